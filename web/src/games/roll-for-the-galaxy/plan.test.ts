import { expect, test } from 'vitest';
import { withFaces } from './plan.ts';

const none = [0, 0, 0, 0, 0, 0, 0];
const white = (n: number) => [n, 0, 0, 0, 0, 0, 0];
const strip = (columns: number[][], rolled: number[][]) => ({
  columns,
  rolled,
  wild: none,
  dictated: none,
  selector: null,
  selected: null,
});

test('dice that lie where they were rolled show that face', () => {
  const faces = withFaces(
    strip([white(2), none, white(1), none, none], [white(2), none, white(1), none, none, none]),
  );
  expect(faces.columns[0]).toEqual([{ die: 'home', faces: ['explore', 'explore'] }]);
  expect(faces.columns[2]).toEqual([{ die: 'home', faces: ['settle'] }]);
});

test('a wild die keeps its asterisk, a moved die the face it was rolled with', () => {
  const faces = withFaces(
    strip([white(1), none, white(2), none, none], [white(2), none, none, none, none, white(1)]),
  );
  expect(faces.columns[0]).toEqual([{ die: 'home', faces: ['explore'] }]);
  expect(faces.columns[2]?.[0]?.faces.toSorted()).toEqual(['explore', 'wild']);
});

test('the selector and the Dictate die take what is left', () => {
  const faces = withFaces({
    ...strip([white(1), none, none, none, none], [white(1), white(1), none, white(1), none, none]),
    dictated: white(1),
    selector: 'home',
  });
  expect([faces.selector?.face, faces.dictated[0]?.faces[0]].toSorted()).toEqual(['develop', 'produce']);
});

test('where the roll is not known, workers show their column', () => {
  const faces = withFaces(strip([none, none, none, none, white(2)], [none, none, none, none, none, none]));
  expect(faces.columns[4]).toEqual([{ die: 'home', faces: ['ship', 'ship'] }]);
});
