/** A responsive picture: AVIF and WebP in the size asked for, its place kept, blurred until it is there. */
import { pictureSourceSet, type PictureData } from './picture-data.ts';

/**
 * Shows a picture. `sizes` says how wide it will be (as in HTML); `priority` is for the one picture that a page is about.
 * `held` pictures are not fetched while there is script to let them go; without script they are.
 * `className` shapes the frame, `fit` says whether the picture fills it (`cover`) or lies whole inside it (`contain`).
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  className = '',
  fit = 'cover',
  held = false,
}: {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
  className?: string;
  fit?: 'cover' | 'contain';
  held?: boolean;
}) {
  const shape = fit === 'cover' ? 'object-cover' : 'object-contain';
  return (
    <span data-picture="" className={`relative block overflow-hidden bg-base-200 ${className}`}>
      {picture.placeholder && (
        <img src={picture.placeholder} alt="" aria-hidden="true" data-placeholder="" className={`absolute inset-0 size-full scale-110 blur-xl ${shape}`} />
      )}
      <picture className={held ? 'contents scripted:hidden' : 'contents'}>
        <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={pictureSourceSet(picture, 'webp')} sizes={sizes} />
        <img
          src={picture.url}
          srcSet={pictureSourceSet(picture, 'jpg')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority && { fetchPriority: 'high' as const })}
          className={`relative size-full ${shape}`}
        />
      </picture>
    </span>
  );
}
