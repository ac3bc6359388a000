import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import type { ListFacts, OfferFacts } from './list-facts.ts';
import { optionTitle } from './store-facets.ts';
import { isAvailable, listBody, ownPriceJoin, planOf, variantPrice, type ListQuestion } from './store-list-body.ts';
import type { ShopPart } from './shop-parts.ts';
import { readWords } from './word-facts.ts';
import { tables } from './tables.ts';

/** Facts as one statement tells them: products are numbers from 0 up, and whatever is told of many is a text of numbers with commas. */
type StoredFacts = {
  total: number;
  ratings: string | null;
  brands: { key: string; title: string; members: string }[];
  tags: { slug: string; texts: Texts<'title'>; members: string }[];
  combinations: { options: Record<string, string>; members: string; prices: string; available: string }[];
  choices: ListFacts['choices'];
  last: string | null;
  ids: string | null;
  order: { sales: string | null; prices: string | null; published: string | null } | null;
  words: string[] | null;
  lists: { id: string; members: string }[];
};

/**
 * Everything that the facets of a list and of what it is narrowed to are counted from, in one statement.
 * Null for a list of more than `most` products.
 */
export async function readListFacts(reader: Reader, list: ListQuestion, most: number): Promise<ListFacts | null> {
  const base = sql`select p.id, p.brand, p.brand_key, p.rating ${listBody(list)} limit ${most + 1}`;
  const facts = await readFacts(reader, list, { base, most, more: sql`` });
  return facts.total > most ? null : toFacts(facts);
}

/** The facts of at most so many products of the shop, in the order of their ids, with the lists that they are in; `last` is the last one's id. */
export async function readPart(
  reader: Reader,
  shop: ListQuestion,
  { after, upto, most }: { after: string | null; upto: string | null; most: number },
): Promise<Pick<ShopPart, 'facts' | 'lists' | 'ids' | 'order' | 'words'> & { last: string | null }> {
  const base = sql`select p.id, p.brand, p.brand_key, p.rating, p.sales_count, p.price_amount, p.published_at, p.search_terms
    ${listBody(shop)} ${after === null ? sql`` : sql`and p.id > ${after}`} ${upto === null ? sql`` : sql`and p.id <= ${upto}`} order by p.id limit ${most}`;
  const facts = await readFacts(reader, shop, {
    base,
    most,
    more: sql`, 'lists', ${listsOfPart}, 'ids', ${idsOfPart}, 'order', ${orderOfPart}, 'words', ${wordsOfPart}`,
  });
  const numbers = (text: string | null) => numbersIn(text ?? '');
  return {
    facts: toFacts(facts),
    last: facts.last,
    ids: Buffer.from(facts.ids ?? '', 'hex'),
    lists: new Map(facts.lists.map(({ id, members }) => [id, Int32Array.from(numbersIn(members))])),
    order: {
      sales: Int32Array.from(numbers(facts.order!.sales)),
      prices: Float64Array.from(numbers(facts.order!.prices)),
      published: Float64Array.from(numbers(facts.order!.published)),
    },
    words: await readWords(facts.words!, setImmediate),
  };
}

const listsOfPart = sql`(select coalesce(jsonb_agg(one), '[]') from (select m.list as id, string_agg(b.n::text, ',' order by b.n) as members from counted b
  join (select product_id, category_id as list from product_category union all select product_id, tag_id from product_tag union all select product_id, collection_id from product_collection) m
    on m.product_id = b.id group by 1) one)`;
const idsOfPart = sql`(select string_agg(replace(id::text, '-', ''), '' order by n) from counted)`;
const orderOfPart = sql`(select jsonb_build_object('sales', string_agg(sales_count::text, ',' order by n), 'prices', string_agg(price_amount::text, ',' order by n),
  'published', string_agg(trunc(extract(epoch from published_at) * 1000000)::bigint::text, ',' order by n)) from counted)`;
const wordsOfPart = sql`(select coalesce(jsonb_agg(search_terms::text order by n), '[]') from counted)`;

type Fragment = RawBuilder<unknown>;

