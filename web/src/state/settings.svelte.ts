/** What the reader has set. Kept in this browser, applied at once. */
import { PACES, type Pace } from '../story/pace.ts';
import type { Lang } from '../i18n/texts.ts';

/** When a choice must be confirmed: never, when it cannot be undone, always. */
export type Confirm = 'never' | 'firm' | 'always';

export interface Values {
  lang: Lang;
  theme: 'system' | 'dark' | 'light';
  /** The pace of stories and motion. */
  motion: Pace;
  confirm: Confirm;
  sound: boolean;
  safeColours: boolean;
  textSize: number;
  /** The number of rivals and the level of "Play now". */
  rivals: number;
  level: string;
}

const KEY = 'orrery.settings';
const USUAL: Values = {
  lang: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
  theme: 'dark',
  motion: 'calm',
  confirm: 'firm',
  sound: false,
  safeColours: false,
  textSize: 1,
  rivals: 1,
  level: '',
};

function load(): Values {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>;
    // An older version knew values that are gone.
    if (!PACES.includes(kept.motion ?? 'calm')) delete kept.motion;
    if (!['never', 'firm', 'always'].includes(kept.confirm ?? '')) delete kept.confirm;
    return { ...USUAL, ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Values = $state(load());

/** The pace that holds now: whoever asks the system for less motion gets no stories. */
export const pace = (): Pace =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.motion;

/** Keeps the settings and puts them on the page; called once, then by itself on every change. */
export function applySettings(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  let systemLight = $state(light.matches);
  light.addEventListener('change', () => (systemLight = light.matches));
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      const theme = settings.theme === 'system' ? (systemLight ? 'light' : 'dark') : settings.theme;
      root.dataset['theme'] = theme;
      root.dataset['motion'] = settings.motion;
      root.dataset['palette'] = settings.safeColours ? 'safe' : 'usual';
      root.style.setProperty('--text-size', String(settings.textSize));
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
