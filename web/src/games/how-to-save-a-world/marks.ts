// Effects in a small picture language: what a piece gives, in icons and numbers. The sentences stand on its card.

import type {
  Ability,
  Badge,
  BadgePick,
  CardPick,
  Category,
  DevelopmentFacts,
  EffectEntry,
  ProjectPick,
  Resource,
  ScoreEntry,
  TriggerEntry,
} from '../../wire/how-to-save-a-world.ts';
import { BADGES, type SHAPE } from './art.ts';

/** One sign of the picture language. */
export type Mark =
  | { is: 'text'; text: string; quiet?: boolean }
  | { is: 'resource'; id: Resource | 'any' }
  /** Income lines that rise. */
  | { is: 'income'; text: string; ids: readonly (Resource | 'any')[] }
  | { is: 'badge'; id: Badge }
  | { is: 'badges'; ids: readonly Badge[] }
  | { is: 'work'; id: ProjectPick }
  | { is: 'card'; id: CardPick; gone?: boolean }
  | { is: 'points'; text: string }
  | { is: 'shape'; id: keyof typeof SHAPE }
  /** "For each", "and then". */
  | { is: 'per' };

const text = (value: string | number): Mark => ({ is: 'text', text: String(value) });
const quiet = (value: string): Mark => ({ is: 'text', text: value, quiet: true });
const times = (n: number): Mark[] => (n > 1 ? [text(`${n}×`)] : []);

const badgeMarks = (pick: BadgePick): Mark[] => {
  if (pick === 'any') return [{ is: 'badges', ids: BADGES }];
  if (pick === 'planet_or_moon')
    return [{ is: 'badge', id: 'planet' }, quiet('/'), { is: 'badge', id: 'moon' }];
  return [{ is: 'badge', id: pick }];
};

const categoryMarks = (category: Category): Mark[] =>
  category === 'basic'
    ? [{ is: 'shape', id: 'research' }, text(0)]
    : [{ is: 'shape', id: 'technology' }, quiet(category === 'tech1' ? 'I' : 'II')];

/** The marks of one effect. */
function effectMarks(effect: EffectEntry): Mark[] {
  switch (effect.kind) {
    case 'gain':
      return [text(effect.n), { is: 'resource', id: effect.resource }];
    case 'gain_standard':
      return [text(effect.n), { is: 'resource', id: 'any' }];
    case 'raise_income':
      return [{ is: 'income', text: String(effect.n), ids: [effect.resource] }];
    case 'raise_standard_income':
      return [{ is: 'income', text: String(effect.n), ids: ['any'] }];
    case 'gain_badge':
      return [text(effect.n > 1 ? `+${effect.n}` : '+'), ...badgeMarks(effect.badge)];
    case 'points':
      return [{ is: 'points', text: String(effect.n) }];
    case 'take_start_medal':
      return [{ is: 'shape', id: 'medal' }];
    case 'work':
      return [...times(effect.n), { is: 'work', id: effect.project }];
    case 'research':
      return [...times(effect.n), { is: 'shape', id: 'research' }];
    case 'free_development':
      return [...times(effect.n), ...categoryMarks(effect.category)];
    case 'buy_card':
      return [
        ...times(effect.n),
        { is: 'card', id: effect.card_type },
        ...(effect.discount > 0 ? [text(`−${effect.discount}`)] : []),
      ];
    case 'gain_card':
      return [...times(effect.n), { is: 'card', id: effect.card_type }, text(0)];
    case 'remove_card_for':
      return [
        { is: 'card', id: 'any', gone: true },
        ...(effect.effects.length > 0 ? [{ is: 'per' } as const, ...marksOf(effect.effects)] : []),
      ];
    case 'per_badge':
      return [
        ...(effect.max > 0 ? [quiet(`≤${effect.max}`)] : []),
        { is: 'badge', id: effect.badge },
        { is: 'per' },
        ...marksOf(effect.effects),
      ];
    case 'pay_for': {
      const cost = effect.cost[0];
      const resource = cost?.resource === 'standard' ? 'any' : ((cost?.resource ?? 'any') as Resource);
      return [
        ...(effect.max > 1 ? [quiet(`≤${effect.max}×`)] : []),
        text(cost?.n ?? 0),
        { is: 'resource', id: resource },
        { is: 'per' },
        ...marksOf(effect.effects),
      ];
    }
    case 'choose':
      return effect.options.flatMap((option, i) => [
        ...(i > 0 ? [quiet('/')] : []),
        ...marksOf(option.effects),
      ]);
    case 'reactivate_badges':
      return [...times(effect.n), { is: 'shape', id: 'reactivate' }, { is: 'badges', ids: BADGES }];
    case 'recall_lander':
      return [...times(effect.n), { is: 'shape', id: 'stay' }];
    case 'shuttle_and_deploy':
      return [{ is: 'shape', id: 'shuttle' }, { is: 'per' }, { is: 'shape', id: 'stay' }];
  }
}

