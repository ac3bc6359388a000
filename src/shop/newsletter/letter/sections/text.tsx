import { z } from 'zod';
import { defaultLanguage, isLanguage } from '#kit/pure/languages.ts';
import { publicHtml } from '#ui/public-files/public-files.ts';
import { htmlField, lineField, textsOf } from '#kit/server/page/section-settings.ts';
import { alignField, Block, BlockTitle } from '../block.tsx';
import { wordsIn, type LetterView, type SectionProps } from '../section.ts';

/** A heading, rich text, or both. */
export const textSettings = z.object({ texts: textsOf({ title: lineField(), text: htmlField() }), align: alignField() }).check(({ value, issues }) => {
  if (Object.values(value.texts).some((words) => words.title?.trim() || words.text?.trim())) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path: ['texts', defaultLanguage, 'text'] });
});
type TextSettings = z.output<typeof textSettings>;

const names = ['title', 'text'] as const;

export function TextHtml({ settings: { texts, align }, view }: SectionProps<TextSettings>) {
  const { title, text } = wordsIn(texts, names, view.lang);
  return (
    <Block align={align}>
      <BlockTitle>{title}</BlockTitle>
      {text === '' ? null : <div style={{ fontSize: '15px', lineHeight: '24px' }} dangerouslySetInnerHTML={{ __html: mailHtml(text, view) }} />}
    </Block>
  );
}

export function textOfText({ texts }: TextSettings, view: LetterView): string {
  const { title, text } = wordsIn(texts, names, view.lang);
  const plain = text === '' ? '' : view.plain(mailHtml(text, view));
  return [title, plain].filter((part) => part !== '').join('\n\n');
}

/** Rich text, which was cleaned when it was written, for mail programs: whole addresses, in the reader's language, and pictures that fit. */
export function mailHtml(html: string, view: Pick<LetterView, 'address' | 'file'>): string {
  return publicHtml(html)
    .replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/ href="\/\//g, ' href="https://')
    .replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${isWhole(path) ? view.file(path) : view.address(path)}"`)
    .replaceAll(/ src="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` src="${view.file(path)}"`)
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');
}

/** Whether a path says its language already, or has none. */
function isWhole(path: string): boolean {
  const first = path.split(/[/?#]/)[1] ?? '';
  return isLanguage(first) || first === 'media';
}
