/**
 * Pictures (specification, sections 4 and 9): asked for from 1.3 screens ahead, looked at every 200 ms at most, three
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
const waiting = new Set<HTMLImageElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Crect width='120' height='120' fill='%23e8e6e1'/%3E%3Cpath d='M36 78l18-22 12 14 8-9 12 17z' fill='%23c4c0b8'/%3E%3Ccircle cx='76' cy='46' r='6' fill='%23c4c0b8'/%3E%3C/svg%3E";

/** Listens once, for all pictures that ever come into the document. */
export function startPictures(): void {
  document.addEventListener('load', (event) => event.target instanceof HTMLImageElement && onLoad(event.target), true);
  document.addEventListener('error', (event) => event.target instanceof HTMLImageElement && onError(event.target), true);
  for (const happening of ['scroll', 'resize'] as const) addEventListener(happening, check, { passive: true });
}

/** Takes note of the pictures of a page that has just been shown. */
export function watchPictures(): void {
  waiting.clear();
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] picture img')) {
    if (image.complete && image.naturalWidth > 0) onLoad(image);
    else if (image.complete && image.currentSrc) onError(image);
    else {
      setState(image, 'loading');
      if (image.loading === 'lazy') waiting.add(image);
    }
  }
  look();
}

function check(): void {
  timer ??= setTimeout(look, throttleMs);
}

function look(): void {
  timer = undefined;
  const limit = innerHeight * preloadFactor;
  for (const image of waiting) {
    if (!image.isConnected) waiting.delete(image);
    // What is not displayed lies nowhere.
    else if (image.checkVisibility() && (loaded.has(image.src) || image.getBoundingClientRect().top < limit)) {
      waiting.delete(image);
      image.loading = 'eager';
    }
  }
}

function onLoad(image: HTMLImageElement): void {
  if (!image.closest('[data-picture]') || image.dataset['placeholder'] !== undefined || image.src === placeholder) return;
  waiting.delete(image);
  setState(image, 'loaded');
  loaded.delete(image.src);
  loaded.add(image.src);
  if (loaded.size > mostRemembered) loaded.delete(loaded.values().next().value!);
}

function onError(image: HTMLImageElement): void {
  const frame = image.closest('[data-picture]');
  if (!frame || image.dataset['placeholder'] !== undefined || image.dataset['state'] === 'error') return;
  const tried = (attempts.get(image) ?? 0) + 1;
  attempts.set(image, tried);
  if (tried < mostAttempts) {
    setTimeout(() => image.isConnected && Object.assign(image, { src: image.src }), retryMs * tried);
    return;
  }
  // They stay where they are: an island that is mounted only now finds the markup that it knows.
  for (const source of image.parentElement?.children ?? []) source.removeAttribute('srcset');
  setState(image, 'error');
  image.src = placeholder;
}

function setState(image: HTMLImageElement, state: 'loading' | 'loaded' | 'error'): void {
  image.dataset['state'] = state;
  const frame = image.closest<HTMLElement>('[data-picture]');
  if (frame) frame.dataset['state'] = state;
}
