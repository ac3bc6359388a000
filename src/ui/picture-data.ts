/** What it takes to show a picture. */

/** A picture of the shop. `url` is its 1200 px JPEG; other sizes and formats lie beside it (`pictureUrl`). */
export type PictureData = {
  id: string;
  /** `/media/<id>/1200.jpg`, with `?v=<revision>` once its file has been replaced; where a network serves pictures, under its origin. */
  url: string;
  /** Pixels of the original; their ratio prevents layout shifts. */
  width: number;
  height: number;
  alt: string;
  /** A tiny `data:` address shown, blurred, until the picture is there. */
  placeholder: string | null;
  /** What stays in sight where it is cropped, as parts of its width and height from 0 to 1; absent: its middle. */
  focalPoint?: FocalPoint | null | undefined;
};

/** A place in a picture: parts of its width and height, from 0 to 1. */
export type FocalPoint = { x: number; y: number };

/** Widths that the media route makes, in pixels. */
export const pictureWidths = [80, 160, 320, 480, 640, 800, 1200, 1600, 2000] as const;

/** The address of one size and format of a picture. */
export function pictureUrl(picture: Pick<PictureData, 'url'>, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return picture.url.replace(/\/\d+\.jpg(?=$|\?)/, `/${width}.${format}`);
}

/** The path of a picture's 1200 px JPEG at the shop; `revision`: how often its file was replaced. */
export const pictureOf = (id: string, revision = 0): string => `/media/${id}/1200.jpg${revision ? `?v=${revision}` : ''}`;

/** How often the file behind an address was replaced. */
export const revisionIn = (url: string): number => Number(/\?v=(\d{1,9})$/.exec(url)?.[1] ?? 0);

const focalSteps = 10;

/** A focal point as attributes that the style sheet knows, in tenths: no inline style is allowed on pages. Nothing for the middle. */
export function focalAttributes(focalPoint: FocalPoint | null | undefined): { 'data-focal-x'?: number; 'data-focal-y'?: number } {
  if (!focalPoint) return {};
  return { 'data-focal-x': Math.round(focalPoint.x * focalSteps), 'data-focal-y': Math.round(focalPoint.y * focalSteps) };
}

/** Widths that a picture is offered in: what a screen may ask for, no more, because a list says it for each of its pictures. */
export type OfferedWidths = { from: number; to: number };

// A quarter of the smallest screen, and screens of up to three device pixels to each of a style sheet.
const narrowest = 320;
const mostPixels = 3;

/** The widths that `sizes` (as in HTML) can come to, up to `widest` where the page is never as wide as the screen. */
export function offeredWidths(sizes: string, widest: number = pictureWidths.at(-1)!): OfferedWidths {
  if (/\dvw/.test(sizes)) return { from: narrowest, to: widest };
  const most = Math.max(...(sizes.match(/\d+(?=px(?:,|$))/g) ?? [Infinity]).map(Number));
  return { from: 0, to: Math.min(widest, pictureWidths.find((width) => width >= most * mostPixels) ?? widest) };
}

/**
 * A `srcset` with the widths offered up to the original's, and always the smallest that covers it. None is made larger than the
 * original, so that one says how wide the original is.
 */
export function pictureSourceSet(
  picture: Pick<PictureData, 'url' | 'width'>,
  format: 'avif' | 'webp' | 'jpg',
  { from, to }: OfferedWidths = offeredWidths('100vw'),
): string {
  const enough = pictureWidths.find((width) => width >= picture.width) ?? pictureWidths.at(-1)!;
  return pictureWidths
    .filter((width) => width <= enough && width <= to && (width >= from || width === enough))
    .map((width) => `${pictureUrl(picture, width, format)} ${Math.min(width, picture.width)}w`)
    .join(', ');
}

/** How wide a product's picture is in a grid of cards; in device pixels at most half of a small tablet, or a quarter of the widest page. */
export const inGrid = { sizes: '(min-width: 1280px) 25vw, (min-width: 768px) 33vw, 50vw', widest: 800 };
/** The same where two share the page. */
export const inHalf = { sizes: '(min-width: 1024px) 28vw, 50vw', widest: 1280 };
