/** Tags by their slug: `tag=gift`. */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import { catalogLimits } from '../contract.ts';
import type { FacetKind } from './facet.ts';
import { byTitle, choicesOf } from './facet-values.ts';
import { anyOf } from './parameters.ts';

const key = 'tag';
const mostTags = 60;

export const tagFacet: FacetKind = {
  key,
  parameter: anyOf(z.string().min(1).max(catalogLimits.slugLength)),
  ownPage: 'tag',
  title: (_counts, { locale }) => m.catalog_facet_tag({}, { locale }),
  values: (counts, view) => choicesOf(counts, view).toSorted(byTitle(view.lang)),
  control: 'anyOf',
  sql: {
    valuesOf: 'product',
    // `facet_value` has ids of tags: their slugs change.
    onProduct: ({ values }) =>
      sql`l.value_ids && array(select known.id from tag join facet_value known on known.facet = 'tag' and known.value = tag.id::text where tag.slug = any(${[...values]}::text[]))`,
    counts: ({ counted }, { values }) => sql`(
      select coalesce(jsonb_agg(jsonb_build_object('facet', ${key}::text, 'value', tag.slug, 'title', tag.texts, 'count', counted.count)), '[]') from (
        select tag_id, max(count) as count from (
          (select value::uuid as tag_id, count from ${counted} where facet = 'tag' order by 2 desc, 1 limit ${mostTags})
          union all select id, 0 from tag where slug = any(${[...values]}::text[])) named group by 1) counted join tag on tag.id = counted.tag_id)`,
  },
};