async function readFacts(reader: Reader, list: ListQuestion, { base, most, more }: { base: Fragment; most: number; more: Fragment }): Promise<StoredFacts> {
  const { price } = list;
  const found = await sql<{ facts: StoredFacts }>`${planOf(list, 'counts')}
    with base as materialized (
        select member.*, (row_number() over () - 1)::int as n from (${base}) member),
      counted as materialized (select * from base where (select count(*) from base) <= ${most}),
      offer as materialized (
        select b.n, v.options, ${variantPrice(price)} as price, case when ${isAvailable} then 1 else 0 end as available
        from counted b join variant v on v.product_id = b.id ${ownPriceJoin(price)} left join stock_level level on level.variant_id = v.id),
      combination as materialized (
        select options, min(n) as example, string_agg(n::text, ',') as members, string_agg(price::text, ',') as prices, string_agg(available::text, ',') as available from offer group by 1),
      choice as (select chosen.key, chosen.value, min(example) as example from combination cross join lateral jsonb_each_text(options) chosen group by 1, 2)
    select jsonb_build_object('total', (select count(*) from base), 'last', (select id from base order by n desc limit 1)${more},
      'ratings', (select string_agg(rating::text, ',' order by n) from counted),
      'brands', (select coalesce(jsonb_agg(one), '[]') from (select brand_key as key, min(brand) as title, string_agg(n::text, ',') as members from counted where brand_key <> '' group by 1) one),
      'tags', (select coalesce(jsonb_agg(jsonb_build_object('slug', tag.slug, 'texts', tag.texts, 'members', one.members)), '[]')
        from (select pt.tag_id, string_agg(b.n::text, ',') as members from counted b join product_tag pt on pt.product_id = b.id group by 1) one join tag on tag.id = one.tag_id),
      'combinations', (select coalesce(jsonb_agg(jsonb_build_object('options', options, 'members', members, 'prices', prices, 'available', available)), '[]') from combination),
      'choices', (select coalesce(jsonb_agg(jsonb_build_object('key', choice.key, 'value', choice.value, 'optionTitle', ${optionTitle(sql`choice.key`)},
          'title', named.value -> 'texts', 'swatch', named.value -> 'swatch', 'position', coalesce(named.position, 0))), '[]')
        from choice join counted b on b.n = choice.example left join product_option o on o.product_id = b.id and o.key = choice.key
          left join lateral (select value, position from jsonb_array_elements(o.choices) with ordinality named (value, position) where value ->> 'key' = choice.value limit 1) named on true)) as facts`.execute(
    tables(reader),
  );
  return found.rows[0]!.facts;
}

function toFacts({ total, ratings, brands, tags, combinations, choices }: StoredFacts): ListFacts {
  return {
    total,
    ratings: Uint16Array.from(numbersIn(ratings ?? '')),
    brands: brands.map((brand) => ({ ...brand, members: Int32Array.from(numbersIn(brand.members)) })),
    tags: tags.map((tag) => ({ ...tag, members: Int32Array.from(numbersIn(tag.members)) })),
    combinations: combinations.map(({ options }) => options),
    offers: offersIn(combinations, total),
    choices,
  };
}

const numbersIn = (text: string) => JSON.parse(`[${text}]`) as number[];

/** All offers in the order of their products. */
function offersIn(combinations: StoredFacts['combinations'], total: number): OfferFacts {
  const parts = combinations.map((one) => ({ members: numbersIn(one.members), prices: numbersIn(one.prices), available: numbersIn(one.available) }));
  const next = new Int32Array(total + 1);
  for (const { members } of parts) for (const member of members) next[member + 1]! += 1;
  for (let product = 0; product < total; product += 1) next[product + 1]! += next[product]!;
  const count = next[total]!;
  const offers = { products: new Int32Array(count), combinations: new Int32Array(count), prices: new Float64Array(count), available: new Uint8Array(count) };
  for (const [combination, { members, prices, available }] of parts.entries()) {
    for (const [index, product] of members.entries()) {
      const at = next[product]!;
      next[product] = at + 1;
      offers.products[at] = product;
      offers.combinations[at] = combination;
      offers.prices[at] = prices[index]!;
      offers.available[at] = available[index]!;
    }
  }
  return offers;
}