/** The marks of a list of effects; raises by one of several lines stand together. */
export function marksOf(effects: readonly EffectEntry[]): Mark[] {
  const lines = effects.flatMap((effect) =>
    effect.kind === 'raise_income' && effect.n === 1 ? [effect.resource] : [],
  );
  if (lines.length > 1 && lines.length === effects.length) return [{ is: 'income', text: '', ids: lines }];
  return effects.flatMap(effectMarks);
}

/** The marks of a condition. */
export function triggerMarks(trigger: TriggerEntry): Mark[] {
  switch (trigger.on) {
    case 'gain_standard':
      return [{ is: 'resource', id: 'any' }];
    case 'raise_standard':
      return [{ is: 'income', text: '', ids: ['any'] }];
    case 'gain_badge':
      return [{ is: 'badges', ids: BADGES }];
    case 'work':
      return [{ is: 'work', id: trigger.project }];
    case 'develop':
      return [{ is: 'shape', id: 'research' }];
    case 'gain_card':
      return [{ is: 'card', id: trigger.card_type }];
    case 'play_action':
      return [{ is: 'card', id: 'action' }];
  }
}

function abilityMarks(ability: Ability): Mark[] {
  switch (ability.kind) {
    case 'science_badge_wild':
      return [{ is: 'badge', id: 'science' }, quiet('='), { is: 'shape', id: 'any' }];
    case 'express_any_resource':
      return [
        { is: 'shape', id: 'shuttle' },
        { is: 'resource', id: 'any' },
      ];
    case 'express_then_deploy':
      return [
        { is: 'shape', id: 'shuttle' },
        { is: 'shape', id: 'stay' },
      ];
    case 'work_discount':
      return [text(`−${ability.n}`), { is: 'work', id: 'any' }];
    case 'action_card_free':
      return [{ is: 'card', id: 'action' }, text(0), { is: 'resource', id: 'energy' }];
    case 'card_discount':
      return [text(`−${ability.n}`), { is: 'card', id: 'any' }];
  }
}

/** The marks of a field of the laboratory. */
export function developmentMarks(development: DevelopmentFacts): Mark[] {
  if (development.ability) return abilityMarks(development.ability);
  if (development.scores)
    return [
      ...triggerMarks(development.scores.trigger),
      { is: 'points', text: String(development.scores.points) },
    ];
  return marksOf(development.effects);
}

/** What a species card counts. */
export function metricMarks(score: ScoreEntry): Mark[] {
  switch (score.metric) {
    case 'badge_tiles':
      return [{ is: 'badge', id: score.badge }];
    case 'resource_left':
      return [{ is: 'resource', id: score.resource }];
    case 'project_space':
      return [{ is: 'work', id: score.project }];
    case 'tech1_count':
      return categoryMarks('tech1');
    case 'tech2_count':
      return categoryMarks('tech2');
    case 'action_cards':
      return [{ is: 'card', id: 'action' }];
    case 'reaction_cards':
      return [{ is: 'card', id: 'reaction' }];
    case 'species_cards':
      return [{ is: 'card', id: 'species' }];
    case 'incomes_at_most':
      return [{ is: 'income', text: `≤${score.value}`, ids: ['any'] }];
    case 'incomes_at_least':
      return [{ is: 'income', text: `≥${score.value}`, ids: ['any'] }];
    case 'highest_income':
      return [{ is: 'income', text: '', ids: ['any'] }];
    case 'badge_sets':
      return [{ is: 'badges', ids: BADGES }];
    case 'projects_led':
      return [{ is: 'work', id: 'best' }];
    case 'start_medal':
      return [{ is: 'shape', id: 'medal' }];
  }
}

/** The most points that a species card can give. */
export function most(score: ScoreEntry): number {
  if (score.kind === 'per_unit') return score.max;
  if (score.kind === 'flag') return score.points;
  return score.steps.at(-1)?.[1] ?? 0;
}
