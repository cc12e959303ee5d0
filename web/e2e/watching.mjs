// Watches what a page shows while a story is told: every change, with its time.

/** Begins to watch. Call it before the page is opened. */
export async function watch(one) {
  await one.page.addInitScript(() => {
    const seen = (window.seen = { shown: [], shifts: [] });
    // A part of the table that unfolds because the step needs it is meant to move.
    let unfolded = -Infinity;
    new MutationObserver(() => (unfolded = performance.now())).observe(document, {
      subtree: true,
      attributeFilter: ['data-open'],
    });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if (!shift.hadRecentInput && Math.abs(shift.startTime - unfolded) > 150)
          seen.shifts.push({
            value: shift.value,
            time: shift.startTime,
            told: document.querySelector('.stage')?.dataset.told ?? '',
            what: shift.sources.map(({ node, previousRect: a, currentRect: b }) => {
              const name =
                node?.className?.baseVal ?? node?.className ?? node?.parentElement?.className ?? '?';
              return `${name} ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
            }),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('keydown', (event) => (seen.key = event.timeStamp), true);
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

/** How far the layout shifted by itself, and what shifted most. */
export async function shifted(one) {
  const shifts = await one.page.evaluate(() => window.seen.shifts);
  // As browsers measure it: the worst stretch of at most five seconds without a second of rest in it.
  let [worst, stretch, first, last] = [0, 0, 0, -Infinity];
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) [stretch, first] = [0, time];
    [stretch, last] = [stretch + value, time];
    worst = Math.max(worst, stretch);
  }
  const most = shifts.toSorted((a, b) => b.value - a.value).slice(0, 4);
  return {
    worst,
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    most: most.map(({ value, told, what }) => `${value.toFixed(4)} at ${told}: ${what.join('; ')}`),
  };
}

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

/** How much slower the machine is now than it is alone: 1, or more if others work on it. */
export const slowness = (page) =>
  page.evaluate(() => {
    const begin = performance.now();
    let sum = 0;
    for (let i = 0; i < 3e7; i++) sum += i % 7;
    return sum > 0 ? Math.max(1, (performance.now() - begin) / 35) : 1;
  });

/** Whether something is being told. */
export const telling = (page) => page.evaluate(() => document.querySelector('.stage') !== null);
