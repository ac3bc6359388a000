import { sql, type RawBuilder } from 'kysely';
import { prepared, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Shopper } from '../accounts/index.ts';
import { selectSellables, selectSellablesOf, type toSellable } from '../catalog/products/index.ts';
import { tables } from './tables.ts';

/** A variant as the catalogue stores it. */
type StoredSellable = Parameters<typeof toSellable>[0];
/** A stored line. */
export type StoredLine = { id: string; variantId: string; sku: string; title: string; quantity: number; seenAmount: number; seenCurrency: string };
type LineRow = StoredLine & { savedAt: Date | null };
/** A cart without its lines. */
export type LockedCart = { id: string; couponCodes: string[] };
/** A stored cart; `saved` are the lines saved for later. */
export type StoredCart = LockedCart & { lines: StoredLine[]; saved: StoredLine[] };

/** Lines in the cart and lines saved for later. */
function apart(rows: readonly LineRow[]): Pick<StoredCart, 'lines' | 'saved'> {
  return { lines: rows.filter((row) => row.savedAt === null), saved: rows.filter((row) => row.savedAt !== null) };
}

const ownerColumn = (shopper: Shopper) => (shopper.accountId === null ? 'guestId' : 'accountId');
const ownerId = (shopper: Shopper) => shopper.accountId ?? shopper.guestId;

/**
 * The shopper's cart, made where there is none, and locked: two writes to one cart happen one after the other. `first` is what writes the shopper, where that
 * is yet to be done.
 */
export async function openCart(tx: Tx, { shopper, first, now }: { shopper: Shopper; first?: RawBuilder<unknown> | null; now: Date }): Promise<LockedCart> {
  const insertion = sql<LockedCart>`
    ${first ? sql`with shopper as (${first})` : sql``}
    insert into cart (id, account_id, guest_id, updated_at) values (${newId(now.getTime())}, ${shopper.accountId}, ${shopper.guestId}, ${now})
    on conflict (${sql.ref(ownerColumn(shopper))}) do update set updated_at = excluded.updated_at returning id, coupon_codes`;
  const [owned] = await prepared(tx, insertion);
  return owned!;
}

/** Locks the shopper's cart, where there is one. */
export async function lockCart(tx: Tx, shopper: Shopper): Promise<LockedCart | null> {
  const ofOwner = tables(tx).selectFrom('cart').select(['id', 'couponCodes']).where(ownerColumn(shopper), '=', ownerId(shopper)).forUpdate();
  const [owned] = await prepared(tx, ofOwner);
  return owned ?? null;
}

/** A subquery that locks the cart of the owner in `owned`, a row of the outer statement with `guest_id` and `account_id`. */
export const lockedCartOf = (shopper: Shopper, owned: RawBuilder<unknown>): RawBuilder<unknown> => {
  const column = sql.ref(ownerColumn(shopper));
  return sql`select cart.id from cart where cart.${column} = ${owned}.${column} for update`;
};

/** The shopper's cart, locked, or null. */
export async function loadCartForUpdate(tx: Tx, shopper: Shopper): Promise<StoredCart | null> {
  const owned = await lockCart(tx, shopper);
  // Not in one statement with the lock: that would see the lines as they were before it waited.
  return owned ? { ...owned, ...apart(await selectLines(tx, owned.id)) } : null;
}

/** The shopper's cart in one statement, or null. */
export async function findCart(db: Queryable, shopper: Shopper): Promise<StoredCart | null> {
  const ofOwner = tables(db)
    .selectFrom('cart')
    .leftJoin('cartLine as line', 'line.cartId', 'cart.id')
    .select([
      'cart.id as cartId',
      'cart.couponCodes',
      'line.id',
      'line.variantId',
      'line.sku',
      'line.title',
      'line.quantity',
      'line.seenAmount',
      'line.seenCurrency',
      'line.savedAt',
    ])
    .where(`cart.${ownerColumn(shopper)}`, '=', ownerId(shopper))
    .orderBy('line.addedAt')
    .orderBy('line.id');
  const rows = await prepared(db, ofOwner);
  const [first] = rows;
  if (!first) return null;
  return { id: first.cartId, couponCodes: first.couponCodes, ...apart(rows.filter((row): row is typeof row & LineRow => row.id !== null)) };
}

type GoodsRow = Omit<LineRow, 'id' | 'sku' | 'title'> & { lineId: string | null; lineSku: string; lineTitle: string } & (StoredSellable | { id: null });

