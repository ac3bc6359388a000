/** Mounting what is interactive on a page, each when it is needed and the page has been painted. What draws them is fetched with the first one. */
import type { Root } from 'react-dom/client';
import type { IslandEntry } from '#ui/island.tsx';
import { inTurn, whenCalm, whenIdle } from './calm.ts';
import { tellFields, watchActs } from './early-acts.ts';
import { islands } from './islands.ts';
import type { PageInfo } from './page-data.ts';

type Place = { element: Element; entry: IslandEntry; page: PageInfo };

/** Places that were seen to, and what stands in those that are mounted. */
const places = new WeakSet<Element>();
const mounted = new Map<Element, Root>();

/** Mounts the islands of a page. Calling it again for a new page leaves kept parts alone. */
export function mountIslands(page: PageInfo): void {
  for (const entry of page.islands) {
    const element = document.querySelector(`[data-island="${entry.id}"]`);
    if (!element || places.has(element)) continue;
    places.add(element);
    // A plain form that the browser posts by itself loses the pictures that were chosen.
    const { within } = entry.props;
    const around = typeof within === 'string' ? document.getElementById(within) : null;
    const acts = watchActs(around ?? element, { onAct: () => void go(), formsOnly: around !== null });
    let mounting: Promise<void> | undefined;
    const go = () =>
      (mounting ??= mount({ element, entry, page })
        .then(acts.again)
        .catch((fault: unknown) => {
          console.error(`the island ${entry.name} could not be mounted`, fault);
          acts.giveUp();
          // Its script did not come: whoever comes to it asks once more.
          mounting = undefined;
          interaction(element, () => void go());
        }));
    void whenCalm().then(() => whenNeeded(element, entry, () => void go()));
  }
}

/** Takes down the islands inside a part that is about to be replaced. */
export function unmountIslands(part: Element): void {
  for (const [element, root] of mounted) {
    if (!part.contains(element)) continue;
    mounted.delete(element);
    root.unmount();
  }
}

async function mount({ element, entry, page }: Place): Promise<void> {
  const load = islands[entry.name];
  if (!load) return console.error(`no island is named ${entry.name}`);
  const [{ hydrate, drawn }, component] = await Promise.all([import('./hydrate.tsx'), load()]);
  await inTurn(() => {
    if (!element.isConnected) return;
    mounted.set(element, hydrate(element, component, entry, page));
    // From here on what is pressed inside is answered; tests wait for this sign.
    element.setAttribute('data-mounted', '');
    tellFields(element, drawn);
  });
}

function whenNeeded(element: Element, { when }: IslandEntry, go: () => void): void {
  if (when === 'load') go();
  else if (when === 'idle') whenIdle(go);
  else if (when === 'visible') visible(element, go);
  else interaction(element, go);
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

const gestures = ['pointerover', 'touchstart', 'focusin'] as const;

function interaction(element: Element, go: () => void): void {
  for (const gesture of gestures) element.addEventListener(gesture, go, { passive: true, once: true });
}
