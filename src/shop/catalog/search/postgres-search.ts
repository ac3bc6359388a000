/** The catalogue in PostgreSQL: full text, arrays of ids and counts by SQL; good to about 100,000 products. */
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { limitedReader, type Queryable } from '#kit/server/database.ts';
import { isStatementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { anyProduct, countedUpTo, isNarrowed, type CatalogSearch, type FacetCounts, type ProductMatches, type ProductQuery } from './catalog-search.ts';
import { countFacets } from './count-facets.ts';
import { otherQuery, readText } from './search-for.ts';
import { countMatches } from './store-facets.ts';
import type { Matching, TextQuery } from './store-matches.ts';
import { findPage, type FoundProduct } from './store-pages.ts';
import { readValueIds } from './value-ids.ts';

/** The engine over a database. Statements that take longer than some seconds are ended. */
export function postgresSearch(database: Queryable): CatalogSearch {
  const reader = limitedReader(database);
  return {
    find: (query) => inTime(find(reader, query)),
    async suggest({ size, ...search }) {
      const query: ProductQuery = { ...anyProduct, search, size };
      return (await inTime(find(reader, query))).productIds;
    },
  };
}

async function find(db: Queryable, query: ProductQuery): Promise<ProductMatches> {
  const valueIds = await readValueIds(db, query);
  if (query.search) {
    const found = await search(db, { ...query, valueIds, search: query.search });
    return { ...toMatches(found, await countUnlessEmpty(db, found)), correctedText: found.correctedText };
  }
  const matching: Matching = { ...query, valueIds, words: null };
  const finding = findPage(db, matching);
  // Nothing that is found changes what is counted; a total alone may follow from the page.
  const [products, counted] = query.wants.facets
    ? await Promise.all([finding, count(db, matching, null)])
    : [await finding, await count(db, matching, (await finding).length)];
  return { ...toMatches({ matching, products }, counted), correctedText: null };
}

/** A page that takes too long to find is an error. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (thrown) {
    throw isStatementTimeout(thrown) ? new ShopError(timedOut, { cause: thrown }) : thrown;
  }
}

type Found = { matching: Matching; products: FoundProduct[] };
type Searched = Found & { correctedText: string | null };

/** A page of a search: for all words, else as `otherQuery` says. */
async function search(db: Queryable, query: Omit<Matching, 'words'> & { search: NonNullable<ProductQuery['search']> }): Promise<Searched> {
  const read = readText(query.search);
  const asFor = (words: TextQuery): Matching => ({ ...query, words });
  const matching = asFor(read.words);
  // Beyond the last page nothing is found either, which is no reason to read the words otherwise.
  const isThere = query.page === 1 || (await countMatches(db, matching, 0)) > 0;
  const products = isThere ? await findPage(db, matching) : [];
  if (products.length > 0 || (isThere && query.page > 1)) return { matching, products, correctedText: null };
  const other = await otherQuery(db, read);
  if (!other) return { matching, products: [], correctedText: null };
  const found = await findPage(db, asFor(other));
  const all = other.whole ? found.filter((product) => product.whole) : [];
  const [words, some] = all.length > 0 ? [other.whole!, all] : [other, found];
  return { matching: asFor(words), products: some, correctedText: some.length > 0 && words.text !== read.words.text ? words.text : null };
}

type Counted = { total: number; facets: FacetCounts | null } | null;

/** A search that finds nothing has nothing to count, unless what is chosen is to be offered for taking away. */
async function countUnlessEmpty(db: Queryable, { matching, products }: Found): Promise<Counted> {
  const { page, chosen } = matching;
  const isChosen = Object.keys(chosen).length > 0;
  return page === 1 && products.length === 0 && !isChosen ? { total: 0, facets: null } : count(db, matching, products.length);
}

/** What is counted of a list; `shown`: products on its page, where that is known. Null where it takes too long. */
async function count(db: Queryable, matching: Matching, shown: number | null): Promise<Counted> {
  const { wants, page, size, known } = matching;
  const narrowed = isNarrowed(matching);
  const whole = known.listSize ?? 0;
  try {
    if (wants.facets) {
      const facets = await countFacets(db, matching);
      return { total: narrowed ? facets.list.total : whole, facets };
    }
    if (!narrowed) return { total: whole, facets: null };
    if (shown !== null && (!wants.total || (page === 1 && shown < size))) return { total: shown, facets: null };
    return { total: await countMatches(db, matching, countedUpTo), facets: null };
  } catch (thrown) {
    if (isStatementTimeout(thrown)) return null;
    throw thrown;
  }
}

/** A list that nobody could count in time has at least what is seen of it, and a further page after a full one. */
function toMatches({ matching, products }: Found, counted: Counted): Omit<ProductMatches, 'correctedText'> {
  const { page, size, known } = matching;
  const narrowed = isNarrowed(matching);
  const seen = (page - 1) * size + products.length + (products.length === size ? 1 : 0);
  const total = counted?.total ?? (narrowed ? seen : (known.listSize ?? 0));
  const isOver = narrowed && total > countedUpTo;
  return {
    productIds: products.map(({ id }) => id),
    total: isOver ? countedUpTo : total,
    isLowerBound: isOver || (counted === null && narrowed),
    facets: counted?.facets ?? null,
  };
}
