/** The mean of the stars, and better: `rating=4`. */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { FacetKind } from './facet.ts';

const key = 'rating';
const stars = ['5', '4', '3', '2', '1'] as const;

export const ratingFacet: FacetKind = {
  key,
  parameter: z.enum(['1', '2', '3', '4', '5']).transform((least) => [least]),
  title: (_counts, { locale }) => m.catalog_facet_rating({}, { locale }),
  values: (counts, { chosen, locale }) =>
    counts
      .filter(({ value, count }) => count > 0 || chosen.includes(value))
      .map(({ value, count }) => ({ value, title: starsText(value, locale), count, swatch: null })),
  control: 'oneOf',
  noChoice: () => m.list_any_rating(),
  chip: (_value, known) => known?.title ?? null,
  sql: {
    onProduct: ({ values }) => sql`l.rating >= ${Number(values[0]) * 100}`,
    counts: ({ matched }) =>
      sql`(select jsonb_build_array(${sql.join(
        stars.map(
          (least) =>
            sql`jsonb_build_object('facet', ${key}::text, 'value', ${least}::text, 'count', count(*) filter (where rating >= ${sql.lit(Number(least) * 100)}))`,
        ),
      )}) from ${matched})`,
  },
};

function starsText(least: string, locale: Locale): string {
  if (least === '5') return m.catalog_rating_five({}, { locale });
  return least === '1' ? m.catalog_rating_one({}, { locale }) : m.catalog_rating_least({ stars: least }, { locale });
}
