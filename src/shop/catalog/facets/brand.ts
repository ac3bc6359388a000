/** Brands by their key: `brand=kiln-clay`. */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import { catalogLimits } from '../contract.ts';
import { brandKey } from '../rules.ts';
import { hasAny, type FacetKind } from './facet.ts';
import { byTitle, choicesOf } from './facet-values.ts';
import { anyOf } from './parameters.ts';

const key = 'brand';
const mostBrands = 200;

export const brandFacet: FacetKind = {
  key,
  parameter: anyOf(z.string().min(1).max(catalogLimits.titleLength), brandKey),
  ownPage: 'brand',
  title: (_counts, { locale }) => m.catalog_facet_brand({}, { locale }),
  values: (counts, view) => choicesOf(counts, view).toSorted(byTitle(view.lang)),
  control: 'anyOf',
  // A shop of one brand says nothing by it.
  isUseful: (values) => values.length > 1,
  sql: {
    valuesOf: 'product',
    isNumbered: true,
    onProduct: hasAny,
    counts: ({ counted }, { values }) => sql`(
      select coalesce(jsonb_agg(jsonb_build_object('facet', ${key}::text, 'value', key, 'title', title, 'count', count) order by title), '[]') from (
        select key, coalesce((select b.texts from brand b where b.key = named.key), to_jsonb(named.key)) as title, max(count) as count from (
          (select value as key, count from ${counted} where facet = 'brand' order by 2 desc, 1 limit ${mostBrands})
          union all select key, 0 from unnest(${[...values]}::text[]) key) named group by key) brands)`,
  },
};
