/** What a picture is to whoever shows it. */

/** A picture of the shop. `url` is its 1200 px JPEG; other sizes and formats lie beside it (`pictureUrl`). */
export type PictureData = {
  id: string;
  /** `/media/<id>/1200.jpg` */
  url: string;
  /** Pixels of the original; they give the ratio that keeps the page from jumping. */
  width: number;
  height: number;
  alt: string;
  /** A tiny `data:` address shown, blurred, until the picture is there. */
  placeholder: string | null;
};

/** Widths that the media route makes, in pixels. */
export const pictureWidths = [80, 160, 320, 480, 640, 800, 1200, 1600] as const;

/** The address of one size and format of a picture. */
export function pictureUrl(picture: Pick<PictureData, 'url'>, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return picture.url.replace(/\/\d+\.jpg$/, `/${width}.${format}`);
}

/** A `srcset` with every width up to the original's (always the smallest that covers it). */
export function pictureSourceSet(picture: Pick<PictureData, 'url' | 'width'>, format: 'avif' | 'webp' | 'jpg'): string {
  const enough = pictureWidths.find((width) => width >= picture.width) ?? pictureWidths[pictureWidths.length - 1]!;
  return pictureWidths
    .filter((width) => width <= enough)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');
}
