/** What a kind of facet is. Each kind is a file of this folder and a line in `registry.ts` (docs/how-to/add-a-facet.md). */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { Facet } from '../contract.ts';
import type { CurrencyPricing, FacetCount } from '../search/catalog-search.ts';

/** A part of a statement. */
export type Fragment = RawBuilder<unknown>;

/** A value as the API and pages show it. */
export type FacetValue = Facet['values'][number];

/** How a facet's counts become values to show. `chosen`: its chosen values, `total`: the products of the list. */
export type ValuesView = { key: string; chosen: readonly string[]; total: number; currency: string; lang: string; locale: Locale };

/** A kind of facet. */
export type FacetKind = {
  /** Its query parameter. One that ends in a dot has a name after it (`opt.colour`), and each name is a facet. */
  key: string;
  /** Reads the parameter (of one name): the chosen values; none: nothing is chosen. An invalid value is an error of the API and ignored by pages. */
  parameter: z.ZodType<string[]>;
  /** The field of the filter that fixes the value on a page of its own, where it is no choice. */
  ownPage?: 'brand' | 'tag';
  /** Whether the facet of this key is counted where it is not chosen from; without: always. */
  isOffered?(key: string, asked: { specifications: readonly string[]; fields: readonly string[]; extensions: readonly string[] }): boolean;
  /** Its facets stand in the order of their counts; without, in that of their keys. */
  isInOrder?: true;
  title(counts: readonly FacetCount[], view: Pick<ValuesView, 'key' | 'lang' | 'locale'>): string;
  /** The values to show, in order; none: the facet is left out. */
  values(counts: readonly FacetCount[], view: ValuesView): FacetValue[];
  /** How a page lets one choose: any of the values, one of them (`noChoice` says what none is called), or two bounds. */
  control: 'anyOf' | 'oneOf' | 'range';
  noChoice?(): string;
  /** Whether to show it on a list of `total` products; without: where its values distinguish products. */
  isUseful?(values: readonly FacetValue[], total: number): boolean;
  /** What a chosen value is called by itself; without: the facet and the value. `facet`: as the list shows it. */
  chip?(value: string, known: FacetValue | undefined, view: { currency: string; locale: Locale; facet?: Facet | undefined }): string | null;
  /** PostgreSQL's part. */
  sql: FacetSql;
};

/** What is chosen of one facet; `ids`: the values' numbers in `facet_value`, where the kind is `numbered`. */
export type Choice = { key: string; values: readonly string[]; ids: readonly number[]; pricing: CurrencyPricing };

/** The lists that are counted, as tables of one statement: `matched` has a row per product (`whole`: all its variants match), `offers` one per matching variant of the others, `counted` one per value. */
export type CountedTables = { matched: Fragment; offers: Fragment; counted: Fragment };

/** What is counted: all facets of a kind (`facet` null), or one, with its chosen values; `specifications`, `fields` and `extensions`: keys of those that are facets. */
export type CountedFacet = {
  facet: string | null;
  values: readonly string[];
  specifications: readonly string[];
  fields: readonly string[];
  extensions: readonly string[];
};

/** A kind of facet in PostgreSQL: conditions on a row `l` of `product_listing` and on one of its variants `o`, and counts. */
export type FacetSql = {
  /** Whose values `facet_value` has (view `product_facet`); none: they are columns. */
  valuesOf?: 'product' | 'variant';
  /** The address names values as `facet_value` does, so that their numbers are looked up first. */
  isNumbered?: boolean;
  /** What it asks of a product. */
  onProduct?(choice: Choice): Fragment;
  /** What one and the same variant must meet, together with the other facets. */
  onVariant?(choice: Choice): Fragment[];
  /** Whether all variants of `l` meet it; without, one that asks something of variants does not know. */
  onAllVariants?(choice: Choice): Fragment;
  /** `onProduct` does not say whether any variant meets it. */
  needsVariants?: boolean;
  /** A JSON array of `FacetCount`s; fields that are null may be left out. */
  counts(tables: CountedTables, asked: CountedFacet): Fragment;
  /** A count as the engine answers it. */
  toCount?(count: FacetCount, pricing: CurrencyPricing): FacetCount;
};

/** Whether a product, or one of its variants, has one of the chosen values. */
export const hasAny = ({ ids }: Choice): Fragment => sql`l.value_ids && ${[...ids]}::int[]`;
