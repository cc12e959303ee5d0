// What must hold on every screen, and its pictures.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, SIZES } from './harness.mjs';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const SHOTS = process.env.ORRERY_SCREENSHOTS;

/** The page as it is, at all sizes and in both themes; with pictures into the folder ORRERY_SCREENSHOTS, if it is named. */
export async function shoot(one, name) {
  const picture = async (look) => {
    if (SHOTS) await one.page.screenshot({ path: join(SHOTS, `${name}-${look}.png`) });
  };
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
  const before = one.page.viewportSize();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await one.page.setViewportSize({ width, height });
    await one.page.waitForTimeout(120);
    await picture(size);
  }
  await one.page.setViewportSize(before);
  await theme(one, 'light');
  await picture('light');
  await theme(one, 'dark');
}

export async function theme(one, value) {
  await one.page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Colours on their way are nobody's colours.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  }, value);
  await one.page.waitForTimeout(150);
}

const LOOKS = [
  ['dark', 'desktop'],
  ['light', 'desktop'],
  ['dark', 'phone'],
];
// Lesser findings of axe-core that count here too.
const ALSO = ['heading-order', 'page-has-heading-one', 'landmark-one-main', 'empty-heading'];

/** What is too small for a finger: everything to press, except links in sentences. */
export const tooSmall = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, a.btn, nav a, input, textarea, label:has(> input)')]
      // What cannot be pressed, such as a board in a picture, may be small.
      .filter((e) => e.getClientRects().length > 0 && !e.closest('.vh, [inert]'))
      // A box to tick is pressed by its label.
      .filter((e) => !e.matches('[type=radio], [type=checkbox]'))
      .map((e) => [e, e.getBoundingClientRect()])
      .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
      .map(([e, box]) => `${e.outerHTML.slice(0, 100)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
  );

/**
 * What axe-core finds that is serious or critical, in both themes and on a phone, where nothing may be too small
 * to touch or wider than the screen.
 */
export async function axe(one, where, looks = LOOKS) {
  const found = [];
  const before = one.page.viewportSize();
  for (const [look, size] of looks) {
    const [width, height] = SIZES[size];
    await one.page.setViewportSize({ width, height });
    await theme(one, look);
    if (!(await one.page.evaluate(() => 'axe' in window))) await one.page.evaluate(AXE);
    if (size === 'phone') {
      const small = await tooSmall(one.page);
      found.push(...small.slice(0, 4).map((what) => `${where}: too small to touch: ${what}`));
      const wide = await one.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      if (wide) found.push(`${where} scrolls sideways on a phone`);
    }
    const violations = await one.page.evaluate(async (also) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical' || also.includes(v.id))
        .map(
          (v) =>
            `${v.id}: ${v.nodes
              .slice(0, 3)
              .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary?.split('\n')[1] ?? ''}`)
              .join(' | ')}`,
        );
    }, ALSO);
    found.push(...violations.map((v) => `${where} (${look}, ${size}) ${v}`));
  }
  await theme(one, 'dark');
  await one.page.setViewportSize(before);
  assert(found.length === 0, `axe:\n  ${found.join('\n  ')}`);
}

/** The element with the focus, if nothing shows that it has it. */
export const unseenFocus = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const shows = (e) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // A switch of several parts shows it on the part.
    return shows(at) || (at.parentElement && shows(at.parentElement)) ? null : at.outerHTML.slice(0, 120);
  });

/** What scrolls although everything should be in view. */
export const scrolling = (page) =>
  page.evaluate(() =>
    ['.rivals', '.board', '.own'].filter((part) => {
      const element = document.querySelector(part);
      return element && element.scrollHeight > element.clientHeight + 1;
    }),
  );
