/** Counting matches and their facets. */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';
import type { FacetKind } from '../facets/facet.ts';
import { facetKindOf, facetKinds } from '../facets/registry.ts';
import { countedUpTo, type FacetCount, type ListCounts } from './catalog-search.ts';
import { offerJoin, offerPrice } from './offer-price.ts';
import { allOffersMeet, candidatesBody, matchesBody, needsOneOffer, offerConditions, type Matching } from './store-matches.ts';

type Fragment = RawBuilder<unknown>;

/** A list that is counted: all its facets (null), or one, and the values that are chosen from that one. */
export type Counting = { query: Matching; facet: string | null; values: readonly string[] };

/** How many products match, counted up to one more than `most`. @throws what `isStatementTimeout` recognizes, where that takes too long. */
export async function countMatches(db: Queryable, query: Matching, most: number): Promise<number> {
  const found = await sql<{
    total: number;
  }>`select count(*) as total from (select 1 ${matchesBody(query)} limit ${most + 1}) matched`.execute(tables(db));
  return found.rows[0]!.total;
}

/** Counts several lists in one statement, each up to `most` products (null: all). @throws what `isStatementTimeout` recognizes, where that takes too long. */
export async function countLists(db: Queryable, asked: readonly Counting[], most: number | null): Promise<ListCounts[]> {
  const lists = asked.map((counting, index) => ({
    ...counting,
    candidates: sql.raw(`candidates${index}`),
    matched: sql.raw(`${needsOneOffer(counting.query) ? 'matched' : 'candidates'}${index}`),
    offers: sql.raw(`offers${index}`),
    counted: sql.raw(`counted${index}`),
  }));
  const found = await sql<{ counts: StoredCounts[] }>`with ${sql.join(lists.map((list) => tablesOf(list, most)))}
    select jsonb_build_array(${sql.join(lists.map(countsOf))}) as counts`.execute(tables(db));
  return found.rows[0]!.counts.map((counts, index) => toCounts(counts, asked[index]!.query));
}

type StoredCounts = { total: number; values: (Pick<FacetCount, 'facet' | 'value' | 'count'> & Partial<FacetCount>)[] };

function toCounts({ total, values }: StoredCounts, { pricing }: Matching): ListCounts {
  const whole = values.map((row) => ({ title: null, facetTitle: null, swatch: null, position: 0, ...row, count: Math.min(row.count, countedUpTo) }));
  return { total, isLowerBound: total > countedUpTo, values: whole.map((row) => facetKindOf(row.facet)?.sql.toCount?.(row, pricing) ?? row) };
}

type ListTables = Counting & { candidates: Fragment; matched: Fragment; offers: Fragment; counted: Fragment };

/** Whether facets of a kind are among those that are counted. */
const isCounted = ({ facet }: Counting, kind: FacetKind) => facet === null || facetKindOf(facet) === kind;
const wantsVariants = (list: Counting) => facetKinds.some((kind) => kind.sql.valuesOf === 'variant' && isCounted(list, kind));

/**
 * The products of a list by number; the variants for the sake of which they match, where not all of a product's do (`whole`); how many products have which value.
 * Where one variant has to meet several facets, the variants of all products that may match are looked at once, instead of product by product.
 */
function tablesOf(list: ListTables, most: number | null): Fragment {
  const { query, facet, candidates, matched, offers, counted } = list;
  const asksOneOffer = needsOneOffer(query);
  const limit = most === null || asksOneOffer ? sql`` : sql`limit ${most + 1}`;
  const whole = allOffersMeet(query);
  const columns = sql`id, rating, available, min_price, max_price, value_ids, whole, n`;
  const conditions = offerConditions(query);
  return sql`${candidates} as materialized (select found.*, row_number() over ()::int as n from (
      select l.product_id as id, l.rating, l.available, l.min_price, l.max_price, ${whole} as whole, ${valuesColumn(list, whole)} as value_ids,
        case when not ${whole} then l.offers end as offers
      ${asksOneOffer ? candidatesBody(query) : matchesBody(query)} ${limit}) found),
    ${offers} as materialized (select o.n, o.value_ids, o.available, ${offerPrice(query.pricing)} as price
      from (select n, (offer).* from (select n, unnest(offers) as offer from ${candidates} where not whole) one offset 0) o ${offerJoin(query)}
      ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}),
    ${asksOneOffer ? sql`${matched} as materialized (select ${columns} from ${candidates} where whole or n in (select n from ${offers})),` : sql``}
    ${counted} as materialized (select known.facet, known.value, tallied.count, tallied.example
      from (select id, count(*) as count, min(n) as example from (select n, unnest(value_ids) as id from ${matched}
          ${wantsVariants(list) ? sql`union all select distinct n, unnest(value_ids) from ${offers}` : sql``}) had group by 1) tallied
        join facet_value known on known.id = tallied.id ${facet === null ? sql`` : sql`where known.facet = ${facet}`})`;
}

/** The values that come from a product itself: all of them where all its variants match, else only those that are not a variant's. */
function valuesColumn({ facet }: Counting, whole: Fragment): Fragment {
  if (facet === null) return sql`case when ${whole} then l.value_ids else l.own_value_ids end`;
  const valuesOf = facetKindOf(facet)?.sql.valuesOf;
  if (valuesOf === 'variant') return sql`case when ${whole} then l.value_ids end`;
  return valuesOf === 'product' ? sql`l.own_value_ids` : sql`null::int[]`;
}

function countsOf(list: ListTables): Fragment {
  const { query, facet, values } = list;
  const counts = facetKinds
    .filter((kind) => isCounted(list, kind))
    .map((kind) => kind.sql.counts(list, { facet, values, specifications: query.specifications, fields: query.fields, extensions: query.extensions }));
  return sql`jsonb_build_object('total', (select count(*) from ${list.matched}), 'values', ${sql.join(counts, sql` || `)})`;
}
