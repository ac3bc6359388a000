import type { Letter, LetterSectionChoice } from '../contract-letter.ts';
import type { IssueView } from '../contract-issues.ts';

/** An issue as a letter: one that was written as a body is one section of its subject and that body. */
export function letterOf({ format, texts, sections, footer }: Pick<IssueView, 'format' | 'texts' | 'sections' | 'footer'>): Letter {
  if (format === 'sections') return { sections, footer };
  const words = Object.entries(texts).map(([lang, { subject, body }]) => [lang, { title: subject, text: format === 'html' ? body : paragraphs(body) }]);
  const text: LetterSectionChoice = { section: 'text', settings: { texts: Object.fromEntries(words) as object, align: 'left' } };
  return { sections: [text], footer };
}

// As what cleans letters writes it: a letter that was not edited stays as it is.
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

/** Plain text as HTML. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
