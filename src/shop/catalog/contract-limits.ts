/** What every part of the catalogue's contract is made of: limits, money, what is said of stock, links. */
import { z } from 'zod';

export { expectedSchema, stockLabels, type Expected, type StockLabel } from '../stock/contract.ts';

/** Limits of the catalogue. */
export const catalogLimits = {
  slugLength: 200,
  skuLength: 200,
  titleLength: 300,
  searchLength: 200,
  /** Choices of one facet in one query. */
  choices: 50,
  /** Facets of options that one query may choose from. */
  chosenOptions: 20,
  /** So many matches of a narrowed list are counted; with more, its total and counts are lower bounds. */
  counted: 10_000,
  pageSize: 20,
  mostPageSize: 100,
  /** The last page that is served; beyond it lies no list that a person reads. */
  lastPage: 10_000,
  /** `sku`s or ids in one look-up of sellables. */
  sellablesAtOnce: 500,
  /** Products fetched as cards by their ids. */
  cardsAtOnce: 12,
  summaryLength: 2_000,
  descriptionLength: 100_000,
  /** Minor units; far above any price, far below what a sum over an order could not hold. */
  largestPrice: 100_000_000_000,
  mostOnHand: 100_000_000,
  /** Keys of options, choices and specifications. */
  keyLength: 100,
  optionsOfProduct: 10,
  choicesOfOption: 250,
  variantsOfProduct: 2_000,
  picturesOfProduct: 250,
  specificationsOfProduct: 100,
  /** Categories, tags or collections that one product is put into. */
  listsOfProduct: 250,
  /** Products that the merchant shows beside one. */
  relatedOfProduct: 24,
  /** Products changed at once. */
  bulk: 10_000,
} as const;

/** Money on the wire: minor units of the currency. */
export const moneySchema = z
  .object({
    amount: z.number().int().describe('Minor units of the currency: 1999 is 19.99 USD, and 1999 JPY.'),
    currency: z.string().describe('ISO 4217.'),
  })
  .meta({ id: 'Money', description: 'A sum of money.' });

/** A link to a category, tag or collection. */
export const referenceSchema = z
  .object({ id: z.string(), slug: z.string(), title: z.string() })
  .meta({ id: 'NamedReference', description: 'A thing with its address, such as a category, product, article or page.' });
