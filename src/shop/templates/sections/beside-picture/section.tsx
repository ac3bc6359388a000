/** A picture beside what leads a page, such as a form that would stand alone on a desk. */
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import type { BesidePictureSettings } from './settings.ts';

/** What it shows. */
export type BesidePictureData = { picture: PictureData | null };

/** On a desk only: below what it belongs to it would be one more thing to scroll past. A square, as its pictures are made for. */
export function BesidePicture({ data: { picture } }: { settings: BesidePictureSettings; data: BesidePictureData }) {
  if (!picture) return null;
  return (
    <div className="beside-picture">
      <Picture picture={picture} sizes="50vw" className="aspect-square w-full rounded-box" />
    </div>
  );
}
