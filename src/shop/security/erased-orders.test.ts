/** What an account's orders, and what hangs on them, keep of it once it is erased. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { testContext, testDraft } from '#test/harness/orders.ts';
import { eraseAccount } from '#test/harness/personal-data.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
let variant: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 100 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const insert = (table: string, row: Record<string, unknown>) =>
  shop.host.database.transaction(async (tx) => {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(on(tx));
  });

async function read<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(shop.kysely)).rows;
}

/** A finished order with a remark, a bill to elsewhere and a reason that its shopper wrote. */
async function finishedOrder(accountId: string): Promise<{ id: string; orderNo: string }> {
  const remark = 'Ring Quill at 5559987';
  const draft = testDraft(variant, { shopper: { accountId, guestId: null }, remark, paymentMethodId: 'cashOnDelivery' });
  const { orderNo } = await shop.host.database.transaction((tx) => placeOrder(tx, testContext(shop), draft));
  const [{ id }] = (await read(sql<{ id: string }>`
    update orders set status = 'completed', billing = jsonb_build_object('company', 'Quill Ltd', 'address', address) where order_no = ${orderNo} returning id`)) as [
    { id: string },
  ];
  await insert('order_event', {
    id: newId(),
    order_id: id,
    event: 'cancelRequested',
    actor_kind: 'shopper',
    actor_id: accountId,
    reason: 'Quill moved',
    at: shop.clock.now,
  });
  return { id, orderNo };
}

it('an order keeps name and address, and neither telephone nor what its shopper wrote', async () => {
  const shopper = await signedIn(shop);
  const { id } = await finishedOrder(shopper.accountId);
  await eraseAccount(shop, shopper);
  const [order] = await read(sql<object>`
    select address ->> 'lastName' as name, address ->> 'phone' as phone, billing -> 'address' ->> 'phone' as billing_phone, billing ->> 'company' as company, remark
    from orders where id = ${id}`);
  expect(order).toEqual({ name: 'Byron', phone: '', billingPhone: '', company: 'Quill Ltd', remark: '' });
  expect(await read(sql`select event, actor_kind, actor_id, reason from order_event where order_id = ${id} and actor_kind = 'shopper' order by seq`)).toEqual([
    { event: 'cancelRequested', actorKind: 'shopper', actorId: null, reason: '' },
  ]);
});

it('a withdrawal that was confirmed keeps no address', async () => {
  const shopper = await signedIn(shop);
  const { id } = await finishedOrder(shopper.accountId);
  const declared = { order_id: id, name: 'Ada Byron', email: shopper.email, lang: 'en', stated_at: shop.clock.now };
  await insert('withdrawal', { ...declared, id: newId(), token_hash: newId(), confirmed_at: shop.clock.now, outcome: 'recorded' });
  await insert('withdrawal', { ...declared, id: newId(), token_hash: newId() });
  await eraseAccount(shop, shopper);
  expect(await read(sql`select name, email from withdrawal where order_id = ${id}`)).toEqual([{ name: 'Ada Byron', email: '' }]);
});

it('gift cards that it bought are no longer from anybody, once they are mailed', async () => {
  const shopper = await signedIn(shop);
  const { id, orderNo } = await finishedOrder(shopper.accountId);
  const later = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
  const card = { currency: 'USD', balance_amount: 2_500, order_id: id, order_no: orderNo, lang: 'en', created_at: shop.clock.now };
  const words = { recipient_name: 'Bea', recipient_email: 'bea@example.com', sender_name: 'Quill', message: 'From Quill' };
  const [sent, waiting] = [newId(), newId()];
  await insert('gift_card', { ...card, ...words, id: sent, send_at: shop.clock.now, sent_at: shop.clock.now });
  await insert('gift_card', { ...card, ...words, id: waiting, send_at: later });
  const read1 = async (cardId: string) =>
    (await read(sql<object>`select recipient_name, recipient_email, sender_name, message from gift_card where id = ${cardId}`))[0];
  await eraseAccount(shop, shopper);
  // Staff can still help the recipient of a card.
  expect(await read1(sent)).toEqual({ recipientName: 'Bea', recipientEmail: 'bea@example.com', senderName: '', message: '' });
  expect(await read1(waiting)).toMatchObject({ senderName: 'Quill', message: 'From Quill' });
  const today = shop.clock.now;
  shop.clock.now = later;
  await runJob(shop, 'gift-cards.send');
  shop.clock.now = today;
  expect(await read1(waiting)).toEqual({ recipientName: '', recipientEmail: null, senderName: '', message: '' });
});

it('webhooks about its payments lose what the provider said of the payer, and after their time all do', async () => {
  const shopper = await signedIn(shop);
  const { id, orderNo } = await finishedOrder(shopper.accountId);
  const event = (name: string, notice: object, at: Date, processed = true) =>
    insert('payment_event', {
      id: newId(),
      provider: 'stripe',
      event_id: name,
      body: `${name} Quill`,
      notice: JSON.stringify(notice),
      received_at: at,
      processed_at: processed ? at : null,
    });
  const [{ paymentId }] = (await read(sql<{ paymentId: string }>`select id as payment_id from payment where order_id = ${id}`)) as [{ paymentId: string }];
  const attempt = {
    id: newId(),
    payment_id: paymentId,
    method_id: 'card',
    provider_reference: 'pi_1',
    amount: 100,
    created_at: shop.clock.now,
    updated_at: shop.clock.now,
  };
  await insert('payment_attempt', attempt);
  const now = shop.clock.now;
  const refundId = newId();
  await insert('refund', {
    id: refundId,
    order_id: id,
    payment_attempt_id: attempt.id,
    method_id: 'card',
    provider_reference: 'pi_1',
    provider_refund_reference: 're_1',
    amount: 100,
    currency: 'USD',
    reason: 'requested',
    created_at: now,
  });
  // Another capture of the same day, and one that nobody has processed yet, stay as they are.
  await event('byReference', { kind: 'captured', reference: 'pi_1' }, now);
  await event('byOrder', { kind: 'captured', orderNo }, now);
  // Providers hand back the shop's own id of a refund.
  await event('byRefund', { kind: 'refundChanged', refundId }, now);
  await event('other', { kind: 'captured', reference: 'pi_2' }, now);
  await event('waiting', { kind: 'captured', reference: 'pi_3' }, now, false);
  const bodies = async () =>
    Object.fromEntries((await read(sql<{ eventId: string; body: string }>`select event_id, body from payment_event`)).map((row) => [row.eventId, row.body]));
  await eraseAccount(shop, shopper);
  expect(await bodies()).toEqual({ byReference: '', byOrder: '', byRefund: '', other: 'other Quill', waiting: 'waiting Quill' });
  shop.clock.now = new Date(now.getTime() + 91 * 24 * 3_600_000);
  await runJob(shop, 'retention');
  shop.clock.now = now;
  expect(await bodies()).toEqual({ byReference: '', byOrder: '', byRefund: '', other: '', waiting: 'waiting Quill' });
});
