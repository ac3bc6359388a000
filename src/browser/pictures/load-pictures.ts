/**
 * Pictures (docs/rules/pages.md, "Pictures"): asked for from 1.3 screens ahead, looked at every 200 ms at most, three
 * attempts in all, then the placeholder; the last 200 that were loaded are shown without waiting. The browser's own lazy
 * loading is what works without this script.
 */
const preloadFactor = 1.3;
const throttleMs = 200;
const mostAttempts = 3;
const mostRemembered = 200;
const retryMs = 400;

const loaded = new Set<string>();
const attempts = new WeakMap<HTMLImageElement, number>();
/** Pictures that wait for their next attempt. The browser may report a failure right after we found it: both are one failure. */
const waiting = new WeakSet<HTMLImageElement>();
/** Pictures that have come near and are still to be asked for. */
const near = new Set<HTMLImageElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watcher: IntersectionObserver | undefined;

const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Crect width='120' height='120' fill='%23e8e6e1'/%3E%3Cpath d='M36 78l18-22 12 14 8-9 12 17z' fill='%23c4c0b8'/%3E%3Ccircle cx='76' cy='46' r='6' fill='%23c4c0b8'/%3E%3C/svg%3E";

/** Listens once, for all pictures that ever come into the document. */
export function startPictures(): void {
  document.addEventListener('load', (event) => event.target instanceof HTMLImageElement && onLoad(event.target), true);
  document.addEventListener('error', (event) => event.target instanceof HTMLImageElement && onError(event.target), true);
  // The browser reports places after layout: asking for them would lay out the whole page at once, far below the fold too.
  const margins: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: `0px 0px ${Math.round((preloadFactor - 1) * 100)}% 0px`,
    // In a row that is swiped: as far ahead as the row is wide. Where a browser does not know it, pictures come as they are swiped into sight.
    scrollMargin: '0px 100% 0px 0px',
  };
  watcher = new IntersectionObserver(notePlaces, margins);
}

/** Takes note of the pictures of a page that has just been shown. */
export function watchPictures(): void {
  watcher?.disconnect();
  near.clear();
  for (const image of document.querySelectorAll('img')) {
    if (!isOfShop(image)) continue;
    if (image.complete && image.naturalWidth > 0) onLoad(image);
    else if (image.complete && image.currentSrc) onError(image);
    else {
      setState(image, 'loading');
      if (image.loading !== 'lazy') continue;
      if (loaded.has(fileOf(image))) image.loading = 'eager';
      else watcher?.observe(image);
    }
  }
}

function notePlaces(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target as HTMLImageElement);
    else near.delete(target as HTMLImageElement);
  }
  if (near.size > 0) timer ??= setTimeout(askFor, throttleMs);
}

function askFor(): void {
  timer = undefined;
  for (const image of near) {
    watcher?.unobserve(image);
    image.loading = 'eager';
  }
  near.clear();
}

/** Pictures with a URL: in frames, in merchants' texts, of people; not what was drawn here, nor the blurred placeholder. */
const isOfShop = (image: HTMLImageElement) => image.dataset['placeholder'] === undefined && !/^(data|blob):/.test(image.src);

/** One picture is fetched as several files: its thumbnail does not say that its large one is here. */
const fileOf = ({ src, sizes }: HTMLImageElement) => `${src} ${sizes}`;

function onLoad(image: HTMLImageElement): void {
  if (!isOfShop(image)) return;
  watcher?.unobserve(image);
  // The blur goes once the picture can be painted: until it is decoded its place would be empty.
  const show = () => setState(image, 'loaded');
  image.decode().then(show, show);
  loaded.delete(fileOf(image));
  loaded.add(fileOf(image));
  if (loaded.size > mostRemembered) loaded.delete(loaded.values().next().value!);
}

function onError(image: HTMLImageElement): void {
  if (!isOfShop(image) || image.dataset['state'] === 'error' || waiting.has(image)) return;
  const tried = (attempts.get(image) ?? 0) + 1;
  attempts.set(image, tried);
  if (tried < mostAttempts) {
    waiting.add(image);
    setTimeout(() => {
      waiting.delete(image);
      if (image.isConnected) Object.assign(image, { src: image.src });
    }, retryMs * tried);
    return;
  }
  // They stay where they are: an island that is mounted only now finds the markup that it knows.
  for (const source of image.closest('picture')?.children ?? [image]) source.removeAttribute('srcset');
  setState(image, 'error');
  image.src = placeholder;
}

function setState(image: HTMLImageElement, state: 'loading' | 'loaded' | 'error'): void {
  image.dataset['state'] = state;
  const frame = image.closest<HTMLElement>('[data-picture]');
  if (frame) frame.dataset['state'] = state;
}