const goodsColumns = sql`line.id as line_id, line.variant_id, line.sku as line_sku, line.title as line_title, line.quantity,
  line.seen_amount, line.seen_currency, line.saved_at, line.added_at, sold.*`;

/** A cart's lines, and what they and others are. */
type Goods = Pick<StoredCart, 'lines' | 'saved'> & { variants: StoredSellable[] };

function goodsIn(rows: readonly GoodsRow[]): Goods {
  const lines = rows.flatMap(({ lineId, variantId, lineSku: sku, lineTitle: title, quantity, seenAmount, seenCurrency, savedAt }) =>
    lineId === null ? [] : [{ id: lineId, variantId, sku, title, quantity, seenAmount, seenCurrency, savedAt }],
  );
  return { ...apart(lines), variants: rows.filter((row): row is GoodsRow & StoredSellable => row.id !== null) };
}

/** The lines of a cart that is locked; what they are, and what other variants by SKU or id are: one statement. Variants that are gone are left out of `variants`. */
export async function readLinesAnd(
  tx: Tx,
  cartId: string,
  wanted: { skus: readonly string[]; variantIds: readonly string[]; currency: string },
): Promise<Goods> {
  const besides = sql`select variant_id from cart_line where cart_id = ${cartId}`;
  const both = sql<GoodsRow>`
    select ${goodsColumns} from (select * from cart_line where cart_id = ${cartId}) line
      full join (${selectSellablesOf({ ...wanted, besides })}) sold on sold.id = line.variant_id
    order by line.added_at, line.id`;
  return goodsIn(await prepared(tx, both));
}

/** A row of `selectGoods`: a cart's line and what it is; of an empty cart one row without a line. */
export type CartGoodsRow = GoodsRow & { cartId: string; couponCodes: string[] };
type CartGoods = { cart: StoredCart; variants: StoredSellable[] };

/** The cart of an owner and what its lines are, as a query that another statement may join. */
export const selectGoods = (shopper: Shopper, currency: string): RawBuilder<CartGoodsRow> => sql<CartGoodsRow>`
    select cart.id as cart_id, cart.coupon_codes, ${goodsColumns}
    from cart left join cart_line line on line.cart_id = cart.id
      left join lateral (${selectSellables(currency, sql`v.id = line.variant_id`)}) sold on true
    where cart.${sql.ref(ownerColumn(shopper))} = ${ownerId(shopper)}
    order by line.added_at, line.id`;

/** What `selectGoods` answered, or null where there is no cart. Variants that are gone are left out of `variants`. */
export function cartGoodsIn(rows: readonly CartGoodsRow[]): CartGoods | null {
  const [first] = rows;
  if (!first) return null;
  const { variants, ...lines } = goodsIn(rows);
  return { cart: { id: first.cartId, couponCodes: first.couponCodes, ...lines }, variants };
}

/** The rows of `selectGoods`, in one statement; none where there is no cart. */
export async function findGoods(db: Queryable, shopper: Shopper, currency: string): Promise<CartGoodsRow[]> {
  return prepared(db, selectGoods(shopper, currency));
}

async function selectLines(tx: Tx, cartId: string): Promise<LineRow[]> {
  const ofCart = tables(tx)
    .selectFrom('cartLine')
    .select(['id', 'variantId', 'sku', 'title', 'quantity', 'seenAmount', 'seenCurrency', 'savedAt'])
    .where('cartId', '=', cartId)
    .orderBy('addedAt')
    .orderBy('id');
  return prepared(tx, ofCart);
}

/** Writes a line: a new one, or the new quantity of the variant's own, which is in the cart then. Answers its id. */
export async function upsertLine(tx: Tx, cartId: string, { now, ...line }: Omit<StoredLine, 'id'> & { now: Date }): Promise<string> {
  const ids = await upsertLines(tx, cartId, { lines: [line], now });
  return ids.get(line.variantId)!;
}

/** The same of several lines, each of another variant, in one statement. Answers their ids by variant. */
export async function upsertLines(
  tx: Tx,
  cartId: string,
  { lines, now }: { lines: readonly Omit<StoredLine, 'id'>[]; now: Date },
): Promise<Map<string, string>> {
  const insertion = tables(tx)
    .insertInto('cartLine')
    .values(lines.map((line) => ({ id: newId(now.getTime()), cartId, addedAt: now, ...line })))
    .onConflict((conflict) =>
      conflict.columns(['cartId', 'variantId']).doUpdateSet(({ ref }) => ({
        sku: ref('excluded.sku'),
        title: ref('excluded.title'),
        quantity: ref('excluded.quantity'),
        seenAmount: ref('excluded.seenAmount'),
        seenCurrency: ref('excluded.seenCurrency'),
        savedAt: null,
      })),
    )
    .returning(['id', 'variantId']);
  return new Map((await prepared(tx, insertion)).map(({ id, variantId }) => [variantId, id]));
}

