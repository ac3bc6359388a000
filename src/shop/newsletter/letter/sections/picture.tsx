import { z } from 'zod';
import { lineField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';
import { Block } from '../block.tsx';
import { letterLink } from '../link-field.ts';
import { wordsIn, type LetterView, type SectionProps } from '../section.ts';

/** A picture of the library, with what it shows in words; it may lead somewhere. */
export const pictureSettings = z.object({
  picture: pictureField(),
  texts: textsOf({ alt: lineField() }),
  link: letterLink().optional(),
  size: z.enum(['medium', 'large']).default('large'),
});
type PictureSettings = z.output<typeof pictureSettings>;

const widths = { medium: 320, large: 512 } as const;
const altOf = ({ picture, texts }: PictureSettings, view: LetterView) =>
  wordsIn(texts, ['alt'], view.lang).alt || (view.found.pictures.get(picture)?.alt ?? '');

export function PictureHtml({ settings, view }: SectionProps<PictureSettings>) {
  const { picture, link, size } = settings;
  const found = view.found.pictures.get(picture);
  if (!found) return null;
  const style = { display: 'block', width: '100%', maxWidth: `${widths[size]}px`, height: 'auto', margin: '0 auto', border: 0, borderRadius: '8px' } as const;
  const drawn = <img src={view.file(found.url)} alt={altOf(settings, view)} width={widths[size]} style={style} />;
  return <Block align="center">{link === undefined ? drawn : <a href={view.address(link)}>{drawn}</a>}</Block>;
}

export function textOfPicture(settings: PictureSettings, view: LetterView): string {
  const { link } = settings;
  return [altOf(settings, view), link === undefined ? '' : view.address(link)].filter((part) => part !== '').join('\n');
}
