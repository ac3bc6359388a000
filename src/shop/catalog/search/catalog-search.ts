/**
 * How the shop finds products: lists, facets, search and suggestions. Every engine stands behind this interface and passes the contract test
 * (`test/contract/catalog-search.ts`); nothing here names a database. The engine says which products match, in which order and how many;
 * what a list shows of them is read elsewhere, by id.
 */
import type { Texts } from '#kit/pure/languages.ts';
import type { ProductFilter } from '../contract.ts';

/** An engine. Answers only published products, and what was committed a moment ago. */
export interface CatalogSearch {
  /**
   * One page of a list or search, with its total and facets. A search that no product meets is repeated with corrected spelling, then for products
   * that match only some of its words.
   * @throws timedOut (504) when the page could not be found in time. Counts that could not be made in time are left out instead.
   */
  find(query: ProductQuery): Promise<ProductMatches>;
  /** The ids of the products that are meant by what has been typed so far, best first, at most `size`. @throws timedOut (504) */
  suggest(query: SuggestionQuery): Promise<string[]>;
}

/** The lists that products must be in, by id; none: the whole shop. */
export type ListScope = { categoryId?: string; tagId?: string; collectionId?: string; promotionId?: string };

/** How prices of the shop's own currency become those of another; `hasOwnPrices`: some variants have a price of that currency's own. */
export type CurrencyPricing = {
  currency: string;
  baseCurrency: string;
  /** Units of the currency for one of the base currency, as a decimal number. */
  rate: string;
  /** Converted prices are rounded to multiples of so many minor units. */
  stepAmount: number;
  hasOwnPrices: boolean;
};

/** What is typed into a search. Words in `synonyms` of one group mean the same; `lang` is the language whose titles are preferred. */
export type SearchText = { text: string; synonyms: readonly (readonly string[])[]; lang: string };

/**
 * The chosen facet values: values by query parameter (`opt.colour`, `spec.material`, `field.wood`, `range.height`, `ext.care.washing`, `price`, `inStock`, `rating`, `brand`, `tag`), as
 * `facets/registry.ts` reads them. Any of the values of a facet, and all facets. Options, price and stock must be met by one and the same variant.
 */
export type ChosenFacets = ProductFilter['chosen'];

/** What a list is asked for. Bounds of prices are minor units of `pricing.currency`. */
export type ProductQuery = {
  scope: ListScope;
  /** Key of the brand whose page this is. */
  brand: string | null;
  search: SearchText | null;
  chosen: ChosenFacets;
  /** Keys of the specifications that are facets; at most a few. */
  specifications: readonly string[];
  /** Keys of the custom fields that are facets; at most a few. */
  fields: readonly string[];
  /** Keys of the facets that extensions bring (`<extension>.<facet>`); at most a few. */
  extensions: readonly string[];
  /** `relevance`: the match of a search, the merchant's order in a collection, else what sells. */
  sort: ProductFilter['sort'];
  /** From 1. */
  page: number;
  /** Products on a page, from 1. */
  size: number;
  pricing: CurrencyPricing;
  /** Without facets `matches.facets` is null; without a total, the total is a lower bound. */
  wants: { facets: boolean; total: boolean };
  /** How many products the shop holds (0: not known), and the list that the scope names; an engine may choose its way by them, and answers the second where nothing else narrows the list. */
  known: { shopSize: number; listSize: number | null };
};

/** A query for suggestions while typing. */
export type SuggestionQuery = SearchText & { size: number };

/** What a suggestion asks of a search besides its text: nothing; no price either. */
export const anyProduct: Omit<ProductQuery, 'search' | 'size'> = {
  scope: {},
  brand: null,
  chosen: {},
  specifications: [],
  fields: [],
  extensions: [],
  sort: 'relevance',
  page: 1,
  pricing: { currency: '', baseCurrency: '', rate: '1', stepAmount: 1, hasOwnPrices: false },
  wants: { facets: false, total: false },
  known: { shopSize: 0, listSize: null },
};

/** A page of matches. */
export type ProductMatches = {
  /** In order; fewer than a page only at the end. */
  productIds: string[];
  /** How many products match: exact up to `countedUpTo`, or that number and `isLowerBound`. */
  total: number;
  isLowerBound: boolean;
  /** Null where they were not wanted, or could not be counted in time. */
  facets: FacetCounts | null;
  /** What was searched for instead, where no product met what was typed. */
  correctedText: string | null;
};

/** Matches are counted up to this number; beyond it, totals and counts are lower bounds and say so. */
export const countedUpTo = 10_000;

/** Counts of a list's facets: `chosen` holds, for every facet that is chosen from, the counts as if it were not. */
export type FacetCounts = { list: ListCounts; chosen: ReadonlyMap<string, ListCounts> };

/**
 * A value of a facet with the products that have it, by one variant that has all that is chosen besides. `title` and `facetTitle`: what the shop's data
 * calls value and facet. `position` is an option value's place among a product's choices. Of `price` there is one value: lowest and highest price of
 * a variant, `1000-2500`, in minor units of the currency; of a `range.<key>` one too, `10..25`, whose `title` is the field's unit; of `rating` each counts the products with at least so many stars.
 */
export type FacetCount = {
  facet: string;
  value: string;
  count: number;
  title: Texts<'title'> | string | null;
  facetTitle: Texts<'title'> | null;
  swatch: string | null;
  position: number;
};

/** Counts of one list. Values of options, brands, specifications and tags that no product has are left out, but for chosen ones. */
export type ListCounts = {
  total: number;
  /** There are more products than were counted. */
  isLowerBound: boolean;
  values: FacetCount[];
};

/** Whether anything narrows the list besides the one category, tag, collection or promotion that it is. */
export function isNarrowed({ scope, brand, search, chosen }: ProductQuery): boolean {
  const { promotionId, ...lists } = scope;
  const scopes = Object.values(lists).filter((id) => id !== undefined).length;
  return scopes > 1 || promotionId !== undefined || search !== null || brand !== null || Object.keys(chosen).length > 0;
}
