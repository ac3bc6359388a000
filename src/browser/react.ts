/**
 * Islands get Preact for `react` in the browser build, a tenth of the size (docs/decisions/0460). Four things are done here as React does them and
 * Preact does not: what only the browser knows is held back while markup is taken over, what was written in a field of several lines before stays in it, ids
 * are unique in the whole document, and whoever acts finds all effects of what was drawn before done.
 */
import { options, type VNode } from 'preact';
import { useLayoutEffect, useState, useSyncExternalStore as useStore } from 'preact/compat';

let isHydrating = false;
let ids = 0;

const acts = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click', 'beforeinput', 'input', 'change', 'submit', 'paste', 'drop'] as const;

/** A window that is not looked at paints nothing. */
const longestWithoutPaintMs = 100;

let runEffects: (() => void) | null = null;

function runWaitingEffects(): void {
  const run = runEffects;
  runEffects = null;
  run?.();
}

// Effects wait for the paint; a key that is pressed before it must not meet the listeners of what was drawn one key ago.
options.requestAnimationFrame = (run: () => void) => {
  runEffects = run;
  const painted = () => {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
    setTimeout(runWaitingEffects);
  };
  const limit = setTimeout(painted, longestWithoutPaintMs);
  const frame = requestAnimationFrame(painted);
};
for (const act of acts) addEventListener(act, runWaitingEffects, { capture: true, passive: true });

// Of all fields Preact gives this one its island's value while it takes the markup over, and what was written there would be gone.
const madeBefore = options.vnode;
options.vnode = (node: VNode) => {
  madeBefore?.(node);
  if (!isHydrating || node.type !== 'textarea') return;
  const { value, ...props } = node.props as VNode['props'] & { value?: unknown };
  if (value !== undefined) node.props = Object.assign(props, { defaultValue: value });
};

/** Runs `work`, which takes over the server's markup. */
export function hydrating<Made>(work: () => Made): Made {
  isHydrating = true;
  try {
    return work();
  } finally {
    isHydrating = false;
  }
}

/** As React's: the server's value while markup is taken over, the store's own right after. */
export function useSyncExternalStore<Of>(subscribe: (onChange: () => void) => () => void, read: () => Of, readOnServer: () => Of = read): Of {
  const value = useStore(subscribe, read);
  const [isFirst, setFirst] = useState(isHydrating);
  useLayoutEffect(() => setFirst(false), []);
  return isFirst ? readOnServer() : value;
}

/** As React's; Preact's begin anew in every island. */
export function useId(): string {
  return useState(() => `i${(ids += 1)}`)[0];
}
