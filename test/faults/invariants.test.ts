/** Each invariant catches what it is there for: a sound shop breaks none, and one row that is wrong breaks the one that it should. */
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { newId } from '#kit/server/ids.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { issueGiftCard } from '#shop/gift-cards/index.ts';
import { approveCancellation, cancelOrder } from '#shop/orders/cancel/index.ts';
import { importOrder, type ForeignOrder } from '#shop/orders/import/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { shipOrder } from '#shop/orders/ship/index.ts';
import { approveReturn, receiveGoods } from '#shop/returns/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { findBroken, findBrokenIn } from './find-broken.ts';
import { acknowledgedExist, invariants } from './invariants.ts';

let shop: TestApp;
let client: pg.Client;
let orderNo: string;

beforeAll(async () => {
  shop = await createTestApp();
  orderNo = await fillSoundly();
  client = new pg.Client(shop.db.url);
  await client.connect();
  // Most violations below are rejected by a constraint or a trigger as well; the invariants must not lean on them.
  await client.query("set session_replication_role = 'replica'");
  await client.query(dropConstraints);
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

/** Orders that were paid, shipped in part, refunded in part, cancelled, returned; a coupon, and credits. */
async function fillSoundly(): Promise<string> {
  const [mug] = await insertTestProduct(shop.host.database, { variants: [{ sku: 'SKU-MUG', onHand: 50 }] });
  const staff = await staffContext(shop);
  const system = testContext(shop);
  const promotionId = newId();
  await sql`insert into promotion (id, source, slug, texts, rule, total_limit) values (${promotionId}, 'coupon', 'ten', '{}', '{}', 1)`.execute(shop.kysely);
  const shopper = await signedIn(shop);
  await shop.host.database.transaction((tx) => changeCredits(tx, system, { accountId: shopper.accountId, amount: amount(700), reason: 'granted', note: '' }));
  const promotions = [{ id: promotionId, title: 'Ten', firstOrder: false }];
  const paid = await placeTestOrder(shop, mug!, { quantity: 3, paymentMethodId: 'bankTransfer', promotions });
  await markPaid(staff, { order: paid.orderNo });
  const lines = await sql<{ id: string }>`select id from order_line where order_id = ${paid.orderId}`.execute(shop.kysely);
  await shipOrder(staff, {
    order: paid.orderNo,
    expressName: 'Post',
    expressNumber: '1',
    lines: lines.rows.map(({ id }) => ({ lineId: id, quantity: 2 })),
  });
  await refundOrder(staff, { order: paid.orderNo, amount: { amount: 100 }, reason: '' });
  // A unit that was not sent and one that was returned.
  await refundOrder(staff, { order: paid.orderNo, lines: [{ lineId: lines.rows[0]!.id, quantity: 2, restock: true }], reason: '' });
  const regretted = await placeTestOrder(shop, mug!, { paymentMethodId: 'bankTransfer' });
  await markPaid(staff, { order: regretted.orderNo });
  await cancelOrder(testContext(shop, { kind: 'guest', guestId: regretted.draft.shopper.guestId! }), { orderNo: regretted.orderNo, reason: '' });
  await approveCancellation(staff, { order: regretted.orderNo });
  const card = {
    amount: amount(900),
    currency: 'USD',
    note: '',
    expiresAt: null,
    lang: 'en',
    recipientName: '',
    recipientEmail: null,
    senderName: '',
    message: '',
    sendAt: null,
  };
  const { id: cardId } = await shop.host.database.transaction((tx) => issueGiftCard(tx, system, card));
  await placeTestOrder(shop, mug!, { giftCards: [{ cardId, amount: amount(400) }], total: amount(2 * 1_999 + 500 - 400) });
  await placeTestOrder(shop, mug!);
  await setReturnAddress(shop);
  const delivered = await orderAt(shop, mug!, 'delivered');
  const [lineId] = await returnsOf(delivered).lineIds();
  const { data: back } = await returnsOf(delivered).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
  await approveReturn(staff, { return: back.returnNo, reason: '' });
  await receiveGoods(staff, { return: back.returnNo, restock: true });
  const running = await returnsOf(delivered).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
  expect([running.code, running.msg]).toEqual([0, expect.anything()]);
  await importOrder(system, orderElsewhere, { from: 'shopify', dryRun: false });
  await runJobs(shop);
  return paid.orderNo;
}

const imported = '(select id from orders where imported_from is not null)';
/** An order that another shop took, of what is sold here, too. */
const orderElsewhere: ForeignOrder = {
  row: 2,
  cells: {
    number: '#1',
    createdAt: '2024-05-01 10:00:00 +0000',
    currency: 'USD',
    subtotal: '10.00',
    total: '10.00',
    financialStatus: 'partially_refunded',
    refundedAmount: '4.00',
    fulfillmentStatus: 'fulfilled',
  },
  lines: [{ quantity: '2', title: 'Mug', price: '5.00', sku: 'SKU-MUG' }],
};

/** Spoils the sound shop in a transaction that is rolled back, and answers the names of the broken invariants. */
async function brokenAfter(violate: string, acknowledged: string[] = []): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(violate);
    return (await findBrokenIn(client, acknowledged)).map(({ name }) => name);
  } finally {
    await client.query('rollback');
  }
}

