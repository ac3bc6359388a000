/** A picture beside what leads a page, such as a form that would stand alone on a desk. */
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import type { BesidePictureSettings } from './settings.ts';

/** What it shows. */
export type BesidePictureData = { picture: PictureData | null };

/** On narrower screens it follows what it stands beside on a desk. */
export function BesidePicture({ data: { picture } }: { settings: BesidePictureSettings; data: BesidePictureData }) {
  if (!picture) return null;
  return (
    <div className="beside-picture">
      <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 92vw" className="h-full w-full rounded-box max-lg:aspect-16/9" />
    </div>
  );
}
