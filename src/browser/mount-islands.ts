/** Mounting what is interactive on a page, each when it is needed. React is fetched with the first one. */
import type { Root } from 'react-dom/client';
import type { IslandEntry } from '#ui/island.tsx';
import { islands } from './islands.ts';
import type { PageInfo } from './page-data.ts';

type Mounted = { root: Root; element: Element };

const mounted = new Map<string, Mounted>();
let generation = 0;

/** Mounts the islands of a page whose places are inside `parts`. Calling it again for a new page leaves kept parts alone. */
export function mountIslands(page: PageInfo): void {
  generation += 1;
  const mine = generation;
  for (const entry of page.islands) {
    const element = document.querySelector(`[data-island="${entry.id}"]`);
    if (!element || mounted.get(entry.id)?.element === element) continue;
    whenNeeded(element, entry, () => {
      if (mine === generation || element.isConnected) void mount(element, entry, page);
    });
  }
}

/** Takes down the islands inside a part that is about to be replaced. */
export function unmountIslands(part: Element): void {
  for (const [id, { root, element }] of mounted) {
    if (!part.contains(element)) continue;
    mounted.delete(id);
    root.unmount();
  }
}

async function mount(element: Element, entry: IslandEntry, page: PageInfo): Promise<void> {
  const load = islands[entry.name];
  if (!load) return console.error(`no island is named ${entry.name}`);
  const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), load()]);
  if (!element.isConnected || mounted.get(entry.id)?.element === element) return;
  mounted.set(entry.id, { element, root: hydrate(element, component, entry, page) });
  // From here on what is pressed inside is answered; tests wait for this sign.
  element.setAttribute('data-mounted', '');
}

function whenNeeded(element: Element, { when }: IslandEntry, go: () => void): void {
  if (when === 'load') go();
  else if (when === 'idle') idle(go);
  else if (when === 'visible') visible(element, go);
  else interaction(element, go);
}

function idle(go: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 2_000 });
  else setTimeout(go, 200);
}

function visible(element: Element, go: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      go();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
}

const gestures = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

function interaction(element: Element, go: () => void): void {
  const once = (event: Event) => {
    for (const gesture of gestures) element.removeEventListener(gesture, once);
    // A click that came before the island was there is given to it again, unless it leads somewhere by itself.
    if (event.type === 'click' && event.target instanceof HTMLElement && !event.target.closest('a[href]')) event.preventDefault();
    go();
  };
  for (const gesture of gestures) element.addEventListener(gesture, once, { passive: gesture !== 'click' });
}
