/** Places in the words of a mail, `{{orderNo}}`: read for people, and put where the cursor stands. Pure. */

/** A text, or the name of a place in it. */
export type WordsPart = { text: string } | { place: string };

const pattern = /\{\{\s*([^{}\n]*?)\s*\}\}/g;

/** Words as texts and places, in their order. */
export function partsOf(words: string): WordsPart[] {
  const parts: WordsPart[] = [];
  let end = 0;
  for (const found of words.matchAll(pattern)) {
    if (found.index > end) parts.push({ text: words.slice(end, found.index) });
    parts.push({ place: found[1]! });
    end = found.index + found[0].length;
  }
  if (end < words.length) parts.push({ text: words.slice(end) });
  return parts;
}

/** A subject without the shop's name, which ends nearly every one and says nothing of the mail. */
export const withoutShop = (subject: string): string => subject.replace(/\s*[-–|·]\s*\{\{\s*shopName\s*\}\}\s*$/, '');

/** A subject as the title of a page: "We have your order …". */
export const titleOf = (subject: string): string =>
  partsOf(withoutShop(subject))
    .map((part) => ('text' in part ? part.text : '…'))
    .join('');

/** Whether words have a place. */
export const hasPlace = (words: string, name: string): boolean => partsOf(words).some((part) => 'place' in part && part.place === name);

/** The key of what a place is called: `orderNo` is `backoffice_mail_place_order_no`. */
export const placeKey = (name: string): string => `backoffice_mail_place_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** What is selected in a field: from, to. */
export type Selected = readonly [number, number];

/** Words with a place where something was selected, and where the cursor then stands. A block gets a paragraph of its own. */
export function insertPlace(words: string, [from, to]: Selected, { name, block }: { name: string; block: boolean }): { words: string; cursor: number } {
  const place = `{{${name}}}`;
  const [before, after] = [words.slice(0, from), words.slice(to)];
  if (!block) return { words: before + place + after, cursor: from + place.length };
  const above = before.trimEnd();
  const below = after.trimStart();
  const head = above === '' ? place : `${above}\n\n${place}`;
  return { words: below === '' ? head : `${head}\n\n${below}`, cursor: head.length };
}
