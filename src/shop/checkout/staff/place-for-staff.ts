import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import type { OrderDraft, PlacedOrder } from '#shop/orders/contract.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { draftOf, namesIn } from '../submit/draft-order.ts';
import { toCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { newSlug } from '../new-slug.ts';
import { insertCheckout, markPlaced } from '../store.ts';

/** How an order of staff's waits for its money: longest, and staff can say that it has come. Its shopper may choose another way. */
const methodId = 'bankTransfer';

/**
 * Places what staff sell as an order, in the caller's transaction, with a page that pays it. `context` has the language of
 * the customer. `lines` of the order may say what the basket cannot: that something is no product.
 * @throws what `placeOrder` throws: outOfStock (41), promotionExhausted (40)
 */
export async function placeForStaff(
  tx: Tx,
  context: Context,
  {
    composed,
    shopper,
    lines,
    mail,
    agreed,
  }: { composed: ComposedCheckout; shopper: Shopper; lines(draft: OrderDraft): OrderDraft['lines']; mail: 'placed' | 'invoice' | null; agreed: boolean },
): Promise<PlacedOrder> {
  const now = context.now();
  const { email, countryCode, mobile, address } = composed.stored;
  const stored = { ...composed.stored, ...shopper, id: newId(now.getTime()), slug: newSlug() };
  await insertCheckout(tx, { id: stored.id, slug: stored.slug, shopper, source: 'staff', items: [], email, countryCode, mobile, address, now });
  const made = draftOf({ ...composed, stored }, { context, shopper, remark: '', giftMessage: '' });
  const draft: OrderDraft = {
    ...made,
    agreed,
    lines: lines(made),
    // An address that staff wrote stays, whatever is sent.
    address: composed.shippingMethod?.pickup ? null : address,
    paymentMethodId: made.total > 0 ? methodId : null,
  };
  const order = await placeOrder(tx, context, draft, { mail, names: namesIn(composed) });
  const view = { ...toCheckout({ ...composed, stored }, context), state: 'placed' as const, orderNo: order.orderNo, messages: [] };
  await markPlaced(tx, stored.id, { orderNo: order.orderNo, remark: '', view, draft, at: now });
  return order;
}
