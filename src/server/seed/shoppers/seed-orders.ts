/** Lets the demo shop's shoppers buy, by the shop's own use cases with the clock set back, so that stock, payments and time-lines are as they would be. */
import { amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { addToCart } from '#shop/cart/lines/index.ts';
import { readProduct } from '#shop/catalog/index.ts';
import { choosePayment, chooseShipping, createCheckout, readCheckout, submitCheckout, useCredits } from '#shop/checkout/index.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { readOrder } from '#shop/orders/index.ts';
import { approveCancellation, cancelByMerchant, cancelOrder, rejectCancellation } from '#shop/orders/cancel/index.ts';
import { expireUnpaidOrders, markPaid, payInSandbox, readSandbox } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { completeDeliveredOrders, confirmOrder, deliverOrder, shipOrder } from '#shop/orders/ship/index.ts';
import { addReview } from '#shop/reviews/index.ts';
import type { DemoGrant } from './demo-grants.ts';
import type { DemoAct, DemoOrder } from './demo-orders.ts';
import type { Acting, DemoPerson, PlacedDemoOrder } from './demo-person.ts';
import { returnActs } from './demo-returns.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const goodCard = '4242424242424242';
const carriers = {
  standard: { expressName: 'UPS', track: (number: string) => `https://www.ups.com/track?tracknum=${number}` },
  express: { expressName: 'DHL', track: (number: string) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}` },
  pickup: null,
};

/** Gives a shopper credits and lets it buy, in the order of time. What the shop does not sell is left out. */
export async function seedOrders(person: DemoPerson, { orders, grants }: { orders: readonly DemoOrder[]; grants: readonly DemoGrant[] }): Promise<void> {
  const now = person.clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const deeds = [
    ...grants.map((grant) => ({ at: ago(grant.daysAgo), run: () => give(person, grant) })),
    ...orders.map((order, index) => ({ at: ago(order.placedDaysAgo), run: () => live(person, order, index) })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of deeds) {
    person.setClock(at);
    await run();
  }
  person.setClock(now);
}

async function give({ shop, accountId }: DemoPerson, { note, notes, ...grant }: DemoGrant): Promise<void> {
  await shop.transaction((tx) => changeCredits(tx, shop, { accountId, amount: amount(grant.amount), reason: 'granted', note, notes }));
}

async function live(person: DemoPerson, order: DemoOrder, index: number): Promise<void> {
  const placed = await placeDemoOrder(person, order);
  if (!placed) return;
  const acting: Acting = { ...placed, order, index, words: '' };
  for (const [hours, act, words = ''] of order.after) {
    person.setClock(new Date(placed.placedAt.getTime() + hours * hourMs));
    acting.words = words;
    await actions[act](person, acting);
  }
}

/** Buys what an order of the demo shop holds, as its shopper does; null where nothing of it is sold. */
export async function placeDemoOrder(
  person: DemoPerson,
  order: Pick<DemoOrder, 'goods' | 'withCredits' | 'shipping' | 'payment' | 'remark'>,
): Promise<(PlacedDemoOrder & { action: unknown }) | null> {
  const { own } = person;
  const skus = (await Promise.all(order.goods.map(async ([slug, quantity]) => ({ sku: await skuOf(own, slug), quantity })))).filter(({ sku }) => sku !== null);
  if (skus.length === 0) return null;
  for (const { sku, quantity } of skus) await addToCart(own, { sku: sku!, quantity });
  const { slug } = await createCheckout(own, { source: 'cart' });
  if (order.withCredits) await useCredits(own, slug, { use: true });
  const { requiresShipping } = await readCheckout(own, { slug });
  const shipped = requiresShipping ? await chooseShipping(own, slug, order.shipping ?? 'standard') : await readCheckout(own, { slug });
  const methods = shipped.paymentMethods.map((method) => method.id);
  // Without the sandbox (a shop in production) what would be paid online is paid by transfer.
  const wanted = order.payment === 'online' ? 'sandbox' : order.payment;
  const ready = shipped.requiresPayment ? await choosePayment(own, slug, methods.includes(wanted) ? wanted : 'bankTransfer') : shipped;
  const { orderNo, payment } = await submitCheckout(own, { slug, agree: true, remark: order.remark ?? '', expectedTotal: ready.total });
  return { orderNo, placedAt: own.now(), action: payment.action };
}

/** The variant of a product of which there is most. */
async function skuOf({ db, currency, lang }: Context, slug: string): Promise<string | null> {
  const product = await readProduct(db, { slug, currency, lang }).catch(() => null);
  const left = (available: number | null) => available ?? Number.MAX_SAFE_INTEGER;
  return product?.variants.reduce((most, variant) => (left(variant.available) > left(most.available) ? variant : most)).sku ?? null;
}

const trackingBase = 1_048_576;

async function ship({ shop, own }: DemoPerson, { orderNo, order, index }: Acting, { part }: { part: boolean }): Promise<void> {
  const carrier = carriers[order.shipping ?? 'standard'];
  const expressNumber = carrier && `${carrier.expressName.slice(0, 2).toUpperCase()}${own.now().getTime().toString(36).toUpperCase()}${trackingBase + index}`;
  const parcel = carrier && expressNumber ? { expressName: carrier.expressName, expressNumber, trackingUrl: carrier.track(expressNumber) } : {};
  const { products } = await readOrder(own, { orderNo });
  const lines = products.slice(0, 1).map(({ lineId, quantity }) => ({ lineId, quantity }));
  await shipOrder(shop, { order: orderNo, ...parcel, ...(part ? { lines } : {}) });
}

/** Pays as the shopper does on the sandbox's page; what is paid by transfer instead, the merchant says. */
async function pay({ own, shop }: DemoPerson, { orderNo, action }: Acting): Promise<void> {
  const url = (action as { url?: string }).url;
  const sandbox = url ? await readSandbox(own, url.slice(url.lastIndexOf('/') + 1)) : null;
  if (sandbox) await payInSandbox(own, sandbox.attempt, { card: goodCard });
  else await markPaid(shop, { order: orderNo });
}

async function review({ own, name }: DemoPerson, { order, orderNo, words }: Acting): Promise<void> {
  await addReview(own, { product: order.goods[0]![0], rating: 5, name: name.slice(0, name.indexOf(' ') + 2), title: '', text: words, images: [], orderNo });
}

async function refundPart({ own, shop }: DemoPerson, { orderNo, words }: Acting): Promise<void> {
  const { products, currency } = await readOrder(own, { orderNo });
  await refundOrder(shop, { order: orderNo, amount: { amount: products[0]!.price.amount, currency }, reason: words });
}

const actions: Readonly<Record<DemoAct, (person: DemoPerson, acting: Acting) => Promise<unknown>>> = {
  pay,
  review,
  refundPart,
  ship: (person, acting) => ship(person, acting, { part: false }),
  shipPart: (person, acting) => ship(person, acting, { part: true }),
  markPaid: ({ shop }, { orderNo }) => markPaid(shop, { order: orderNo }),
  deliver: ({ shop }, { orderNo }) => deliverOrder(shop, { order: orderNo }),
  confirm: ({ own }, { orderNo }) => confirmOrder(own, { orderNo }),
  cancel: ({ own }, { orderNo, words }) => cancelOrder(own, { orderNo, reason: words }),
  approveCancel: ({ shop }, { orderNo }) => approveCancellation(shop, { order: orderNo }),
  rejectCancel: ({ shop }, { orderNo, words }) => rejectCancellation(shop, { order: orderNo, reason: words }),
  cancelByMerchant: ({ shop }, { orderNo, words }) => cancelByMerchant(shop, { order: orderNo, reason: words }),
  expire: ({ shop }) => expireUnpaidOrders(shop),
  complete: ({ shop }) => completeDeliveredOrders(shop),
  ...returnActs,
};
