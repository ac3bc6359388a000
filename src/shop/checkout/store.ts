import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { StoredAnswer } from '#kit/server/context.ts';
import { jsonb, prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import { lockedCartOf, selectGoods, type readGoodsIn } from '#shop/cart/index.ts';
import type { PostalAddress } from '#shop/addresses/contract.ts';
import type { GiftDelivery } from '#shop/gift-cards/contract.ts';
import type { FapiaoRequest, OrderBilling, OrderDraft } from '#shop/orders/contract.ts';
import type { Checkout } from './contract.ts';
import { tables, type CheckoutTables } from './tables.ts';

/** A quantity of a variant. */
export type CheckoutItem = { variantId: string; sku: string; quantity: number };

/** A stored checkout; `placed` holds what was shown and what was ordered when it was submitted. */
export type StoredCheckout = Omit<
  Selectable<CheckoutTables['checkout']>,
  'items' | 'address' | 'addressDraft' | 'billing' | 'fapiao' | 'giftDelivery' | 'quotes' | 'placed' | 'source'
> & {
  /** `staff`: written for an order of staff's, or for the part of a purchase that is paid later. */
  source: 'cart' | 'buyNow' | 'staff';
  items: CheckoutItem[];
  address: PostalAddress | null;
  /** An address as PayPal wrote it, which lacks what this shop asks for; null: none. */
  addressDraft: PostalAddress | null;
  /** What the invoice says besides; null: nothing. */
  billing: Omit<OrderBilling, 'reverseCharge'> | null;
  /** The Chinese invoice that is asked for; null: none. */
  fapiao: FapiaoRequest | null;
  /** Who gets the gift cards in it; null: the buyer. */
  giftDelivery: GiftDelivery | null;
  /** What services outside answered for its sums. */
  quotes: StoredAnswer[];
  placed: { view: Checkout; draft: OrderDraft } | null;
};

/** What a step of the checkout may write. */
export type CheckoutPatch = Partial<
  Pick<
    StoredCheckout,
    | 'items'
    | 'couponCodes'
    | 'giftCardIds'
    | 'giftDelivery'
    | 'email'
    | 'countryCode'
    | 'mobile'
    | 'address'
    | 'addressDraft'
    | 'billing'
    | 'fapiao'
    | 'shippingMethod'
    | 'paymentMethod'
    | 'useCredits'
    | 'quotes'
  >
>;

const owned = (shopper: Shopper) => (shopper.accountId === null ? (['guestId', shopper.guestId] as const) : (['accountId', shopper.accountId] as const));

export async function insertCheckout(
  tx: Tx,
  row: { id: string; slug: string; shopper: Shopper; source: StoredCheckout['source']; items: CheckoutItem[]; now: Date } & Omit<CheckoutPatch, 'items'>,
): Promise<void> {
  const { id, slug, shopper, source, items, now, ...answers } = row;
  const insertion = tables(tx)
    .insertInto('checkout')
    .values({ id, slug, source, ...shopper, items: jsonb(items), ...columnsOf(answers), createdAt: now, updatedAt: now });
  await prepared(tx, insertion);
}

/** The checkout that a shopper left last without ordering, touched since; null: none. */
export async function findLeftCheckout(tx: Queryable, shopper: Shopper, since: Date): Promise<StoredCheckout | null> {
  const [column, id] = owned(shopper);
  const [row] = await prepared(
    tx,
    tables(tx)
      .selectFrom('checkout')
      .selectAll()
      .where(column, '=', id)
      .where('orderNo', 'is', null)
      .where('source', 'in', ['cart', 'buyNow'])
      .where('updatedAt', '>=', since)
      .orderBy('updatedAt', 'desc')
      .limit(1),
  );
  return (row ?? null) as StoredCheckout | null;
}

/** A shopper's own checkout, or null. */
export async function findCheckout(db: Queryable, slug: string, shopper: Shopper): Promise<StoredCheckout | null> {
  const [column, id] = owned(shopper);
  const [row] = await prepared(db, tables(db).selectFrom('checkout').selectAll().where('slug', '=', slug).where(column, '=', id));
  return (row ?? null) as StoredCheckout | null;
}

/** The same, locked: two steps of one checkout happen one after the other. */
export async function loadCheckoutForUpdate(tx: Tx, slug: string, shopper: Shopper): Promise<StoredCheckout | null> {
  const [column, id] = owned(shopper);
  const [row] = await prepared(tx, tables(tx).selectFrom('checkout').selectAll().where('slug', '=', slug).where(column, '=', id).forUpdate());
  return (row ?? null) as StoredCheckout | null;
}

type CartGoodsRow = Parameters<typeof readGoodsIn>[0][number];

/**
 * The same, and what is in the cart that it sells, in one statement. Where it waited for another step, the goods are those from before the wait: a step may show
 * them, an order must not be made of them.
 */
export async function loadCheckoutWithGoods(
  tx: Tx,
  { slug, shopper, currency }: { slug: string; shopper: Shopper; currency: string },
): Promise<{ stored: StoredCheckout; goods: CartGoodsRow[] } | null> {
  const [column, id] = owned(shopper);
  const both = sql<{ held: Record<string, unknown> } & (CartGoodsRow | { cartId: null })>`
    with held as (select * from checkout where slug = ${slug} and ${sql.ref(column)} = ${id} for update)
    select case when row_number() over goods_in_order = 1 then to_jsonb(held) end as held, goods.*
    from held left join (${selectGoods(shopper, currency)}) goods on held.source = 'cart'
    window goods_in_order as (order by goods.added_at, goods.line_id) order by goods.added_at, goods.line_id`;
  const rows = await prepared(tx, both);
  const [first] = rows;
  if (!first) return null;
  return { stored: fromJson(first.held), goods: rows.filter((row): row is typeof row & CartGoodsRow => row.cartId !== null) };
}

const isTime = /^(created|updated|placed)_at$/;

/** A checkout as `to_jsonb` writes its row. */
function fromJson(row: Record<string, unknown>): StoredCheckout {
  const entries = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    isTime.test(name) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as StoredCheckout;
}

/** The same with the cart that it sells locked, too, so that it is bought once. The checkout is locked first, as wherever both are. */
export async function loadCheckoutAndCartForUpdate(tx: Tx, slug: string, shopper: Shopper): Promise<StoredCheckout | null> {
  const [column, id] = owned(shopper);
  const held = sql.ref('held');
  const both = sql<StoredCheckout>`
    select held.* from (select * from checkout where slug = ${slug} and ${sql.ref(column)} = ${id} for update) held
      left join lateral (${lockedCartOf(shopper, held)}) locked on held.source = 'cart'`;
  const [row] = await prepared(tx, both);
  return row ?? null;
}

/** A checkout of any owner; for callers who proved that its order is theirs. */
export async function findCheckoutById(db: Queryable, id: string): Promise<StoredCheckout | null> {
  const row = await tables(db).selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst();
  return (row ?? null) as StoredCheckout | null;
}

/** Whether any checkout has this slug. */
export async function isCheckoutSlug(db: Queryable, slug: string): Promise<boolean> {
  return (await tables(db).selectFrom('checkout').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

/** The order number of a placed checkout of any owner. */
export async function findOrderNo(db: Queryable, slug: string): Promise<string | null> {
  const row = await tables(db).selectFrom('checkout').select('orderNo').where('slug', '=', slug).executeTakeFirst();
  return row?.orderNo ?? null;
}

export async function patchCheckout(tx: Tx, id: string, patch: CheckoutPatch, now: Date): Promise<void> {
  const update = tables(tx)
    .updateTable('checkout')
    .set({ ...columnsOf(patch), updatedAt: now })
    .where('id', '=', id);
  await prepared(tx, update);
}

/** What was chosen as the table stores it. */
function columnsOf({ items, address, addressDraft, billing, fapiao, giftDelivery, quotes, ...plain }: CheckoutPatch) {
  return {
    ...plain,
    ...(items === undefined ? {} : { items: jsonb(items) }),
    ...(address === undefined ? {} : { address: address === null ? null : jsonb(address) }),
    ...(addressDraft === undefined ? {} : { addressDraft: addressDraft === null ? null : jsonb(addressDraft) }),
    ...(billing === undefined ? {} : { billing: billing === null ? null : jsonb(billing) }),
    ...(fapiao === undefined ? {} : { fapiao: fapiao === null ? null : jsonb(fapiao) }),
    ...(giftDelivery === undefined ? {} : { giftDelivery: giftDelivery === null ? null : jsonb(giftDelivery) }),
    ...(quotes === undefined ? {} : { quotes: jsonb(quotes) }),
  };
}

/** Keeps what was answered for the sums of an open checkout that was only read. */
export async function storeQuotes(tx: Tx, id: string, quotes: readonly StoredAnswer[]): Promise<void> {
  await tables(tx)
    .updateTable('checkout')
    .set({ quotes: jsonb(quotes) })
    .where('id', '=', id)
    .where('orderNo', 'is', null)
    .execute();
}

/** Marks a checkout as placed; what else is `noted` of it goes along in the same statement. */
export async function markPlaced(
  tx: Tx,
  id: string,
  { orderNo, remark, view, draft, at, noted }: { orderNo: string; remark: string; view: Checkout; draft: OrderDraft; at: Date; noted?: RawBuilder<unknown> },
): Promise<void> {
  const update = sql`update checkout set order_no = ${orderNo}, remark = ${remark}, placed = ${jsonb({ view, draft })}, placed_at = ${at}, updated_at = ${at}
    where id = ${id} and order_no is null`;
  await prepared(tx, noted ? sql`with noted as (${noted}) ${update}` : update);
}

/** Deletes open checkouts that were not touched since; answers how many. */
export async function deleteOldCheckouts(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('checkout').select('id').where('orderNo', 'is', null).where('updatedAt', '<', before).limit(most);
  const result = await tables(tx).deleteFrom('checkout').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
