import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import type { Checkout } from '../contract.ts';
import { newSlug } from '../new-slug.ts';
import { insertCheckout, markPlaced } from '../store.ts';

type Later<Placed> = {
  /** The checkout that both orders come from, as it was shown. */
  shown: Checkout;
  later: OrderDraft;
  place(opened: OrderDraft): Promise<Placed>;
};

/** Gives what is paid later a checkout of its own, the page that pays it once it is asked for, and has it placed. */
export async function openLaterCheckout<Placed extends { laterNo: string }>(tx: Tx, context: Context, { shown, later, place }: Later<Placed>): Promise<Placed> {
  const at = context.now();
  const id = newId(at.getTime());
  const slug = newSlug();
  const { email, countryCode, mobile } = shown.contact;
  await insertCheckout(tx, { id, slug, shopper: later.shopper, source: 'staff', items: [], email, countryCode, mobile, address: shown.address, now: at });
  const draft = { ...later, checkoutId: id, checkoutSlug: slug };
  const placed = await place(draft);
  const { payLater: _ofBoth, ...view } = shown;
  await markPlaced(tx, id, {
    orderNo: placed.laterNo,
    remark: later.remark,
    view: { ...view, slug, state: 'placed', orderNo: placed.laterNo, messages: [] },
    draft,
    at,
  });
  return placed;
}
