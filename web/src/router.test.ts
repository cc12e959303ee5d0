import { expect, it } from 'vitest';
import { match } from './router.ts';

it('knows every page', () => {
  expect(match('/')).toEqual({ page: 'lobby' });
  expect(match('/new/reworld')).toEqual({ page: 'setup', game: 'reworld', people: false, tables: 1 });
  expect(match('/new/reworld?people')).toEqual({ page: 'setup', game: 'reworld', people: true, tables: 1 });
  expect(match('/new/reworld?tables=3')).toMatchObject({ page: 'setup', people: false, tables: 3 });
  expect(match('/duplicate/abc?invite=xy')).toEqual({ page: 'duplicate', id: 'abc', invite: 'xy' });
  expect(match('/table/abc')).toEqual({ page: 'table', id: 'abc', invite: null });
  expect(match('/table/abc?invite=xy')).toEqual({ page: 'table', id: 'abc', invite: 'xy' });
  expect(match('/replay/abc?at=12')).toEqual({ page: 'replay', id: 'abc', uploaded: false, at: 12 });
  expect(match('/replay/abc?at=soon')).toEqual({ page: 'replay', id: 'abc', uploaded: false, at: null });
  expect(match('/replays/abc')).toEqual({ page: 'replay', id: 'abc', uploaded: true, at: null });
  expect(match('/rules')).toEqual({ page: 'rules', game: null, rule: null });
  expect(match('/rules/reworld#REW-PAY-04')).toEqual({ page: 'rules', game: 'reworld', rule: 'REW-PAY-04' });
  expect(match('/components/reworld/')).toEqual({ page: 'components', game: 'reworld' });
  expect(match('/gallery')).toEqual({ page: 'gallery', game: null });
  for (const page of ['replays', 'settings', 'me', 'daily', 'account', 'sign-in', 'register'] as const) {
    expect(match(`/${page}`)).toEqual({ page });
  }
});

it('sends everything else nowhere, without failing', () => {
  for (const path of [
    '/table',
    '/replay',
    '/new',
    '/settings/x',
    '/a',
    '/rules/x/y',
    '/%E0%A4%A',
    '/table/a/b',
  ]) {
    expect(match(path)).toEqual({ page: 'nowhere' });
  }
  expect(match('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', invite: null });
});
