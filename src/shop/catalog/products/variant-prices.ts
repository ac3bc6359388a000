/** From stored offers to prices, labels and texts of one currency and language. */
import { amount, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import { priceIn } from '../../markets/index.ts';
import type { Markets } from '../../markets/contract.ts';
import { expectedOf } from '../../stock/ahead/index.ts';
import { availableOf, stockLabelOf } from '../../stock/index.ts';
import type { Expected, ProductOption, StockLabel } from '../contract.ts';
import { inSizeOrder } from '../lists/size-order.ts';
import type { StoredVariantPrice, StoredOption } from './store.ts';

/** A variant's price, line price, and what of it can be bought; `expected`: what is bought now waits for stock. `backOn`: the day of the next goods, where none are left. */
export type VariantPrice = {
  price: Amount;
  linePrice: Amount | null;
  /** The lowest price of the 30 days before it was reduced, where a line price stands and the law asks for it. */
  lowestPrice: Amount | null;
  available: number | null;
  stock: StockLabel;
  expected: Expected | null;
  backOn: string | null;
};

type PlainVariantPrice = Omit<StoredVariantPrice, 'id' | 'sku' | 'options'>;

/** An offer in a currency. A line price that is not above the price is none; one of the base currency is not mixed with a price of its own. */
export function variantPriceIn(markets: Markets, currency: string, stored: PlainVariantPrice): VariantPrice {
  const price = priceIn(markets, currency, { base: amount(stored.price), own: stored.ownPrice === null ? null : amount(stored.ownPrice) });
  const linePrice = linePriceIn(markets, currency, stored);
  const reduced = linePrice !== null && linePrice > price;
  const available = availableOf(stored);
  return {
    price,
    linePrice: reduced ? linePrice : null,
    lowestPrice: reduced && asksForLowest(markets, currency) ? lowestPriceIn(markets, currency, stored, price) : null,
    available,
    stock: stockLabelOf(stored),
    expected: expectedOf(stored),
    backOn: available === 0 ? (stored.ahead?.expectedOn ?? null) : null,
  };
}

/** Whether the market of a page in this currency asks for it. */
const asksForLowest = ({ markets }: Markets, currency: string) => markets.some((market) => market.showsLowestPrice && market.currency === currency);

/** What never cost anything else has cost this. */
function lowestPriceIn(markets: Markets, currency: string, { lowest, ownPrice }: PlainVariantPrice, price: Amount): Amount {
  if (lowest === null) return price;
  return ownPrice === null ? priceIn(markets, currency, { base: amount(lowest) }) : amount(lowest);
}

function linePriceIn(markets: Markets, currency: string, stored: PlainVariantPrice): Amount | null {
  if (stored.ownLinePrice !== null) return amount(stored.ownLinePrice);
  if (stored.ownPrice !== null || stored.linePrice === null) return null;
  return priceIn(markets, currency, { base: amount(stored.linePrice) });
}

/** The label of a product: the best of its variants'. */
export function bestLabel(labels: readonly StockLabel[]): StockLabel {
  return (['in', 'low'] as const).find((label) => labels.includes(label)) ?? 'out';
}

/** What can be bought of the variant that has most; null when one has no limit. */
export function mostAvailable(offers: readonly VariantPrice[]): number | null {
  return offers.some((offer) => offer.available === null) ? null : Math.max(0, ...offers.map((offer) => offer.available ?? 0));
}

/** Options as text; `titleOf` may know a better title of a value. */
export function optionsIn(
  options: readonly StoredOption[],
  lang: string,
  titleOf?: (optionKey: string, choice: StoredOption['choices'][number], lang: string) => string | undefined,
): ProductOption[] {
  return options.map((option) => ({
    key: option.key,
    title: textIn(option.texts, 'title', lang) || option.key,
    values: inSizeOrder(option.choices, (choice) => textIn(choice.texts, 'title', 'en') || choice.key).map((choice) => ({
      value: choice.key,
      title: titleOf?.(option.key, choice, lang) ?? (textIn(choice.texts, 'title', lang) || choice.key),
      swatch: choice.swatch ?? null,
      imageId: choice.pictureId ?? null,
    })),
  }));
}

/** Mean of the stars from hundredths. */
export function starsOf(rating: number | null): number | null {
  return rating === null ? null : rating / 100;
}
