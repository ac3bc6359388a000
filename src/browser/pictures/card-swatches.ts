/**
 * Colours on cards: pressed, or under a mouse, one shows its picture in the card's place and leads the card to its variant. Nobody leaves the list; a press with
 * a key that opens tabs does as always.
 */
import { isPlainClick } from '#kit/browser/navigate.ts';
import { overlayPicture } from './hover-images.ts';

/** Starts listening, for all cards that ever come into the document. */
export function startCardSwatches(): void {
  document.addEventListener('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && choose(swatchAt(target)), { passive: true });
  document.addEventListener(
    'click',
    (event) => {
      const swatch = swatchAt(event.target);
      if (!swatch || !isPlainClick(event)) return;
      // Before the navigation sees it.
      event.preventDefault();
      event.stopPropagation();
      choose(swatch);
    },
    { capture: true },
  );
}

const swatchAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-swatch]') : null);

function choose(swatch: HTMLAnchorElement | null): void {
  const card = swatch?.closest('article');
  const frame = card?.querySelector('[data-picture]')?.parentElement;
  if (!swatch || !card || !frame || swatch.ariaCurrent === 'true') return;
  for (const other of card.querySelectorAll('a[data-swatch]')) other.removeAttribute('aria-current');
  swatch.ariaCurrent = 'true';
  for (const link of card.querySelectorAll<HTMLAnchorElement>('h2 > a, h3 > a')) link.href = swatch.href;
  const place = Object.assign(document.createElement('span'), { className: 'swatch-picture absolute inset-0 bg-base-200' });
  place.append(overlayPicture(swatch.dataset['swatch']!));
  frame.querySelector('.swatch-picture')?.remove();
  // Above the hover image, below badges and heart.
  (frame.querySelector('.hover-image') ?? frame.querySelector('[data-picture]')!).after(place);
}
