import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DevelopmentFacts, EffectEntry } from '../../wire/how-to-save-a-world.ts';
import { developmentMarks, marksOf, metricMarks, most, triggerMarks, type Mark } from './marks.ts';

const file = readFileSync(
  new URL('../../../../crates/games/how-to-save-a-world/data/components.toml', import.meta.url),
  'utf8',
);
const shown = (marks: readonly Mark[]) =>
  marks
    .map((mark) => {
      if (mark.is === 'text') return mark.text;
      if (mark.is === 'income') return `↑${mark.text}(${mark.ids.join(' ')})`;
      if (mark.is === 'badges') return `(${mark.ids.join(' ')})`;
      if (mark.is === 'points') return `${mark.text}*`;
      return mark.is === 'per' ? '›' : `(${mark.id})`;
    })
    .join('');

test('every effect of the component file has marks', () => {
  const kinds = new Set([...file.matchAll(/kind = "(\w+)"/g)].map((found) => found[1] ?? ''));
  for (const kind of [
    'gain',
    'gain_standard',
    'raise_income',
    'raise_standard_income',
    'gain_badge',
    'points',
    'take_start_medal',
    'work',
    'research',
    'free_development',
    'buy_card',
    'gain_card',
    'reactivate_badges',
    'recall_lander',
    'shuttle_and_deploy',
  ]) {
    expect(kinds, kind).toContain(kind);
    const effect = { kind, n: 1, resource: 'energy', badge: 'any', project: 'laser', category: 'basic' };
    const whole = { ...effect, card_type: 'any', discount: 0 } as unknown as EffectEntry;
    expect(marksOf([whole]), kind).not.toEqual([]);
  }
});

test('marks are short', () => {
  expect(
    shown(
      marksOf([
        {
          kind: 'per_badge',
          badge: 'moon',
          max: 0,
          effects: [{ kind: 'work', project: 'laser', n: 1 }],
        },
      ]),
    ),
  ).toBe('(moon)›(laser)');
  expect(
    shown(
      marksOf([
        { kind: 'raise_income', resource: 'minerals', n: 1 },
        { kind: 'raise_income', resource: 'biomass', n: 1 },
      ]),
    ),
  ).toBe('↑(minerals biomass)');
  expect(shown(marksOf([{ kind: 'buy_card', n: 2, card_type: 'any', discount: 1 }]))).toBe('2×(any)−1');
  expect(shown(triggerMarks({ on: 'work', project: 'any' }))).toBe('(any)');
});

test('species cards show what they count, and the most they give', () => {
  const score = {
    kind: 'table',
    metric: 'resource_left',
    resource: 'knowledge',
    steps: [
      [3, 1],
      [9, 7],
    ] as [number, number][],
  } as const;
  expect(shown(metricMarks({ ...score, steps: [...score.steps] }))).toBe('(knowledge)');
  expect(most({ ...score, steps: [...score.steps] })).toBe(7);
});

test('a field of the laboratory shows what it scores', () => {
  const telemetry: DevelopmentFacts = {
    development: 'tech2_laser_telemetry',
    category: 'tech2',
    cost: 5,
    effects: [],
    ability: null,
    scores: { trigger: { on: 'work', project: 'laser' }, points: 1, per: 'turn' },
  };
  expect(shown(developmentMarks(telemetry))).toBe('(laser)1*');
});

const ids = (lang: string) =>
  [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1],
  );

test('both languages say the same', () => {
  expect(ids('de')).toEqual(ids('en'));
});

test('every condition and every count of the component file has words', () => {
  const found = new Set<string>();
  for (const [, on, detail] of file.matchAll(/\{ on = "(\w+)"(?:, (?:project|card_type) = "(\w+)")? \}/g))
    found.add(['on', on, detail].filter(Boolean).join('-'));
  for (const [, metric, project] of file.matchAll(/metric = "(\w+)"(?:, project = "(\w+)")?/g))
    found.add(project === 'worst' || project === 'best' ? `counts-project-${project}` : `counts-${metric}`);
  expect(found.size).toBeGreaterThan(15);
  for (const id of found) expect(ids('en'), id).toContain(id);
});
