/** Currencies, markets and taxes, as other slices see them. */
import { z } from 'zod';
import { add, zero, type Amount } from '#kit/pure/amount.ts';
import { defaultLanguage, languages, type Texts } from '#kit/pure/languages.ts';

/** A currency of the shop. `rate`: how many of its major units one major unit of the base currency buys, an exact decimal. */
export type Currency = { code: string; rate: string; stepAmount: number; position: number };

/** Countries that share a currency and a way of showing tax. */
export type Market = {
  code: string;
  texts: Texts<'title'>;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  currency: string;
  /** Whether prices shown in this market hold the tax. */
  taxIncluded: boolean;
  /** The tax class of shipping; null: the rates of the goods that are sent, each for its share. */
  shippingTaxClass: string | null;
  /** Who calculates its tax in place of the shop's own rates; `ownRates`: these apply while there is no answer. */
  taxProvider: { id: string; ownRates: boolean } | null;
  /** Whether consumers may withdraw from a contract within 14 days, and the site must let them do so (EU Directive 2023/2673). */
  withdrawal: boolean;
  /** Whether the lowest price of the last 30 days stands beside a reduced one, as the law asks for (EU Directive 98/6/EC, article 6a). */
  showsLowestPrice: boolean;
  /** Whether a company of another country of the European Union owes the tax itself (`isReverseCharged`). */
  reverseCharge: boolean;
};

/** Postal codes from one to another, both in it, compared by as many characters as the bounds have. */
export type PostalRange = { from: string; to: string };

/** A tax rate: the one of a range of postal codes goes before that of a region, that one before the one of its country. */
export type TaxRate = {
  country: string;
  /** The part of ISO 3166-2 after the hyphen. */
  region: string | null;
  postalFrom: string | null;
  postalTo: string | null;
  taxClass: string;
  /** With at most three decimals: 662.5 is 6.625 %. */
  basisPoints: number;
  texts: Texts<'title'>;
};

/** Where something is sent to, or handed over. */
export type Place = {
  country: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  /** The rest, as far as it is known: for services that are asked, not for the shop's own rules. */
  city?: string | undefined;
  area?: string | undefined;
  address?: string | undefined;
};

/** Everything about money that the merchant configured; read once and cached in the process. */
export type Markets = {
  baseCurrency: string;
  /** By code, in the order in which the switcher shows them. */
  currencies: ReadonlyMap<string, Currency>;
  markets: readonly Market[];
  defaultMarket: Market;
  taxRates: readonly TaxRate[];
};

/** The tax class of goods that say nothing else, and of shipping. */
export const standardTaxClass = 'standard';
/** The tax class of goods that are taxed nowhere, unless a place has a rate for it. */
export const zeroTaxClass = 'zero';
/** The tax class of products that are gift cards: nothing is taxed or sent, and an order of them issues cards once it is paid. */
export const giftCardTaxClass = 'giftCard';

/** Whether something is a gift card: money, which is neither taxed, sent nor lowered. */
export const isGiftCard = ({ taxClass }: { taxClass: string }): boolean => taxClass === giftCardTaxClass;

/** What goods come to after discounts: free shipping is measured by it. Gift cards are not sent, and buy goods another time. `prices` are those of `lines`. */
export const totalOfGoods = (lines: readonly { taxClass: string }[], prices: readonly { total: Amount }[]): Amount =>
  add(zero, ...prices.flatMap(({ total }, index) => (isGiftCard(lines[index]!) ? [] : [total])));

const titleLength = 80;
const postalCodeLength = 10;
const title = z.object({ title: z.string().trim().min(1).max(titleLength) });
/** Titles by language, at least one in the shop's default language. */
export const titlesSchema = z
  .partialRecord(z.enum(languages), title)
  .refine((texts) => texts[defaultLanguage] !== undefined, { path: [defaultLanguage, 'title'] });

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** A postal code, or the beginning of one, without blanks and hyphens. */
export const postalBound = z
  .string()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1)
      .max(postalCodeLength)
      .regex(/^[A-Z0-9]+$/),
  );
