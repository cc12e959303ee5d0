import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/protocol.ts';
import { click, lit, pending, remaining } from './selection.ts';

const choice = (name: string, ...targets: string[]): Choice => ({
  action: name,
  label: { id: name },
  targets,
  rule: 'REW-BUY-01',
  rewind: false,
});
const toRow5 = choice('a', 'slot-u03', 'row-5');
const toRow2 = choice('b', 'slot-u03', 'row-2');
const cheap = choice('c', 'slot-u04');
const leave = choice('d');
const all = [toRow5, toRow2, cheap, leave];

describe('selection', () => {
  it('keeps every choice before the first click', () => {
    expect(remaining(all, [])).toEqual(all);
    expect(pending(all, [])).toBeNull();
    expect(pending([leave], [])).toBeNull();
  });

  it('filters by the clicked pieces, in any order', () => {
    expect(remaining(all, ['slot-u03'])).toEqual([toRow5, toRow2]);
    expect(remaining(all, ['row-2', 'slot-u03'])).toEqual([toRow2]);
  });

  it('waits for a further click while several choices remain', () => {
    expect(click(all, [], 'slot-u03')).toEqual({ do: 'select', clicked: ['slot-u03'] });
    expect(pending(all, ['slot-u03'])).toBeNull();
    expect(click(all, ['slot-u03'], 'row-2')).toEqual({ do: 'select', clicked: ['slot-u03', 'row-2'] });
  });

  it('confirms by a second click on any piece of the one choice left', () => {
    expect(click(all, ['slot-u04'], 'slot-u04')).toEqual({ do: 'confirm', choice: cheap });
    expect(click(all, ['row-5'], 'slot-u03')).toEqual({ do: 'confirm', choice: toRow5 });
  });

  it('takes a clicked piece back, or starts over with another', () => {
    expect(click(all, ['slot-u03'], 'slot-u03')).toEqual({ do: 'select', clicked: [] });
    expect(click(all, ['slot-u03'], 'slot-u04')).toEqual({ do: 'select', clicked: ['slot-u04'] });
  });

  it('asks why about a piece of no choice', () => {
    expect(click(all, [], 'slot-u09')).toEqual({ do: 'ask' });
    expect(click([], [], 'slot-u03')).toEqual({ do: 'ask' });
  });

  it('lights what can be clicked next', () => {
    expect([...lit(all, []).keys()]).toEqual(['slot-u03', 'row-5', 'row-2', 'slot-u04']);
    expect([...lit(all, ['slot-u03']).keys()]).toEqual(['slot-u03', 'row-5', 'row-2']);
    expect(lit(all, ['slot-u04']).has('slot-u03')).toBe(true);
    expect(lit(all, []).get('slot-u03')).toEqual([toRow5, toRow2]);
  });
});
