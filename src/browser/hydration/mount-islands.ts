/** Hydrating what is interactive on a page, each island when it is needed and the page has been painted. React is fetched with the first one. */
import type { Root } from 'react-dom/client';
import type { IslandEntry } from '#ui/island.tsx';
import { enqueueTask, nextPaint, whenIdle, whenPageIdle, whenUsed } from '../idle.ts';
import { recordEvents, recordFields } from './event-replay.ts';
import { islandOf } from '../islands.ts';
import type { PageInfo } from '../navigation/page-data.ts';

type Place = { element: Element; entry: IslandEntry; page: PageInfo; isTouched: boolean; find: typeof islandOf };

/** Places that were handled, and the roots of those that are mounted. */
const places = new WeakSet<Element>();
const mounted = new Map<Element, Root>();

/** Mounts the islands of a page, which `find` fetches by name. Calling it again for a new page leaves persistent parts alone. */
export function mountIslands(page: PageInfo, find = islandOf): void {
  const painted = nextPaint();
  for (const entry of page.islands) {
    const element = document.querySelector(`[data-island="${entry.id}"]`);
    if (!element || places.has(element)) continue;
    places.add(element);
    // A plain form that the browser posts by itself loses the pictures that were chosen.
    const { within } = entry.props;
    const around = typeof within === 'string' ? document.getElementById(within) : null;
    const place: Place = { element, entry, page, isTouched: false, find };
    let mounting: Promise<void> | undefined;
    const touch = () => {
      place.isTouched = true;
      void go();
    };
    const early = recordEvents(around ?? element, { onEvent: touch, formsOnly: around !== null });
    const go = () =>
      (mounting ??= mount(place)
        .then(early.replay)
        .catch((error: unknown) => {
          console.error(`the island ${entry.name} could not be mounted`, error);
          early.abandon();
          // Its script failed to load: the next interaction tries again.
          mounting = undefined;
          onTouch(element, touch);
        }));
    onTouch(element, touch);
    const start = entry.when === 'gesture' ? whenUsed() : whenPageIdle();
    void start.then(() => painted).then(() => whenNeeded(element, entry, () => void go()));
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

async function mount(place: Place): Promise<void> {
  const { element, entry, page, find } = place;
  const load = find(entry.name);
  if (!load) return console.error(`no island is named ${entry.name}`);
  const [{ hydrate, rendered }, component] = await Promise.all([import('./hydrate.tsx'), load()]);
  const work = () => {
    if (!element.isConnected) return;
    const replayFields = recordFields(element);
    mounted.set(element, hydrate(element, component, entry, page));
    // From here on what is pressed inside is answered; tests wait for this sign.
    element.setAttribute('data-mounted', '');
    replayFields(rendered);
  };
  await enqueueTask(work, () => place.isTouched);
}

/** Whatever an island waits for, interaction hydrates it. */
function whenNeeded(element: Element, { when }: IslandEntry, go: () => void): void {
  if (when === 'load') go();
  else if (when === 'idle' || when === 'gesture') whenIdle(go);
  else if (when === 'visible') visible(element, go);
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

function onTouch(element: Element, touch: () => void): void {
  for (const gesture of gestures) element.addEventListener(gesture, touch, { passive: true, once: true });
}
