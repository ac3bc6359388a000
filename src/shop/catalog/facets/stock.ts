/** What can be bought now: `inStock=1`. */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import type { FacetKind } from './facet.ts';

const key = 'inStock';

export const stockFacet: FacetKind = {
  key,
  parameter: z.enum(['1', '0']).transform((given) => (given === '1' ? ['1'] : [])),
  title: (_counts, { locale }) => m.catalog_facet_stock({}, { locale }),
  values: (counts, { chosen, locale }) =>
    counts
      .filter(({ count }) => count > 0 || chosen.length > 0)
      .map(({ value, count }) => ({ value, title: m.catalog_in_stock({}, { locale }), count, swatch: null })),
  control: 'anyOf',
  chip: (_value, known) => known?.title ?? null,
  sql: {
    onProduct: () => sql`l.available`,
    onVariant: () => [sql`o.available`],
    onAllVariants: () => sql`l.all_available`,
    counts: ({ matched, offers }) =>
      sql`jsonb_build_array(jsonb_build_object('facet', ${key}::text, 'value', '1', 'count',
        (select count(*) from ${matched} where whole and available) + (select count(distinct n) from ${offers} where available)))`,
  },
};
