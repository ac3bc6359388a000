/** Pictures in rows. */
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { GallerySettings } from './settings.ts';

/** What a gallery shows. */
export type GalleryData = { title: string; text: string; pictures: { picture: PictureData; caption: string }[] };

const rows = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

/** Two side by side on a phone. */
export function PictureGallery({ settings, data: { title, text, pictures } }: { settings: GallerySettings; data: GalleryData }) {
  if (pictures.length === 0) return null;
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      <ul className={`grid grid-cols-2 gap-3 lg:gap-6 ${rows[settings.columns]}`}>
        {pictures.map(({ picture, caption }, index) => (
          <li key={index}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 640px) 33vw, 50vw" className="aspect-square w-full rounded-box" />
              {caption && <figcaption className="mt-1.5 text-sm text-desc">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
