import { invalidateTags } from '#kit/server/events/announce.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { EnsureFresh, Order } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { findTargets } from '#shop/catalog/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { toPicture } from '#shop/media/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { targetKinds, type PromotionInput, type StaffPromotion, type staffPromotionSorts, type Targets } from '../contract.ts';
import { warningsOf } from '../contract-warnings.ts';
import { isForAll } from '../apply/rules-targets.ts';
import { mapTargets } from './rules-input.ts';
import { savePromotion } from './save-promotion.ts';
import { selectById, selectForStaff, type ReadPromotion, type Source } from '../store-read.ts';
import { deletePromotion, endPromotion, isUsed } from './store-write.ts';

/** Which page of them staff ask for. */
export type StaffList = {
  page: number;
  size: number;
  filter: { q?: string | undefined; active?: boolean | undefined };
  order: Order<(typeof staffPromotionSorts)[number]>;
};

const columns = { priority: 'p.priority', startsAt: 'p.starts_at', endsAt: 'p.ends_at', usedCount: 'p.used_count', slug: 'p.slug' } as const;

/** A page of promotions or coupons for staff. Two statements. */
export async function listForStaff(context: Context, source: Source, { page, size, filter, order }: StaffList) {
  const { rows, total } = await selectForStaff(context.db, {
    source,
    q: filter.q,
    active: filter.active,
    order: `${columns[order.field]} ${order.direction} nulls last, p.id`,
    limit: size,
    offset: (page - 1) * size,
  });
  return { items: await toStaff(context, context.db, rows), total, page, size };
}

/** A promotion or coupon for staff, its goods by slug. @throws notFound (404) */
export async function readForStaff(context: Context, source: Source, id: string, reader: Queryable = context.db): Promise<StaffPromotion> {
  const row = isId(id) ? await selectById(reader, { source, id }) : null;
  if (!row) throw new ShopError(notFound);
  return (await toStaff(context, reader, [row]))[0]!;
}

/**
 * Goods by slug again. What was deleted since is left out, unless nothing is left: without any name it would be for everything the next time that it is
 * saved, so it keeps names that nothing has.
 */
const bySlug =
  (slugs: ReadonlyMap<string, string>) =>
  (targets: Targets): Targets => {
    const named = (of: (id: string) => readonly string[]) => Object.fromEntries(targetKinds.map((kind) => [kind, targets[kind].flatMap(of)])) as Targets;
    const known = named((id) => (slugs.has(id) ? [slugs.get(id)!] : []));
    return isForAll(known) ? named((id) => [`deleted-${id.slice(-12)}`]) : known;
  };

async function toStaff(context: Context, reader: Queryable, rows: readonly ReadPromotion[]): Promise<StaffPromotion[]> {
  const ids: string[] = [];
  for (const row of rows) {
    mapTargets(row, (targets) => {
      ids.push(...targetKinds.flatMap((kind) => targets[kind]));
      return targets;
    });
  }
  const slugs = new Map((await findTargets(reader, { ids: [...new Set(ids)] })).map(({ id, slug }) => [id, slug]));
  const now = context.now();
  return rows.map(({ source, code, claimRequired, startsAt, endsAt, picture, ...row }) => ({
    ...mapTargets(row, bySlug(slugs)),
    texts: row.texts as StaffPromotion['texts'],
    image: picture && toPicture(picture, context.lang, textIn(row.texts, 'title', context.lang)),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    running: row.active && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now),
    warnings: warningsOf(row),
    ...(source === 'coupon' ? { code: code ?? '', claimRequired } : {}),
  }));
}

/** What the tag of a record depends on: not on how often it was used, so that orders do not undo a merchant's editing. */
export const stateOf = ({ usedCount: _usedCount, running: _running, codesOnly: _codesOnly, warnings: _warnings, ...state }: StaffPromotion) => state;

/** Writes a new promotion or coupon. @throws invalidInput (40) with field errors */
export async function createByStaff(context: Context, source: Source, input: PromotionInput): Promise<StaffPromotion> {
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    const id = await savePromotion(tx, { id: null, source, input, markets, locale: context.locale, now: context.now() });
    await recordAction(tx, context, { action: `${source}.create`, subject: id, detail: { slug: input.slug }, about: input });
    return readForStaff(context, source, id, tx);
  });
}

/** Changes one. @throws notFound (404), stale (412), invalidInput (40) with field errors */
export async function updateByStaff(
  context: Context,
  source: Source,
  { id, input, ensureFresh }: { id: string; input: PromotionInput; ensureFresh: EnsureFresh },
): Promise<StaffPromotion> {
  if (!isId(id)) throw new ShopError(notFound);
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    await selectById(tx, { source, id }, { lock: true });
    const before = stateOf(await readForStaff(context, source, id, tx));
    ensureFresh(before);
    await savePromotion(tx, { id, source, input, markets, locale: context.locale, now: context.now() });
    const after = await readForStaff(context, source, id, tx);
    await recordAction(tx, context, { action: `${source}.update`, subject: id, detail: { slug: input.slug }, before, after: stateOf(after) });
    return after;
  });
}

/**
 * Takes one away for good, or ends it at once where orders have used it, so that its results can still be read; orders say what they said.
 * @throws notFound (404), stale (412)
 */
export async function deleteByStaff(
  context: Context,
  source: Source,
  { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh },
): Promise<{ ended: boolean }> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await selectById(tx, { source, id }, { lock: true });
    const before = await readForStaff(context, source, id, tx);
    ensureFresh(stateOf(before));
    const ended = await isUsed(tx, id);
    if (ended) await endPromotion(tx, id, context.now());
    else await deletePromotion(tx, id);
    await recordAction(tx, context, { action: `${source}.${ended ? 'end' : 'delete'}`, subject: id, detail: { slug: before.slug }, before: stateOf(before) });
    await invalidateTags(tx, ['promotions', 'offers', `promotion:${id}`]);
    return { ended };
  });
}
