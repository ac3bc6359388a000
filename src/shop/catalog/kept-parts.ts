/**
 * The facts of a large shop, held in memory by this process: read in parts beside the requests when they are first wanted, then those parts again
 * whose products changed. Until they are there, and in a shop too large for them, lists are counted in SQL.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '#kit/server/database.ts';
import { bytesOf } from './list-facts.ts';
import { countPartsInTurns } from './count-parts.ts';
import { placeOf, type PartScope, type ShopPart } from './shop-parts.ts';
import { findFactChanges, findFactMark, type SoldPieces } from './store-changes.ts';
import { readPart } from './store-facts.ts';
import type { ListCounts } from './store-facets.ts';
import type { ListQuestion } from './store-list-body.ts';
import { bytesOfWords } from './word-facts.ts';

const partSize = 5_000;
const mostChanges = 2_000;
/** About 2 million products of three variants. */
const mostBytes = 400 * 1024 * 1024;
const settleMs = 300;
// A lost notice must not keep old counts for ever.
const checkMs = 60_000;
const retryMs = 10_000;
const allProducts = '00000000-0000-0000-0000-000000000000';

type Kept = {
  partSize: number;
  parts: readonly ShopPart[] | null;
  mark: string;
  /** When it is looked after what changed, though no notice told of it. */
  dueAt: number;
  readAt: number;
  work: Promise<void> | null;
  isStale: boolean;
  /** How many lists are being counted anew. */
  counting: number;
  /** Told when the facts have caught up with changes. */
  listeners: Set<() => void>;
  counts: Map<string, KeptCounts>;
};
type KeptCounts = { parts: readonly ShopPart[]; counts: ListCounts; isCounting: boolean };

const kept = new WeakMap<Reader, Kept>();
// Read for many, and so part of nobody's request.
const outside = AsyncLocalStorage.snapshot();

const wholeShop: ListQuestion = {
  filter: { options: {}, sort: 'relevance', page: 1, size: 1 },
  scopes: { ownPrices: false, productCount: null, shopCount: 0, exact: [] },
  price: { currency: '', isBase: true, rate: '1', exponentShift: 0, stepAmount: 1 },
  search: null,
  lang: 'en',
};

/** The facts of the shop, at most a minute and a notice old; null while they are not there. */
export function shopParts(reader: Reader): readonly ShopPart[] | null {
  const shop = keptFor(reader);
  if (!shop.work && shop.dueAt < performance.now()) begin(reader, shop);
  return shop.parts;
}

/** Reads the facts of the shop, or what of them changed, now; answers how many parts there are. */
export async function readShopParts(reader: Reader, size = partSize): Promise<number> {
  const shop = keptFor(reader);
  await shop.work;
  if (shop.partSize !== size) Object.assign(shop, { parts: null, partSize: size });
  begin(reader, shop);
  await shop.work;
  return shop.parts?.length ?? 0;
}

/** Whether changes are known of that the facts, or counts of them, do not tell yet: what is made from them now is soon out of date. */
export function isLagging(reader: Reader): boolean {
  const shop = kept.get(reader);
  return Boolean(shop?.parts) && (shop!.isStale || shop!.work !== null || shop!.counting > 0);
}

