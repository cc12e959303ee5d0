// Watches what a page shows while a story is told: every change, with its time.

/** Begins to watch. Call it before the page is opened. */
export async function watch(one) {
  await one.page.addInitScript(() => {
    const seen = (window.seen = { shown: [], shifts: [] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if (!shift.hadRecentInput) seen.shifts.push({ time: shift.startTime, value: shift.value });
    }).observe({ type: 'layout-shift', buffered: true });
    let last = '';
    const look = () => {
      requestAnimationFrame(look);
      const stage = document.querySelector('.stage');
      const all = (selector, of) => [...document.querySelectorAll(selector)].map(of);
      const now = {
        told: stage ? Number(stage.dataset.told) : null,
        role: stage?.dataset.role ?? null,
        title: document.querySelector('.banner b, .card .title')?.textContent ?? '',
        said: document.querySelector('.caption p')?.textContent ?? '',
        tableau: all('.rival .chips [data-piece], .own .tableau [data-piece]', (e) => e.dataset.piece),
        scores: Object.fromEntries(
          all('[data-score]', (e) => [e.dataset.score, Number.parseInt(e.textContent)]),
        ),
        log: document.querySelectorAll('.log li').length,
        glows: document.querySelectorAll('.target.active').length,
      };
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      seen.shown.push({ time: performance.now(), ...now });
    };
    requestAnimationFrame(look);
  });
}

/** What was shown so far. */
export const shown = (one) => one.page.evaluate(() => window.seen.shown);

/** Forgets it. */
export const forget = (one) =>
  one.page.evaluate(() => {
    window.seen.shown = [];
    window.seen.shifts = [];
  });

/** How far the layout shifted by itself, all in all. */
export const shifted = (one) =>
  one.page.evaluate(() => window.seen.shifts.reduce((sum, { value }) => sum + value, 0));

/** The log as the socket told it. */
export function heard(one) {
  let log = [];
  for (const frame of one.frames) {
    const message = JSON.parse(frame);
    if (message.type !== 'log') continue;
    log = message.reset ? message.entries : [...log, ...message.entries];
  }
  return log;
}

/** Whether something is being told. */
export const telling = (page) => page.evaluate(() => document.querySelector('.stage') !== null);
