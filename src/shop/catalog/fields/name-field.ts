/** Keys of fields and values of choices, made of what they are called. Pure. */
import { textIn } from '#kit/pure/languages.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { ProductFieldInput } from '../contract.ts';
import { firstFree } from '../staff/name-product.ts';
import type { StoredField } from './store.ts';

const longest = 50;

/** Letters and digits that every address and file takes; empty for a title in another script. */
const plain = (title: string) =>
  slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/** A key made of a title, which begins with a letter. */
export function keyFor(title: string, taken: ReadonlySet<string>): string {
  return firstFree(plain(title).replace(/^(?=\d)/, 'field-') || 'field', taken);
}

/** Choices with a value each; null where one is given twice. */
export function checkedChoices(choices: ProductFieldInput['choices']): StoredField['choices'] | null {
  const given = choices.flatMap(({ value }) => value ?? []);
  const taken = new Set(given);
  if (taken.size < given.length) return null;
  return choices.map(({ value, texts }) => {
    const filled = Object.fromEntries(Object.entries(texts).filter(([, words]) => words.title)) as StoredField['texts'];
    if (value !== undefined) return { value, texts: filled };
    const made = firstFree(plain(textIn(filled, 'title', 'en')) || 'choice', taken);
    taken.add(made);
    return { value: made, texts: filled };
  });
}
