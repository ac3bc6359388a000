import { shownOptions } from '../rules.ts';
import type { StoredOption } from './store.ts';
import { optionsIn } from './variant-prices.ts';

/** A variant's options as text in a language; the placeholder of a product without options is left out. */
export function chosenTitles(
  { productOptions, options }: { productOptions: readonly StoredOption[]; options: Readonly<Record<string, string>> },
  lang: string,
): { title: string; value: string }[] {
  return shownOptions(optionsIn(productOptions, lang)).flatMap((option) => {
    const chosen = options[option.key];
    return chosen === undefined ? [] : [{ title: option.title, value: option.values.find((value) => value.value === chosen)?.title ?? chosen }];
  });
}
