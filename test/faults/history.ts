/** One random life of an order: actions of shopper, merchant, payment provider and clock in any order, sometimes two at once. */
import { amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { issueGiftCard } from '#shop/gift-cards/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { approveCancellation, cancelByMerchant, rejectCancellation } from '#shop/orders/cancel/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { deliverOrder, shipOrder } from '#shop/orders/ship/index.ts';
import { approveReturn, exchangeGoods, receiveGoods, refundReturn, refuseReturn, rejectGoods } from '#shop/returns/index.ts';
import type { TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import type { TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import type { SignedInShopper } from '#test/harness/shoppers.ts';
import { query } from './look-up.ts';
import { headersOf } from './sandbox-provider.ts';

/** Where histories happen. */
export type Fixture = {
  shop: TestApp;
  variants: readonly TestVariant[];
  staff: Context;
  /** Has an account, and credits. */
  shopper: SignedInShopper;
  couponId: string;
  webhookSecret: string;
  /** From 0 up to, not including, `below`. */
  random(below: number): number;
  /** How often each action was tried and succeeded, and unexpected errors. */
  done: Map<string, number>;
  faults: string[];
};

type Life = { orderNo: string; total: number; lineId: string; quantity: number; variant: TestVariant; post(path: string, body: object): Promise<any> };

/** An actor's action; a domain error is a result like any other. */
type Act = (fixture: Fixture, life: Life) => Promise<unknown>;

class Refused extends Error {}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const money = ['order.refund', 'payment.ask', 'payment.cancel', 'payment.sandbox-webhook'];
const byTheClock = ['order.expire', 'payment.events', 'order.deliver', 'order.complete', 'return.expire', 'return.remind'];

const oneOf = <Item>({ random }: Fixture, items: readonly Item[]): Item => items[random(items.length)]!;
const someOf = ({ random }: Fixture, most: number) => 1 + random(Math.max(1, most));

async function referenceOf(life: Life): Promise<string> {
  const { payment } = await life.post('payment/start', { orderNo: life.orderNo, methodId: 'sandbox' });
  const reference = /([\w-]+)$/.exec(payment.action.url ?? '')?.[1];
  if (!reference) throw new Refused('nothing to pay');
  return reference;
}

let events = 0;

async function sendWebhook({ shop, webhookSecret }: Fixture, type: string, data: object, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = JSON.stringify({ id: `evt-${(events += 1)}`, type: `payment.${type}`, data });
    const headers = headersOf(body, webhookSecret, { now: shop.clock.now.getTime() });
    const answer = await shop.client().send({ method: 'POST', url: '/api/web/payment/webhook/sandbox', payload: body, headers });
    if (answer.status !== 200) throw new Error(`a webhook is answered ${answer.status}: ${answer.text}`);
  }
}

async function returnOf({ shop, random }: Fixture, life: Life): Promise<string> {
  const rows = await query<{ returnNo: string }>(
    { database: shop.host.database },
    `select return_no from order_return join orders on orders.id = order_id where order_no = '${life.orderNo}' order by applied_at`,
  );
  if (rows.length === 0) throw new Refused('no return');
  return rows[random(rows.length)]!.returnNo;
}

const captured: Act = async (fixture, life) =>
  sendWebhook(fixture, 'captured', { reference: await referenceOf(life), amount: life.total, currency: 'USD', orderNo: life.orderNo }, someOf(fixture, 2));

const shopperActs: Readonly<Record<string, Act>> = {
  'changes the method': async (fixture, { post, orderNo }) =>
    post('payment/start', { orderNo, methodId: oneOf(fixture, ['sandbox', 'bankTransfer', 'cashOnDelivery']) }),
  cancels: async (_fixture, { post, orderNo }) => post('order/cancel', { orderNo, reason: 'Changed my mind' }),
  confirms: async (_fixture, { post, orderNo }) => post('order/confirm', { orderNo }),
  'asks for a return': async (fixture, { post, orderNo, lineId, quantity, variant }) => {
    const applyType = oneOf(fixture, ['returnRefund', 'exchange', 'refundOnly']);
    const other = fixture.variants.find((one) => one.productId === variant.productId && one.id !== variant.id)!;
    const line = { lineId, quantity: someOf(fixture, quantity), ...(applyType === 'exchange' ? { exchangeSku: oneOf(fixture, [variant, other]).sku } : {}) };
    const refundTo = applyType === 'exchange' ? 'source' : oneOf(fixture, ['source', 'credits']);
    await post('return/apply', { orderNo, applyType, lines: [line], applyDescription: 'Too small', refundTo });
  },
  'takes a return back': async (fixture, life) => life.post('return/cancel', { returnNo: await returnOf(fixture, life) }),
  'sends the goods': async (fixture, life) =>
    life.post('return/logistics', { returnNo: await returnOf(fixture, life), logisticsCompany: 'Sparrow', logisticsNumber: 'SP-9' }),
};

const merchantActs: Readonly<Record<string, Act>> = {
  'ships all': ({ staff }, { orderNo }) => shipOrder(staff, { order: orderNo, expressName: 'Post', expressNumber: '1' }),
  'ships a part': ({ staff }, { orderNo, lineId }) =>
    shipOrder(staff, { order: orderNo, expressName: 'Post', expressNumber: '2', lines: [{ lineId, quantity: 1 }] }),
  delivers: ({ staff }, { orderNo }) => deliverOrder(staff, { order: orderNo }),
  'marks paid': ({ staff }, { orderNo }) => markPaid(staff, { order: orderNo }),
  cancels: ({ staff }, { orderNo }) => cancelByMerchant(staff, { order: orderNo, reason: 'Broken' }),
  'agrees to a cancellation': ({ staff }, { orderNo }) => approveCancellation(staff, { order: orderNo }),
  'declines a cancellation': ({ staff }, { orderNo }) => rejectCancellation(staff, { order: orderNo, reason: 'Packed' }),
  'gives money back': (fixture, { orderNo, total }) =>
    refundOrder(fixture.staff, { order: orderNo, amount: { amount: someOf(fixture, total) }, reason: 'A scratch' }),
  'gives money back as goodwill': (fixture, { orderNo, total }) =>
    refundOrder(fixture.staff, { order: orderNo, amount: { amount: someOf(fixture, total) }, reason: 'Sorry', goodwill: true }),
  'gives back all that is left': async (fixture, { orderNo }) => {
    const [left] = await query<{ amount: number }>(
      { database: fixture.shop.host.database },
      `select (paid_amount - refunded_amount + credits_amount - credits_returned_amount + gift_cards_amount - gift_cards_returned_amount)::int as amount from orders where order_no = '${orderNo}'`,
    );
    if (!left?.amount) throw new Refused('nothing left');
    await refundOrder(fixture.staff, { order: orderNo, amount: { amount: left.amount }, reason: 'All of it' });
  },
  'refunds units': (fixture, { orderNo, lineId, quantity }) => {
    const restock = oneOf(fixture, [true, false, undefined]);
    const lines = [{ lineId, quantity: someOf(fixture, quantity), restock }];
    return refundOrder(fixture.staff, {
      order: orderNo,
      lines,
      reason: 'Broken',
      ...(fixture.random(3) === 0 ? { shipping: { amount: someOf(fixture, 500) } } : {}),
    });
  },
  'agrees to a return': async (fixture, life) => approveReturn(fixture.staff, { return: await returnOf(fixture, life), reason: '' }),
  'refuses a return': async (fixture, life) => refuseReturn(fixture.staff, { return: await returnOf(fixture, life), description: 'Worn' }),
  'takes goods in': async (fixture, life) => receiveGoods(fixture.staff, { return: await returnOf(fixture, life), restock: oneOf(fixture, [true, false]) }),
  'rejects goods': async (fixture, life) => rejectGoods(fixture.staff, { return: await returnOf(fixture, life), description: 'Not ours' }),
  'refunds a return': async (fixture, life) => refundReturn(fixture.staff, { return: await returnOf(fixture, life) }),
  'sends a replacement': async (fixture, life) =>
    exchangeGoods(fixture.staff, { return: await returnOf(fixture, life), expressName: 'Post', expressNumber: '3' }),
};

const providerActs: Readonly<Record<string, Act>> = {
  captures: captured,
  'captures, as most do': captured,
  declines: async (fixture, life) => sendWebhook(fixture, 'failed', { reference: await referenceOf(life), amount: life.total, currency: 'USD' }),
  'captures a wrong amount': async (fixture, life) =>
    sendWebhook(fixture, 'captured', { reference: await referenceOf(life), amount: someOf(fixture, 2 * life.total), currency: 'USD' }),
  'captures in a foreign currency': async (fixture, life) =>
    sendWebhook(fixture, 'captured', { reference: await referenceOf(life), amount: life.total, currency: 'EUR' }),
  'captures twice': async (fixture, { orderNo, total }) =>
    sendWebhook(fixture, 'captured', { reference: `second-${orderNo}-${fixture.random(3)}`, amount: total, currency: 'USD', orderNo }, someOf(fixture, 2)),
};

const clockActs: Readonly<Record<string, Act>> = {
  'goes on': async (fixture) => {
    const { shop } = fixture;
    shop.clock.now = new Date(shop.clock.now.getTime() + oneOf(fixture, [minuteMs, minuteMs, 31 * minuteMs, dayMs, 8 * dayMs, 15 * dayMs]));
    for (const name of byTheClock) await runJob(shop, name);
    await runJobs(shop, { only: money });
  },
};

// Merchants and shoppers do more than time does, which ends most of what goes on.
const parts: readonly { who: string; actions: Readonly<Record<string, Act>>; weight: number }[] = [
  { who: 'shopper', actions: shopperActs, weight: 4 },
  { who: 'merchant', actions: merchantActs, weight: 6 },
  { who: 'provider', actions: providerActs, weight: 2 },
  { who: 'clock', actions: clockActs, weight: 1 },
];
const actions = parts.flatMap(({ who, actions: of, weight }) =>
  Array.from({ length: weight }, () => Object.entries(of).map(([name, act]) => ({ name: `${who} ${name}`, act }))),
);

async function place(fixture: Fixture): Promise<Life | null> {
  const { shop, shopper, random } = fixture;
  const variant = oneOf(fixture, fixture.variants);
  const quantity = someOf(fixture, 4);
  const subtotal = 1_999 * quantity;
  const byAccount = random(3) === 0;
  const credits = byAccount ? random(700) : 0;
  const card = random(3) === 0 ? await giftCardFor(fixture, 1 + random(900)) : null;
  const more = {
    quantity,
    paymentMethodId: oneOf(fixture, ['sandbox', 'sandbox', 'bankTransfer', 'cashOnDelivery'] as const),
    promotions: random(4) === 0 ? [{ id: fixture.couponId, title: 'Some', firstOrder: false }] : [],
    total: amount(subtotal + 500 - credits - (card?.amount ?? 0)),
    credits: amount(credits),
    creditsHeld: amount(credits),
    giftCards: card ? [card] : [],
  };
  const variantLine = { variant, quantity, total: more.total };
  const opened = (answer: { status: number; code: number; text: string; data: any }) => {
    if (answer.status >= 500) throw new Error(answer.text);
    if (answer.code !== 0) throw new Refused(answer.text);
    return answer.data;
  };
  try {
    if (byAccount) {
      const context = testContext(shop, { kind: 'user', accountId: shopper.accountId, sessionId: newId() });
      const draft = testDraft(variant, { ...more, shopper: { accountId: shopper.accountId, guestId: null } });
      const { orderNo, orderId } = await shop.host.database.transaction((tx) => placeOrder(tx, context, draft));
      return { ...variantLine, orderNo, lineId: await lineOf(fixture, orderId), post: async (path, body) => opened(await shopper.post(`/${path}`, body)) };
    }
    const { orderNo, orderId, client } = await placeTestOrder(shop, variant, { ...more });
    return { ...variantLine, orderNo, lineId: await lineOf(fixture, orderId), post: async (path, body) => opened(await client.post(`/api/web/${path}`, body)) };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

/** A card that pays so much of an order, and has some left. */
async function giftCardFor({ shop }: Fixture, pays: number) {
  const context = testContext(shop);
  const plain = { currency: 'USD', note: '', expiresAt: null, lang: 'en', recipientName: '', recipientEmail: null, senderName: '', message: '', sendAt: null };
  const { id } = await context.transaction((tx) => issueGiftCard(tx, context, { amount: amount(pays + 100), ...plain }));
  return { cardId: id, amount: amount(pays) };
}

async function lineOf({ shop }: Fixture, orderId: string): Promise<string> {
  const [row] = await query<{ id: string }>({ database: shop.host.database }, `select id from order_line where order_id = '${orderId}'`);
  return row!.id;
}

/** Runs so many actions on one order; returns its number, or null where it could not be placed (sold out). */
export async function live(fixture: Fixture, steps: number): Promise<string | null> {
  const life = await place(fixture);
  if (!life) return null;
  const attempt = async ({ name, act }: { name: string; act: Act }) => {
    try {
      await act(fixture, life);
      fixture.done.set(name, (fixture.done.get(name) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof ShopError) && !(error instanceof Refused)) fixture.faults.push(`${life.orderNo}: ${name}: ${(error as Error).stack}`);
    }
  };
  // Most orders are paid, else little could happen to them.
  if (fixture.random(3) > 0) await attempt({ name: 'provider captures', act: captured });
  for (let step = 0; step < steps; step += 1) {
    const chosen = [oneOf(fixture, oneOf(fixture, actions))];
    // Two at once, but not across a leap of the clock: what was signed before it would be too old.
    if (fixture.random(4) === 0) chosen.push(oneOf(fixture, oneOf(fixture, actions)));
    const leaps = chosen.some(({ act }) => act === clockActs['goes on']);
    if (leaps) for (const one of chosen) await attempt(one);
    else await Promise.all(chosen.map(attempt));
  }
  await runJobs(fixture.shop, { only: money });
  return life.orderNo;
}