/** Puts another variant into a line, whose cart has no line of that variant. */
export async function setVariant(tx: Tx, { id, ...line }: StoredLine): Promise<void> {
  await tables(tx).updateTable('cartLine').set(line).where('id', '=', id).execute();
}

/** Puts a line aside for later, or back into the cart. */
export async function setSaved(tx: Tx, lineId: string, savedAt: Date | null): Promise<void> {
  await tables(tx).updateTable('cartLine').set({ savedAt }).where('id', '=', lineId).execute();
}

export async function deleteLines(tx: Tx, cartId: string, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tables(tx)
    .deleteFrom('cartLine')
    .where('cartId', '=', cartId)
    .where('id', 'in', [...lineIds])
    .execute();
}

/** Takes units out of a shopper's cart; an empty line is deleted. Answers how many units stay; null where there is no cart. */
export async function removeUnits(tx: Tx, shopper: Shopper, taken: readonly { variantId: string; quantity: number }[]): Promise<number | null> {
  const removal = sql<{ left: number }>`
    with owned as (select id from cart where ${sql.ref(ownerColumn(shopper))} = ${ownerId(shopper)}),
      taken as (select * from unnest(${taken.map((line) => line.variantId)}::uuid[], ${taken.map((line) => line.quantity)}::int[]) as one (variant_id, quantity)),
      cleared as (update cart set coupon_codes = '{}' from owned where cart.id = owned.id and cart.coupon_codes <> '{}'),
      emptied as (
        delete from cart_line line using taken, owned
        where line.cart_id = owned.id and line.variant_id = taken.variant_id and line.saved_at is null and line.quantity <= taken.quantity returning line.quantity),
      reduced as (
        update cart_line line set quantity = line.quantity - taken.quantity from taken, owned
        where line.cart_id = owned.id and line.variant_id = taken.variant_id and line.saved_at is null and line.quantity > taken.quantity returning taken.quantity)
    select (coalesce((select sum(quantity) from cart_line where cart_id = owned.id and saved_at is null), 0)
      - coalesce((select sum(quantity) from emptied), 0) - coalesce((select sum(quantity) from reduced), 0))::int as left
    from owned`;
  const [row] = await prepared(tx, removal);
  return row?.left ?? null;
}

export async function setCouponCodes(tx: Tx, cartId: string, couponCodes: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('cart')
    .set({ couponCodes: [...couponCodes] })
    .where('id', '=', cartId)
    .execute();
}

/** Moves the lines of one cart into another: quantities of the same variant add up, and the newest of too many lines are left out. */
export async function moveLines(tx: Tx, { from, to, mostUnits, mostLines }: { from: string; to: string; mostUnits: number; mostLines: number }): Promise<void> {
  await sql`
    insert into cart_line as line (id, cart_id, variant_id, sku, title, quantity, seen_amount, seen_currency, added_at, saved_at)
    select gen_random_uuid(), ${to}, source.variant_id, source.sku, source.title, source.quantity, source.seen_amount, source.seen_currency, source.added_at, source.saved_at
    from cart_line source
    left join cart_line target on target.cart_id = ${to} and target.variant_id = source.variant_id
    where source.cart_id = ${from}
    order by target.id is null, source.added_at
    limit (select count(*) from cart_line a join cart_line b on b.cart_id = ${to} and b.variant_id = a.variant_id where a.cart_id = ${from})
      + greatest(0, ${mostLines} - (select count(*) from cart_line where cart_id = ${to}))
    on conflict (cart_id, variant_id) do update set quantity = least(${mostUnits}, line.quantity + excluded.quantity),
      saved_at = case when line.saved_at is null or excluded.saved_at is null then null else line.saved_at end`.execute(tables(tx));
}

export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tables(tx).deleteFrom('cart').where('id', '=', cartId).execute();
}

/** Deletes guests' carts that were not touched since; answers how many. */
export async function deleteOldGuestCarts(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('cart').select('id').where('guestId', 'is not', null).where('updatedAt', '<', before).limit(most);
  const result = await tables(tx).deleteFrom('cart').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
