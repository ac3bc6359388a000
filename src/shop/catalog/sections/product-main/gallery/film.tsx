/** A video in the row of pictures. */
import * as m from '#messages';
import { pictureUrl } from '#ui/picture-data.ts';
import type { Video } from '../../../../media/contract.ts';

/** Nothing of it is fetched before it is played, or its beginning where it has no poster; both only when the shopper comes near (without script: at once). */
export function Film({ video, near }: { video: Video; near: boolean }) {
  const title = m.product_video({ title: video.title });
  return (
    <video
      preload={near && !video.poster ? 'metadata' : 'none'}
      controls
      playsInline
      muted
      aria-label={title}
      {...(near && video.poster ? { poster: pictureUrl(video.poster, 1200, 'webp') } : {})}
      className="aspect-square w-full bg-base-200 object-contain md:rounded-box"
    >
      <source src={video.url} type={video.mime} />
      <a href={video.url}>{title}</a>
    </video>
  );
}
