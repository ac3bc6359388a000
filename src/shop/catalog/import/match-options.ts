/** Options of a file and options of the shop: the same name and value are the same key, whatever other languages call them. */
import { slugify } from '#kit/pure/slugify.ts';
import { noOption } from '../rules.ts';
import type { NewChoice, NewOption } from '../products/new-product.ts';
import type { ParsedProduct } from './parse-product.ts';

/** Options of a product after the import, and the choice that a variant's values mean. */
export type MatchedOptions = { options: NewOption[]; changed: boolean; chosenBy(optionValues: readonly string[]): Record<string, string> };

const inEnglish = (title: string) => ({ en: { title } });
const placeholder: NewOption = { key: noOption.key, texts: inEnglish('Title'), choices: [{ key: noOption.value, texts: inEnglish(noOption.value) }] };

/** Finds, for each option and value of the file, the product's own, and adds those that are new; `known` is null for a new product. */
export function matchOptions(parsed: ParsedProduct, known: readonly NewOption[] | null): MatchedOptions {
  const current = known ?? [];
  const isPlaceholder = parsed.optionNames.length <= 1 && parsed.variants.every((variant) => variant.optionValues[0] === noOption.value);
  if (isPlaceholder) {
    // A product that staff made without options stays one.
    if (known?.length === 0) return { options: [], changed: false, chosenBy: () => ({}) };
    const same = current.length === 1 && current[0]!.key === noOption.key;
    return { options: [placeholder], changed: !same, chosenBy: () => ({ [noOption.key]: noOption.value }) };
  }
  const before = JSON.stringify(current);
  const others = current
    .filter((option) => !(option.key === noOption.key && option.choices.length === 1))
    .map((option) => ({ ...option, choices: [...option.choices] }));
  const isUnnamed = parsed.optionNames.every((name) => name === '');
  const used = parsed.optionNames.map((given, index) => {
    // A file that names no option means the product's, in their order.
    const inOrder = isUnnamed ? others[index] : undefined;
    if (inOrder) return inOrder;
    const name = given || `Option${index + 1}`;
    const own = others.find((option) => option.texts['en']?.title === name) ?? others.find((option) => option.key === slugify(name));
    if (own) return own;
    const added: NewOption = { key: freeKey(slugify(name) || `option-${index + 1}`, others), texts: inEnglish(name), choices: [] };
    others.push(added);
    return added;
  });
  const keys = used.map((option) => new Map(option.choices.map((choice) => [choice.texts['en']?.title ?? choice.key, choice.key])));
  for (const { optionValues } of parsed.variants) {
    used.forEach((option, index) => {
      const value = optionValues[index] ?? '';
      if (value === '' || keys[index]!.has(value)) return;
      const choice: NewChoice = { key: freeKey(slugify(value) || `value-${option.choices.length + 1}`, option.choices), texts: inEnglish(value) };
      option.choices.push(choice);
      keys[index]!.set(value, choice.key);
    });
  }
  return {
    options: others,
    changed: JSON.stringify(others) !== before,
    chosenBy: (optionValues) =>
      Object.fromEntries(
        used.flatMap((option, index) => {
          const key = keys[index]!.get(optionValues[index] ?? '');
          return key === undefined ? [] : [[option.key, key]];
        }),
      ),
  };
}

function freeKey(wanted: string, taken: readonly { key: string }[]): string {
  let key = wanted.slice(0, 100);
  for (let count = 2; taken.some((other) => other.key === key); count += 1) key = `${wanted.slice(0, 100)}-${count}`;
  return key;
}
