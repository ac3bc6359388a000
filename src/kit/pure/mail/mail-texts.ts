/** Words of a mail that the merchant wrote: text with named places, `{{orderNo}}`, in which values stand when it is sent. */

/** A subject, and a body whose paragraphs have an empty line between them. */
export type MailWords = { subject: string; body: string };

/** What a mail has besides its words; each is a paragraph of its own. `details`: its table, with all that belongs to it. `link`: its button. */
export const mailBlocks = ['details', 'link'] as const;
/** What a mail has besides its words. */
export type MailBlock = (typeof mailBlocks)[number];

/** Which places the words of a kind of mail may have, and which they must. */
export type MailPlaces = { variables: readonly string[]; blocks: readonly MailBlock[]; required: readonly string[] };

/** A paragraph of a mail, or its replacement. */
export type MailPart = { text: string } | { block: MailBlock };

/** What is wrong with words, and where: `line` of the field, from 1; `name` of the place. */
export type WordsProblem = { field: 'subject' | 'body'; line: number; what: 'unknown' | 'unclosed' | 'notAlone' | 'missing' | 'twice'; name: string };

const place = /\{\{\s*([^{}\n]*?)\s*\}\}/g;
const alone = /^\s*\{\{\s*([^{}\n]*?)\s*\}\}\s*$/;
const isBlock = (name: string): name is MailBlock => (mailBlocks as readonly string[]).includes(name);

/** The first thing that is wrong with words; null where nothing is. */
export function findWordsProblem({ subject, body }: MailWords, places: MailPlaces): WordsProblem | null {
  const inSubject = problemIn(subject, { field: 'subject', line: 1 }, places);
  if (inSubject) return inSubject;
  for (const [index, text] of body.split('\n').entries()) {
    const at = { field: 'body' as const, line: index + 1 };
    const name = alone.exec(text)?.[1];
    if (name !== undefined && isBlock(name) && places.blocks.includes(name)) continue;
    const problem = problemIn(text, at, places);
    if (problem) return problem;
  }
  const used = [...body.matchAll(place)].map(([, name]) => name!);
  const lastLine = body.split('\n').length;
  const missing = places.required.find((name) => !used.includes(name));
  if (missing !== undefined) return { field: 'body', line: lastLine, what: 'missing', name: missing };
  const twice = places.blocks.find((name) => used.filter((one) => one === name).length > 1);
  return twice === undefined ? null : { field: 'body', line: lastLine, what: 'twice', name: twice };
}

function problemIn(text: string, at: Pick<WordsProblem, 'field' | 'line'>, { variables, blocks }: MailPlaces): WordsProblem | null {
  for (const [, found] of text.matchAll(place)) {
    const name = found!;
    if (variables.includes(name)) continue;
    return { ...at, what: isBlock(name) && blocks.includes(name) ? 'notAlone' : 'unknown', name };
  }
  const rest = text.replaceAll(place, '');
  return rest.includes('{{') || rest.includes('}}') ? { ...at, what: 'unclosed', name: rest.includes('{{') ? '{{' : '}}' } : null;
}

/** The merchant's words as one mail says them. */
export type FilledMail = { subject: string; parts: MailPart[] };

/** Words with values in their places. What a value says is text, whatever it looks like; a place without a value is empty. */
export function fillWords({ subject, body }: MailWords, values: Readonly<Record<string, string>>): FilledMail {
  const fill = (text: string) => text.replaceAll(place, (_whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : ''));
  const parts: MailPart[] = [];
  let paragraph: string[] = [];
  const end = () => {
    const text = fill(paragraph.join('\n')).trim();
    if (text !== '') parts.push({ text });
    paragraph = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const name = alone.exec(line)?.[1];
    if (name !== undefined && isBlock(name)) {
      end();
      parts.push({ block: name });
    } else if (line.trim() === '') end();
    else paragraph.push(line);
  }
  end();
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), parts };
}

/** Words out of what a mail says by itself: its values become the places they came from. */
export function wordsWithPlaces(
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
  { values, blocks }: { values: Readonly<Record<string, string>>; blocks: readonly MailBlock[] },
): MailWords {
  // The longest first: a value may stand within another.
  const known = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, one], [, other]) => other.length - one.length);
  const named = (text: string) => known.reduce((result, [name, value]) => result.replaceAll(value, `{{${name}}}`), text);
  return { subject: named(subject), body: [...paragraphs.filter((text) => text !== '').map(named), ...blocks.map((name) => `{{${name}}}`)].join('\n\n') };
}

/** A heading does not repeat whose shop it is. */
export const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text);
