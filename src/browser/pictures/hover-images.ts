/**
 * The second picture of a product, over the first while a pointer is over its card: made when that happens first. A phone never shows one, and in the markup of a
 * list they were as long as all that it does show.
 */
import { inGrid, offeredWidths, pictureSourceSet } from '#ui/picture-data.ts';

/** The style sheet shows none on a narrower screen. */
const onDesk = '(min-width: 1024px)';

/** Starts listening, for all cards that ever come into the document. */
export function startHoverImages(): void {
  const desk = matchMedia(onDesk);
  const lookAt = (card: Element | null | undefined) => {
    const place = desk.matches ? card?.querySelector<HTMLElement>('[data-hover-image]:empty') : null;
    if (place) show(place);
  };
  const over = ({ pointerType, target }: PointerEvent) => pointerType === 'mouse' && target instanceof Element && lookAt(target.closest('article'));
  document.addEventListener('pointerover', over, { passive: true });
  // Where the pointer was before.
  lookAt(document.querySelector('article:hover'));
}

/** Puts the picture into its place; nothing of it is seen before it has come. One that does not come is asked for again, as all are (load-pictures.ts). */
const show = (place: HTMLElement) => place.append(overlayPicture(place.dataset['hoverImage']!));

/** A picture that covers another one of a card, from its address and width. */
export function overlayPicture(source: string): HTMLPictureElement {
  const [url = '', width] = source.split(' ');
  const { sizes, widest } = inGrid;
  const sourceSet = (format: 'avif' | 'webp') => pictureSourceSet({ url, width: Number(width) }, format, offeredWidths(sizes, widest));
  const picture = Object.assign(document.createElement('picture'), { className: 'contents' });
  const image = Object.assign(new Image(), { alt: '', decoding: 'async', className: 'relative size-full object-cover' });
  picture.append(Object.assign(document.createElement('source'), { type: 'image/avif', srcset: sourceSet('avif'), sizes }), image);
  Object.assign(image, { sizes, srcset: sourceSet('webp'), src: url });
  return picture;
}
