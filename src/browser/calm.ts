/** When there is time for what a page needs only once somebody acts: it has been painted, or somebody acts already. */

const gestures = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** A window that is not looked at paints nothing, and a picture may never come. */
const longestMs = 4_000;

let calm: Promise<void> | undefined;

/** Settles once, for the document: after its first paint with all pictures in view, when the browser is idle; at once by the first gesture. */
export const whenCalm = (): Promise<void> => (calm ??= new Promise(wait));

function wait(go: () => void): void {
  const done = () => {
    for (const gesture of gestures) removeEventListener(gesture, done, true);
    go();
  };
  for (const gesture of gestures) addEventListener(gesture, done, { capture: true, passive: true });
  const painted = () => requestAnimationFrame(() => setTimeout(() => whenIdle(done)));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  setTimeout(done, longestMs);
}

/** Calls `go` when the browser has nothing better to do, after a second at the latest. */
export function whenIdle(go: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 1_000 });
  else setTimeout(go, 200);
}

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, each in a task of its own, so that whoever acts meanwhile is answered in between. */
export function inTurn(work: () => void): Promise<void> {
  const done = last.then(() => new Promise<void>((begin) => setTimeout(begin))).then(work);
  last = done.catch(() => undefined);
  return done;
}
