import { decimalText, formatShortMoney, type Amount } from '#kit/pure/amount.ts';
import { giftCardTaxClass, type Markets } from '../../markets/contract.ts';
import { shownOptions } from '../rules.ts';
import type { StoredChoice, StoredOption } from './store.ts';
import { optionsIn } from './variant-prices.ts';

/** A variant's options as text in a language; the placeholder of a product without options is left out. `amounts`: see `amountTitles`. */
export function chosenTitles(
  { productOptions, options }: { productOptions: readonly StoredOption[]; options: Readonly<Record<string, string>> },
  lang: string,
  amounts?: AmountTitle,
): { title: string; value: string }[] {
  return shownOptions(optionsIn(productOptions, lang, amounts)).flatMap((option) => {
    const chosen = options[option.key];
    return chosen === undefined ? [] : [{ title: option.title, value: option.values.find((value) => value.value === chosen)?.title ?? chosen }];
  });
}

/** The title of an option's value that is an amount, in a language; undefined for other values. */
export type AmountTitle = (optionKey: string, choice: StoredChoice, lang: string) => string | undefined;

/** A variant's options with its price in the base currency and in the one that is shown. */
type Priced = { options: Readonly<Record<string, string>>; base: number; shown: Amount };

/**
 * The values of a gift card's options that name its amount ("$25" in English, "¥200" in Chinese): language and currency are chosen apart, so they are
 * shown as money of `currency`. A value names the amount where it has the digits of the base price in any language.
 */
export function amountTitles(
  { taxClass, variants }: { taxClass: string; variants: readonly Priced[] },
  { markets: { baseCurrency }, currency }: { markets: Markets; currency: string },
): AmountTitle | undefined {
  if (taxClass !== giftCardTaxClass) return undefined;
  return (optionKey, choice, lang) => {
    const [first, ...others] = variants.filter(({ options }) => options[optionKey] === choice.key);
    if (!first || others.some(({ base }) => base !== first.base) || !namesAmount(choice, decimalText(first.base, baseCurrency))) return undefined;
    return formatShortMoney({ amount: first.shown, currency }, lang);
  };
}

function namesAmount({ texts }: StoredChoice, decimal: string): boolean {
  const written = [decimal, decimal.replace(/\.0+$/, '')].map(digitsOf);
  return Object.values(texts).some((text) => written.includes(digitsOf(text?.title ?? '')));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