/** Calls `tell` whenever the facts, or counts of them, have caught up with changes, and lists that were made meanwhile are out of date; answers how to stop that. */
export function whenCaughtUp(reader: Reader, tell: () => void): () => void {
  const { listeners } = keptFor(reader);
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Reads again what changed: at once, and where that was done a moment ago, together with what else changes until a moment has passed. */
export function noteShopChanged(reader: Reader): void {
  const shop = kept.get(reader);
  if (!shop || shop.isStale || (!shop.parts && !shop.work)) return;
  shop.isStale = true;
  if (!shop.work) later(reader, shop);
}

/** The exact counts of a list from which nothing is chosen; after a change the last ones, while they are counted anew between other work. */
export async function wholeCounts(reader: Reader, parts: readonly ShopPart[], scope: PartScope): Promise<ListCounts> {
  const shop = keptFor(reader);
  const all = shop.counts;
  const name = JSON.stringify(scope);
  const known = all.get(name);
  const count = () => countPartsInTurns(parts, wholeShop.filter, { scope, chosen: [], most: Infinity }, setImmediate);
  if (!known) {
    const counts = (await count()).all;
    all.set(name, { parts, counts, isCounting: false });
    return counts;
  }
  if (known.parts !== parts && !known.isCounting) {
    known.isCounting = true;
    shop.counting += 1;
    const end = () => {
      known.isCounting = false;
      shop.counting -= 1;
      tellAll(shop);
    };
    outside(
      () =>
        void count()
          .then(
            ({ all: counts }) => void all.set(name, { parts, counts, isCounting: false }),
            () => undefined,
          )
          .then(end),
    );
  }
  return known.counts;
}

function keptFor(reader: Reader): Kept {
  let shop = kept.get(reader);
  if (!shop) kept.set(reader, (shop = newKept()));
  return shop;
}

const newKept = (): Kept => ({
  partSize,
  parts: null,
  mark: '',
  dueAt: -Infinity,
  readAt: -Infinity,
  work: null,
  isStale: false,
  counting: 0,
  listeners: new Set(),
  counts: new Map(),
});

function later(reader: Reader, shop: Kept, afterMs = settleMs): void {
  const waitMs = Math.max(0, shop.readAt + afterMs - performance.now());
  outside(() => void sleep(waitMs, undefined, { ref: false }).then(() => shop.isStale && begin(reader, shop)));
}

function begin(reader: Reader, shop: Kept): void {
  if (shop.work) return;
  shop.isStale = false;
  shop.dueAt = performance.now() + retryMs;
  shop.work = outside(() => bringUpToDate(reader, shop)).then(
    () => {
      shop.dueAt = performance.now() + (shop.parts ? checkMs : retryMs);
      end(reader, shop, settleMs);
    },
    () => {
      // What fails is tried again; what is known meanwhile stays, and is known to lag.
      shop.isStale ||= shop.parts !== null;
      end(reader, shop, retryMs);
    },
  );
}

function end(reader: Reader, shop: Kept, againAfterMs: number): void {
  shop.work = null;
  shop.readAt = performance.now();
  tellAll(shop);
  // What changed while it was read may be in it or not.
  if (shop.isStale) later(reader, shop, againAfterMs);
}

function tellAll({ listeners }: Kept): void {
  for (const tell of listeners) tell();
}

async function bringUpToDate(reader: Reader, shop: Kept): Promise<void> {
  if (shop.parts) {
    const { now, ids, sold } = await findFactChanges(reader, shop.mark, mostChanges);
    if (ids.length <= mostChanges && !ids.includes(allProducts)) {
      if (ids.length > 0) keep(shop, await readAgain(reader, shop, ids));
      correctSales(shop, sold);
      shop.mark = now;
      return;
    }
  }
  const mark = await findFactMark(reader);
  keep(shop, await readParts(reader, { after: null, upto: null }, shop.partSize));
  shop.mark = mark;
}

function keep(shop: Kept, parts: readonly ShopPart[] | null): void {
  shop.parts = parts && bytesOfParts(parts) <= mostBytes ? parts : null;
  if (!shop.parts) shop.counts.clear();
}

/** Sales only move products in their order: nothing is read again for them. */
function correctSales({ parts }: Kept, sold: readonly SoldPieces[]): void {
  for (const { id, pieces } of sold) {
    const part = parts?.find(({ upto }) => upto === null || id <= upto);
    const place = part ? placeOf(part, id) : null;
    if (place !== null) part!.order.sales[place] = pieces;
  }
}

/** The parts between two ids; null as soon as they are too many to be held. */
async function readParts(reader: Reader, between: Pick<ShopPart, 'after' | 'upto'>, size: number): Promise<ShopPart[] | null> {
  const { upto } = between;
  const parts: ShopPart[] = [];
  for (let { after } = between; ;) {
    const { last, ...part } = await readPart(reader, wholeShop, { after, upto, most: size });
    const isLast = part.facts.total < size;
    parts.push({ after, upto: isLast ? upto : last, ...part });
    if (isLast) return parts;
    if (bytesOfParts(parts) > mostBytes) return null;
    after = last;
  }
}

/** All parts, those with one of these products read anew. */
async function readAgain(reader: Reader, { parts, partSize: size }: Kept, ids: readonly string[]): Promise<ShopPart[] | null> {
  if (!parts) return null;
  const touched = new Set(ids.map((id) => parts.find(({ upto }) => upto === null || id <= upto)));
  const all: ShopPart[] = [];
  for (const part of parts) {
    const anew = touched.has(part) ? await readParts(reader, part, size) : [part];
    if (!anew) return null;
    all.push(...anew);
  }
  return all;
}

function bytesOfParts(parts: readonly ShopPart[]): number {
  return parts.reduce(
    (sum, { facts, lists, ids, words }) =>
      sum +
      bytesOf(facts) +
      bytesOfWords(words) +
      ids.length +
      facts.total * 20 +
      [...lists.values()].reduce((of, members) => of + 200 + members.length * 4, 0),
    0,
  );
}
