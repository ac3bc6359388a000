/** A shopper of the demo shop whose actions happen at any time in the past. */
import { localeFor } from '#kit/pure/languages.ts';
import { systemContext, type Context, type Enqueue } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import { newId } from '#kit/server/ids.ts';
import type { SystemHost } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { DemoOrder } from './demo-orders.ts';

/** `own` is the shopper's context, `shop` that of its staff; both read the same clock. */
export type DemoPerson = { accountId: string; name: string; own: Context; shop: Context; clock(): Date; setClock(at: Date): void };

/** An order of the demo shop as it stands. */
export type PlacedDemoOrder = { orderNo: string; placedAt: Date };

/** An order in whose life something happens; `returnNo` once a return was asked for. */
export type Acting = PlacedDemoOrder & { action: unknown; order: DemoOrder; index: number; words: string; returnNo?: string };

/**
 * Makes contexts of an account with a clock that can be set. Of what they queue only `jobs` are done, at once after the
 * transaction and by the same clock: nobody gets a mail about the past.
 */
export function demoPerson(
  host: SystemHost,
  { accountId, name, lang, currency, jobs }: { accountId: string; name: string; lang: string; currency: string; jobs: readonly AnyJob[] },
): DemoPerson {
  let clock = host.now();
  const queued: (() => Promise<void>)[] = [];
  const enqueue: Enqueue = async (_tx: Tx, kind, data) => {
    const job = jobs.find((one) => one.name === kind.name);
    if (job) queued.push(() => job.run(shop, data as never));
  };
  const plain = systemContext(host, { name: 'demo', now: () => clock, lang, locale: localeFor(lang), currency });
  const transaction: Context['transaction'] = async (work) => {
    const done = await plain.transaction(work);
    for (const run of queued.splice(0)) await run();
    return done;
  };
  const shop: Context = { ...plain, enqueue, transaction };
  const own: Context = { ...shop, caller: { kind: 'user', accountId, sessionId: newId() } };
  return { accountId, name, own, shop, clock: () => clock, setClock: (at) => void (clock = at) };
}
