/** A responsive picture: AVIF, else WebP, in the size asked for, without layout shift, blurred until it is loaded. */
import { focalAttributes, offeredWidths, pictureSourceSet, type PictureData } from './picture-data.ts';

/** A small picture beside its description; an empty square where there is none. */
export function Thumbnail({ picture }: { picture: PictureData | null }) {
  const shape = 'size-16 shrink-0 rounded-field';
  return picture ? <Picture picture={{ ...picture, alt: '' }} sizes="64px" className={shape} /> : <span className={`${shape} bg-base-200`} />;
}

/**
 * Shows a picture. `sizes` says how wide it will be (as in HTML), `widest` how many pixels it never needs more than; `priority` is for the one picture
 * that a page is about.
 * `held` pictures are not fetched while there is script to let them go; without script they are. `on-phones`: on wider screens they are as all others.
 * `className` shapes the frame, `fit` says whether the picture fills it (`cover`) or lies whole inside it (`contain`).
 */
export function Picture({
  picture,
  sizes,
  widest,
  priority = false,
  className = '',
  fit = 'cover',
  held = false,
}: {
  picture: PictureData;
  sizes: string;
  widest?: number | undefined;
  priority?: boolean;
  className?: string;
  fit?: 'cover' | 'contain';
  held?: boolean | 'on-phones';
}) {
  const widths = offeredWidths(sizes, widest);
  const shape = fit === 'cover' ? 'object-cover' : 'object-contain';
  const focal = fit === 'cover' ? focalAttributes(picture.focalPoint) : {};
  return (
    <span data-picture="" className={`relative block overflow-hidden bg-base-200 ${className}`}>
      {picture.placeholder && <img src={picture.placeholder} alt="" aria-hidden="true" data-placeholder="" className={shape} />}
      <picture className={`contents ${held === 'on-phones' ? 'scripted:max-md:hidden' : held ? 'scripted:hidden' : ''}`}>
        <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif', widths)} sizes={sizes} />
        <img
          src={picture.url}
          srcSet={pictureSourceSet(picture, 'webp', widths)}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority && { fetchPriority: 'high' as const })}
          {...focal}
          className={`relative size-full ${shape}`}
        />
      </picture>
    </span>
  );
}
