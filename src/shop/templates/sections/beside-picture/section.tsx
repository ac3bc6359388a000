/** A picture beside what leads a page, such as a form that would stand alone on a desk. */
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import type { BesidePictureSettings } from './settings.ts';

/** What it shows. */
export type BesidePictureData = { picture: PictureData | null };

/** Narrower screens have no room for it, and do not load it. */
export function BesidePicture({ data: { picture } }: { settings: BesidePictureSettings; data: BesidePictureData }) {
  if (!picture) return null;
  return (
    <div className="beside-picture max-lg:hidden">
      <Picture picture={picture} sizes="50vw" className="h-full w-full rounded-box" />
    </div>
  );
}
