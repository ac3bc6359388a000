/** Resolves when the page has been painted, or at the first interaction: the time to load what only interaction needs. */

const gestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** A window that is not looked at paints nothing, and a picture may never come. */
const longestMs = 4_000;

/** A row of pictures snaps into place once they are there; a page appears beneath a pointer that rests. */
const happensByItself = (event: Event): boolean =>
  (event.type === 'scroll' && event.target instanceof Element) ||
  (event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0);

let idle: Promise<void> | undefined;

/** Settles once, for the document: after its first paint with all pictures in view, when the browser is idle; at once by the first gesture. */
export const whenPageIdle = (): Promise<void> => (idle ??= new Promise(wait));

function wait(go: () => void): void {
  const done = () => {
    for (const gesture of gestures) removeEventListener(gesture, moved, true);
    go();
  };
  const moved = (event: Event) => {
    if (!happensByItself(event)) done();
  };
  for (const gesture of gestures) addEventListener(gesture, moved, { capture: true, passive: true });
  // The browser reports a paint after it is shown; a frame that has begun is not shown yet.
  const painted = () =>
    new PerformanceObserver((_paints, watch) => {
      watch.disconnect();
      whenIdle(done);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  setTimeout(done, longestMs);
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

let used: Promise<void> | undefined;

/** Settles once, for the document: at the first gesture, a scroll among them. What only answers gestures costs a page that is looked at nothing. */
export const whenUsed = (): Promise<void> =>
  (used ??= new Promise((go) => {
    const done = (event: Event) => {
      if (happensByItself(event)) return;
      for (const sign of signs) removeEventListener(sign, done, true);
      void whenPageIdle().then(go);
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  }));

/** A window that is not looked at paints nothing. */
const longestFrameMs = 300;

/** Resolves once the document as it is now has been painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    // A task that is asked for while a frame is made begins after it.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longestFrameMs);
  });

/** Calls `go` when the browser has nothing better to do, after a second at the latest. */
export function whenIdle(go: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 1_000 });
  else setTimeout(go, 200);
}

type Work = { run: () => void; isUrgent: () => boolean };

const waiting: Work[] = [];
let isBusy = false;

/**
 * Does one thing after the other, each in a task of its own, so that input in between is handled at once. What is urgent by the time that its turn
 * could come goes before the rest.
 */
export function enqueueTask(work: () => void, isUrgent: () => boolean = () => false): Promise<void> {
  const done = new Promise<void>((run) => void waiting.push({ run, isUrgent })).then(work);
  if (!isBusy) setTimeout(next);
  isBusy = true;
  return done;
}

function next(): void {
  const urgent = waiting.findIndex(({ isUrgent }) => isUrgent());
  const [turn] = waiting.splice(Math.max(urgent, 0), 1);
  isBusy = turn !== undefined;
  if (!turn) return;
  setTimeout(next);
  turn.run();
}