const dropConstraints = `do $$ declare found record; begin
  for found in select conrelid::regclass as owner, conname from pg_constraint where contype in ('c', 'u') and connamespace = 'public'::regnamespace and conparentid = 0
  loop execute format('alter table %s drop constraint %I cascade', found.owner, found.conname); end loop; end $$;
  drop index refund_orphan_once`;

/** What spoils each invariant; others may be broken by it as well. */
const violations: Readonly<Record<string, readonly string[]>> = {
  'on hand = ledger sum': ['update stock_level set on_hand = on_hand + 1', "delete from stock_movement where reason = 'shipped'"],
  'available + reserved + sold - returned = stocked': [
    'update stock_level set reserved = reserved + 1',
    "update stock_movement set change = change - 1 where reason = 'shipped'; update stock_level set on_hand = on_hand - 1",
    'update order_return set restocked = false where restocked',
    'update refund_line set restocked_quantity = 0',
  ],
  'reserved = units that orders wait for': [
    'update stock_level set reserved = reserved - 1',
    "update orders set status = 'cancelled'",
    'update order_line set shipped_quantity = shipped_quantity - 1 where shipped_quantity > 0',
  ],
  'shipped on a line = units in its shipments': ['delete from shipment_line', 'update order_line set shipped_quantity = 3 where shipped_quantity = 2'],
  'returned on a line = units in its returns and refunds, and no more than were bought': [
    'update refund_line set taken_quantity = taken_quantity - 1 where taken_quantity > 0',
    'update order_line set returned_worth_amount = returned_worth_amount + 1',
    'update order_line set returned_quantity = returned_quantity - 1 where returned_quantity > 0',
    'delete from return_line',
    "update order_return set status = 'ended' where status = 'completed'",
    'update return_line set quantity = 100; update order_line set returned_quantity = 200 where returned_quantity > 0',
  ],
  'an order counts the returns that run': ['update orders set open_returns = open_returns + 1', "update order_return set status = 'ended'"],
  'no units sold that were never there, but for those that were sold ahead': ['update stock_level set reserved = on_hand + 1'],
  'paid = settled payments are the total': [
    "update orders set pay_status = 'paid' where pay_status = 'unpaid'",
    "update orders set pay_status = 'unpaid' where pay_status = 'paid'",
    "update orders set due_amount = 100 where pay_status = 'paid'",
    'update payment_attempt set captured_amount = captured_amount - 1 where settles',
    "insert into payment_attempt (id, payment_id, method_id, provider_reference, state, amount, captured_amount, settles, created_at, updated_at)\n      select gen_random_uuid(), payment_id, method_id, 'again', 'captured', amount, captured_amount, true, created_at, updated_at from payment_attempt where settles",
  ],
  'an imported order is history: paid elsewhere or cancelled, and nothing of it waits, moves or was promised here': [
    `update orders set status = 'inProgress' where id = ${imported}`,
    `update orders set paid_amount = 0 where id = ${imported}`,
    `update orders set pay_status = 'unpaid', paid_amount = 0 where id = ${imported}`,
    `update orders set due_amount = 1 where id = ${imported}`,
    `update payment set order_id = ${imported}`,
    `update coupon_use set order_id = ${imported}`,
    `update order_return set order_id = ${imported}`,
    `update invoice set order_id = ${imported} where order_id = (select order_id from invoice limit 1)`,
    `update order_refund set kind = 'sum' where order_id = ${imported}`,
    "update order_refund set kind = 'imported'",
  ],
  'an order holds the surplus that could not be given back': [
    'update orders set surplus_amount = surplus_amount + 1',
    "update order_refund set kind = 'surplus', voided_at = created_at, refund_id = null",
  ],
  'money that pays no order goes back, once': [
    'update payment_attempt set settles = false where settles',
    "update refund set state = 'failed', amount = amount where payment_attempt_id is not null; update payment_attempt set settles = false where settles",
  ],
  'what was agreed to at PayPal is for one order, once': [
    `insert into payment_approval (id, checkout_id, state_hash, reference, currency, lang, state, created_at, expires_at)
      select gen_random_uuid(), checkout_id, number::text, number::text, 'USD', 'en', 'used', '2026-11-21T10:00:00Z', '2026-11-21T13:00:00Z'
      from (select checkout_id from orders where checkout_id is not null limit 1) placed, generate_series(1, 2) number`,
    `insert into payment_approval (id, checkout_id, state_hash, reference, currency, lang, state, created_at, expires_at)
      values (gen_random_uuid(), gen_random_uuid(), 'one', 'one', 'USD', 'en', 'used', '2026-11-21T10:00:00Z', '2026-11-21T13:00:00Z')`,
  ],
  'money of nothing known goes back, once': [
    `insert into refund (id, method_id, provider_reference, amount, currency, reason, created_at)
      select gen_random_uuid(), 'sandbox', 'nobody', 100, 'USD', '', '2026-11-21T10:00:00Z' from generate_series(1, 2)`,
  ],
  'refunds of a capture <= the capture': ['update refund set amount = 1000000'],
  'withdrawn on a line = unsent units of done returns and of refunds': [
    'update refund_line set unsent_quantity = 0',
    'update order_line set withdrawn_quantity = withdrawn_quantity + 1',
  ],
  'an order that was refunded whole has nothing left to send': [
    "update orders set status = 'inProgress' where status = 'cancelled'",
    'update order_line set withheld_quantity = 0, withdrawn_quantity = 0; update orders set refunded_amount = paid_amount',
  ],
  'no line gives back more than it cost': ['update refund_line set amount = amount + 1000000'],
  'the parts of a refund are no more than the refund': [
    'update refund_line set amount = amount + 1000000',
    'update order_refund set shipping_amount = amount + credits_amount + 1',
  ],
  'a refund is the payment that goes back for it': [
    'update order_refund set amount = amount + 1 where refund_id is not null',
    "update refund set state = 'failed'",
    'update order_refund set voided_at = created_at',
    'update order_refund set refund_id = null',
  ],
  'every refund of what was paid has a credit note, numbered without a gap': [
    'update order_refund set note_sequence = note_sequence + 1',
    'update order_refund set note_number = null, note_year = null, note_sequence = null where note_sequence = 1',
    'delete from order_refund where note_sequence = 1',
    'update credit_note_counter set last = last + 1',
    'delete from credit_note_counter',
  ],
  'refunds <= paid': [
    'update orders set refunded_amount = 0',
    'update order_refund set amount = amount + 1',
    'update order_refund set amount = 0',
    'update orders set paid_amount = 0',
  ],
  'no order without lines': ['delete from order_line'],
  "an order's lines are its subtotal": ['update order_line set price_amount = price_amount + 1'],
  "an order's sums add up to its total": [
    'update orders set total_amount = total_amount + 1',
    'update orders set tax_included = false, tax_amount = 1',
    `update orders set coupon_discounts = '[{"amount": 1}]'`,
  ],
  'one order per checkout': ['update orders set checkout_id = gen_random_uuid(); update orders set checkout_id = (select checkout_id from orders limit 1)'],
  'a placed checkout has its order, and no other': [
    `insert into checkout (id, slug, source, items, order_no) values (gen_random_uuid(), 'c', 'cart', '[]', '1-LOST')`,
    `insert into checkout (id, slug, source, items) select checkout_id, 'c', 'cart', '[]' from orders where checkout_id is not null limit 1`,
  ],
  'a promotion is used as often as orders hold it, and within its limit': [
    'update promotion set used_count = 0',
    'delete from coupon_use',
    'insert into coupon_use (id, promotion_id, order_id, state, at) select gen_random_uuid(), promotion_id, order_id, state, at from coupon_use; update promotion set used_count = 2',
  ],
  'a cancelled order holds no coupon': ["update orders set status = 'cancelled'"],
  'credits = ledger sum': ['update credit_balance set amount = amount + 1', 'delete from credit_balance', 'delete from credit_entry'],
  'credits in an order = credits that its ledger holds': ['update orders set credits_held_amount = 1'],
  "a gift card's balance = ledger sum": ['update gift_card set balance_amount = balance_amount + 1', 'delete from gift_card_entry'],
  'gift cards in an order = what their ledgers gave it': [
    'update orders set gift_cards_amount = gift_cards_amount + 1',
    'update orders set gift_cards_returned_amount = gift_cards_amount where gift_cards_amount > 0',
    "delete from gift_card_entry where reason = 'redeemed'",
  ],
  'a cancelled order holds no gift card': ["update orders set status = 'cancelled'"],
};

it('finds nothing broken in a shop that is sound', async () => {
  expect(await findBroken(shop.db.url, [orderNo])).toEqual([]);
});

describe.each(invariants.map(({ name }) => name))('%s', (name) => {
  it.each(violations[name] ?? [''])('is broken by: %s', async (violate) => {
    expect(violate, 'nothing spoils this invariant here').not.toBe('');
    expect(await brokenAfter(violate)).toContain(name);
  });
});

it('misses an order that was acknowledged', async () => {
  expect(await brokenAfter('select 1', [orderNo, '999999-NEVER'])).toEqual([acknowledgedExist.name]);
});
