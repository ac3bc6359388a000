/** Pages of lists and searches, as ids in order. */
import { sql, type RawBuilder } from 'kysely';
import { prepared, type Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';
import { isConverted } from './base-prices.ts';
import { offerJoin, offerPrice } from './offer-price.ts';
import { isPlainSearch, matchesBody, productsWithCode, wordsBody, type Matching, type TextQuery } from './store-matches.ts';
import { orderBy } from './store-orders.ts';

type Fragment = RawBuilder<unknown>;

/** A product of a page; `whole` says of a search that accepts some of its words that this one holds all of them. */
export type FoundProduct = { id: string; whole: boolean };

/** One page, in one statement. @throws what `isStatementTimeout` recognizes, where that takes too long. */
export async function findPage(db: Queryable, query: Matching): Promise<FoundProduct[]> {
  const { page, size, sort, words } = query;
  const whole = words?.whole ? sql`p.search_terms @@ ${words.whole.query}::tsquery` : sql`true`;
  const ordered =
    words && sort === 'relevance'
      ? rankedPage(query, words)
      : sql`select l.product_id as id, ${whole} as whole ${matchesBody(query)} order by ${words?.whole ? sql`2 desc,` : sql``} ${orderOf(query, byMembers(query))}`;
  const statement = sql<FoundProduct>`${ordered} limit ${size} offset ${(page - 1) * size}`;
  return isPlainSearch(query) ? prepared(db, statement) : (await statement.execute(tables(db))).rows;
}

/** A list of less than this part of the shop is small. */
const smallPart = 50;

/**
 * Whether to begin with the members of a small list and sort them, instead of walking down the shop's order until enough
 * members have come by. The planner cannot know how members are spread over that order; this takes them for even, but does not trust it in a small part of a very large shop, where a walk is long.
 */
function byMembers({ page, size, known }: Matching): boolean {
  const count = known.listSize ?? 0;
  return count * count < page * size * known.shopSize || count * smallPart < known.shopSize;
}

function orderOf({ sort, scope, pricing }: Matching, isSorted: boolean): Fragment {
  if (sort === 'relevance' && scope.collectionId) return sql`pl.position, l.product_id`;
  // By the index of lowest prices, where no price of the currency's own can change the order.
  const price = isConverted(pricing) ? sql`l.price_amount` : sql`(select min(${offerPrice(pricing)}) from unnest(l.offers) o ${offerJoin({ pricing })})`;
  return orderBy(sort, { price, walksIndex: !isSorted });
}

/** From so many titles on that hold all that is searched for, these come before everything else, which is then not looked at. */
const enoughTitles = 100;
/** Of so many products the rank is found out; where more match, of these and no others. */
const mostRanked = 2_000;
/** Of the first so many it counts whether the title holds what was typed; the same on every page, so that none repeats what another has. */
const mostCompared = 400;

/**
 * A search's products, best first. Words of a title count most, then brand, tags and categories, summaries and choices, the rest; more where
 * the title holds what was typed. What holds the words in its title is found by an index of its own, and is looked at first.
 */
function rankedPage(asked: Matching, { text, query, rank, wholeWords, code, whole }: TextQuery): Fragment {
  const last = asked.page * asked.size;
  const most = last <= mostRanked / 2 ? mostRanked : last + mostRanked;
  const wholeRank = wholeWords === '' ? sql`` : sql` + ${rankBy(wholeWords, whatItIs)}`;
  const others = code === null ? sql`` : sql`and p.id <> all(${productsWithCode(code)})`;
  const ranked = (
    tier: number,
    condition: Fragment,
  ) => sql`select p.id, ${sql.lit(tier)} as tier, (${rankBy(rank)}${wholeRank}) * (1 + ln(1 + p.sales_count) / 40) as rank
    ${wordsBody(asked, condition)} ${others} limit ${most}`;
  const inTitle = sql`ts_filter(p.search_terms, '{a}') @@ ${query}::tsquery`;
  const isWhole = whole ? sql`p.search_terms @@ ${whole.query}::tsquery` : sql`true`;
  const nothing = sql`select null::uuid as id, 0 as tier, 0::float8 as rank where false`;
  const isCompared = sql`best.place <= ${sql.lit(mostCompared)}`;
  const elsewhere = sql`(select count(*) from titled) < ${Math.max(enoughTitles, last)} and p.search_terms @@ ${query}::tsquery and not ${inTitle}`;
  const byCode =
    code === null ? sql`` : sql`select p.id, 2 as tier, 1 as rank, 0 as place ${wordsBody(asked, sql`p.id = any(${productsWithCode(code)})`)} union all`;
  return sql`with titled as materialized (${query === '' ? nothing : ranked(1, inTitle)}),
      other as materialized (${query === '' ? nothing : ranked(0, elsewhere)}),
      best as (select id, case when (select count(*) from titled) >= ${enoughTitles} then tier else 0 end as tier, rank, place
        from (select found.*, row_number() over (order by tier desc, rank desc, id desc) as place from (select * from titled union all select * from other) found) numbered
        order by place limit ${Math.max(mostCompared, last)})
    select p.id, ${isWhole} as whole from (${byCode} select * from best) best join product p on p.id = best.id
      order by ${isCompared} desc, ${whole ? sql`${isCompared} and ${isWhole} desc,` : sql``} best.tier desc,
        best.rank * case when ${isCompared} then ${titleFactor(text, titleOf(asked.search?.lang ?? 'en'))} else 1 end desc, p.id desc`;
}

/** Titles count 1, then brand, tags and categories, summaries and choices, the rest. */
const byPlace = '{0.03, 0.1, 0.3, 1}';
/** Titles, brand, tags and categories say what a thing is: a candle of whose holder the summary says that it is a cup is no cup. */
const whatItIs = '{0, 0, 0.3, 1}';
const rankBy = (query: string, weights = byPlace) => sql`ts_rank(${weights}::float4[], p.search_terms, ${query}::tsquery)`;

/** A word of the title that begins so is what is meant by the few letters typed so far; letters inside a word less. */
const titleFactor = (text: string, title: Fragment) =>
  sql`(case when position(${` ${text}`} in ' ' || ${title}) > 0 then 4 when position(${text} in ${title}) > 0 then 2 else 1 end)`;

const titleOf = (lang: string) => sql`search_fold(coalesce(p.texts -> ${lang} ->> 'title', p.texts -> 'en' ->> 'title', ''))`;
