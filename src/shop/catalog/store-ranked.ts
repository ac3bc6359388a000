/** Searches, best first. */
import { sql, type RawBuilder } from 'kysely';
import { steady, type Reader } from '#kit/server/database.ts';
import { selectListItems } from './store.ts';
import { listBody, type ListedItem, type ListQuestion, type ListSearch } from './store-list-body.ts';
import { tables } from './tables.ts';

type Fragment = RawBuilder<unknown>;

/** From so many titles on that hold all that is searched for, these come before everything else, which is then not looked at. */
const enoughTitles = 100;
/** Of so many products the rank is found out; where more match, of these and no others. */
const mostRanked = 2_000;
/** Of so many, and at least two pages, it is known whether the title holds what was typed. */
const mostCompared = 400;

/**
 * A search's products, best first. Words of a title count most, then brand, tags and categories, summaries and choices, the rest; doubled where
 * the title holds what was typed. What holds the words in its title is found by an index of its own, and is looked at first.
 */
export function rankedPage(list: ListQuestion, { text, query, rank, wholeWords, exact, whole }: ListSearch): Fragment {
  const last = list.filter.page * list.filter.size;
  const most = last <= mostRanked / 2 ? mostRanked : last + mostRanked;
  const ranked = (tier: number, condition: Fragment) => {
    const others = exact.length > 0 ? sql`and p.id <> all(${[...exact]}::uuid[])` : sql``;
    return sql`select p.id, ${sql.lit(tier)} as tier, (${rankBy(rank)}${wholeWords === '' ? sql`` : sql` + ${rankBy(wholeWords)}`}) * (1 + ln(1 + p.sales_count) / 40) as rank
      ${listBody({ ...list, search: null })} and ${condition} ${others} limit ${most}`;
  };
  const inTitle = sql`ts_filter(p.search_terms, '{a}') @@ ${whole?.query ?? query}::tsquery`;
  const isWhole = whole ? sql`p.search_terms @@ ${whole.query}::tsquery` : sql`true`;
  const nothing = sql`select null::uuid as id, 0 as tier, 0::float8 as rank where false`;
  const elsewhere = sql`(select count(*) from titled) < ${Math.max(enoughTitles, last)} and p.search_terms @@ ${query}::tsquery and not ${inTitle}`;
  return sql`with titled as materialized (${query === '' ? nothing : ranked(1, inTitle)}),
      other as materialized (${query === '' ? nothing : ranked(0, elsewhere)}),
      best as (select id, case when (select count(*) from titled) >= ${enoughTitles} then tier else 0 end as tier, rank from (select * from titled union all select * from other) found
        order by 2 desc, 3 desc, 1 desc limit ${Math.max(mostCompared, last * 2)})
    select p.id, ${isWhole} as whole from (${exact.length > 0 ? sql`select p.id, 2 as tier, 1 as rank ${listBody({ ...list, search: null })} and p.id = any(${[...exact]}::uuid[]) union all` : sql``}
        select * from best) best join product p on p.id = best.id
      order by ${whole ? sql`2 desc,` : sql``} best.tier desc, best.rank * ${titleFactor(text, titleOf(list.lang))} desc, p.id desc`;
}

/** The page of a search among a few products that are known to meet it, best first, in one statement. */
export async function findRankedAmong(reader: Reader, list: ListQuestion & { search: ListSearch }, ids: readonly string[]): Promise<ListedItem[]> {
  const { filter, search, price } = list;
  const { text, query, rank, wholeWords, exact } = search;
  const whole = wholeWords === '' ? sql`` : sql` + ${rankBy(wholeWords)}`;
  const page = sql`(with among as materialized (
      select p.id, p.id = any(${[...exact]}::uuid[]) as is_exact, case when ts_filter(p.search_terms, '{a}') @@ ${query}::tsquery then 1 else 0 end as tier,
        (${rankBy(rank)}${whole}) * (1 + ln(1 + p.sales_count) / 40) * ${titleFactor(text, titleOf(list.lang))} as rank
      from product p where p.id = any(${[...ids]}::uuid[]) and p.published)
    select id, row_number() over (order by is_exact desc, case when (select count(*) from among where tier = 1) >= ${enoughTitles} then tier else 0 end desc, rank desc, id desc) as place
    from among order by place limit ${filter.size} offset ${(filter.page - 1) * filter.size}) wanted`;
  const found = await sql<ListedItem>`${steady}${selectListItems(page, price.currency, sql`true as whole,`)}`.execute(tables(reader));
  return found.rows;
}

/** Titles count 1, then brand, tags and categories, summaries and choices, the rest. */
const rankBy = (query: string) => sql`ts_rank('{0.03, 0.1, 0.3, 1}', p.search_terms, ${query}::tsquery)`;

/** A word of the title that begins so is what is meant by the few letters typed so far; letters inside a word less. */
const titleFactor = (text: string, title: Fragment) =>
  sql`(case when position(${` ${text}`} in ' ' || ${title}) > 0 then 4 when position(${text} in ${title}) > 0 then 2 else 1 end)`;

const titleOf = (lang: string) => sql`search_fold(coalesce(p.texts -> ${lang} ->> 'title', p.texts -> 'en' ->> 'title', ''))`;
