/** Rebuilding the index beside the one in use, in steps: changes meanwhile go to both, and the alias turns at the end. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/server/database.ts';
import { makeNext, takeNext, type AliasPlace } from './aliases.ts';
import { claimRebuild, currentTransaction, endRebuild, findPublishedAfter, oldestWriter } from './store-changes.ts';
import { readProducts, writeProducts } from './write-products.ts';

/** What is built where. */
export type IndexPlace = AliasPlace & { database: Database; now(): Date };

/** How far it has come: `index` is being filled, products up to `after` are in it. */
type RebuildStep = { index: string; after: string; count: number };

const atOnce = 500;
/** Batches that are written side by side: one alone keeps but one thread of a node busy. */
const mostWriting = 2;
/** A rebuild without progress for so long is given up. */
const claimSeconds = 180;
const writersLimitMs = 60_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Begins: changes are recorded from now on. Null: another process builds it, unless `always`. @throws ClusterProblem */
export async function beginRebuild(place: IndexPlace, { always }: { always: boolean }): Promise<RebuildStep | null> {
  const { database } = place;
  const began = await database.transaction(async (tx) =>
    (await claimRebuild(tx, { now: place.now(), seconds: claimSeconds, always })) ? currentTransaction(tx) : null,
  );
  if (began === null) return null;
  // A write that began before this was committed may not be recorded, and cannot be read before it commits.
  for (const until = performance.now() + writersLimitMs; (await oldestWriter(database.reader)) <= began && performance.now() < until;) await sleep(50);
  return { index: await makeNext(place), after: beforeAll, count: 0 };
}

/** Fills in some more, at least a batch, for about `limitMs`; null once everything is there and in use. @throws ClusterProblem */
export async function continueRebuild(place: IndexPlace, { index, after, count }: RebuildStep, limitMs: number): Promise<RebuildStep | null> {
  const { cluster, aliases, database } = place;
  const until = performance.now() + limitMs;
  await database.transaction((tx) => claimRebuild(tx, { now: place.now(), seconds: claimSeconds, always: true }));
  const read = async (from: string) => {
    const ids = await findPublishedAfter(database.reader, { after: from, most: atOnce });
    return { ids, products: ids.length > 0 ? await readProducts(database.reader, ids) : null };
  };
  const writing: Promise<unknown>[] = [];
  let [at, done, following] = [after, count, read(after)];
  do {
    const { ids, products } = await following;
    if (products === null) {
      await Promise.all(writing);
      const isWhole = await takeNext(place, index);
      await database.transaction((tx) => endRebuild(tx, { isWhole, now: place.now() }));
      return null;
    }
    at = ids.at(-1)!;
    // The next ones are read while these are written. Whichever fails is waited for further below.
    following = read(at);
    following.catch(() => undefined);
    if (writing.length === mostWriting) await writing.shift();
    const written = writeProducts(cluster, aliases.next, { products, isSeen: false });
    written.catch(() => undefined);
    writing.push(written);
    done += products.documents.length;
  } while (performance.now() < until);
  await Promise.all([following, ...writing]);
  return { index, after: at, count: done };
}
