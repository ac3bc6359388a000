/** A video, fetched only when it is played. */
import * as m from '#messages';
import { publicAddress } from '#ui/public-files/public-files.ts';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureUrl, type PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { VideoSettings } from './settings.ts';

/** What a video shows. */
export type VideoData = { title: string; text: string; picture: PictureData | null };

/** The browser's own player for a file of the shop; a picture that leads there for an address elsewhere. */
export function Video({ settings, data: { title, text, picture } }: { settings: VideoSettings; data: VideoData }) {
  const { locale } = usePageView();
  if (!picture || (!settings.file && !settings.address)) return null;
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      {settings.file ? (
        <video
          controls
          playsInline
          preload="none"
          poster={pictureUrl(picture, 1200, 'jpg')}
          className="aspect-video w-full rounded-box bg-base-200 object-cover"
          aria-label={title || picture.alt}
          src={publicAddress(`/media/video/${settings.file}`)}
        >
          {/* From the shop itself: a player takes captions from no other origin. */}
          <track kind="captions" src={`/media/video/${settings.captions}`} srcLang={locale} />
        </video>
      ) : (
        <a href={settings.address} target="_blank" rel="noreferrer" className="group relative block">
          <Picture picture={picture} sizes="100vw" className="zoom-on-hover aspect-video w-full rounded-box" />
          <span className="absolute bottom-3 right-4 flex items-center gap-2 rounded-full bg-base-100/90 px-4 py-3 text-sm font-medium">
            <Icon name="right" className="size-4" />
            {m.section_video_elsewhere({ site: new URL(settings.address!).hostname })}
          </span>
        </a>
      )}
    </section>
  );
}
