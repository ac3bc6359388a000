import type { Queryable, Tx } from '#kit/server/database.ts';
import { readAccount, type Shopper } from '#shop/accounts/index.ts';
import { bookChangedAt, readDefaultAddress } from '#shop/addresses/index.ts';
import { findLeftCheckout, type CheckoutPatch, type StoredCheckout } from '../store.ts';

/** Where several share a browser, nobody begins with the name of who was there the day before. */
const heldMs = 24 * 3_600_000;

/** What a shopper answered in the checkout that they left last; of an account, what else is known. `countries`: those that goods are sent to. */
export async function answeredBefore(
  tx: Tx,
  shopper: Shopper,
  { source, countries, now }: { source: StoredCheckout['source']; countries: readonly string[]; now: Date },
): Promise<CheckoutPatch> {
  const left = await findLeftCheckout(tx, shopper, new Date(now.getTime() - heldMs));
  const answers = left ? answersOf(left, source) : {};
  if (shopper.accountId === null) return answers;
  const known = await knownOf(tx, shopper.accountId, countries);
  const changedAt = left?.address && known.address ? await bookChangedAt(tx, shopper.accountId) : null;
  // An address that was mended in the book since is the one that is meant.
  return { ...known, ...answers, ...(left && changedAt && changedAt > left.updatedAt ? { address: known.address ?? null } : {}) };
}

/** What a checkout that begins now takes over from the one that was left, whoever asks. */
export async function heldAnswers(
  db: Queryable,
  shopper: Shopper,
  { source, now }: { source: StoredCheckout['source']; now: Date },
): Promise<Partial<StoredCheckout>> {
  const left = await findLeftCheckout(db, shopper, new Date(now.getTime() - heldMs));
  return left ? answersOf(left, source) : {};
}

/** How an account is reached, and its default address where goods are sent there. */
export async function knownOf(tx: Tx, accountId: string, countries: readonly string[]): Promise<CheckoutPatch> {
  const account = await readAccount(tx, accountId);
  const address = await readDefaultAddress(tx, accountId);
  const contact = account?.email ? { email: account.email } : account?.mobile ? { countryCode: account.countryCode, mobile: account.mobile } : {};
  return { ...contact, ...(address && countries.includes(address.country) ? { address } : {}) };
}

/** Who it is for and where it goes; the ways of sending and paying, and who gets the gift cards in it, stay with the cart. */
function answersOf(left: StoredCheckout, source: StoredCheckout['source']): CheckoutPatch & Partial<StoredCheckout> {
  const { email, countryCode, mobile, address, billing, fapiao } = left;
  const { shippingMethod, paymentMethod, giftCardIds, giftDelivery, useCredits } = left;
  return {
    ...(email !== null || mobile !== null ? { email, countryCode, mobile } : {}),
    ...(address ? { address } : {}),
    billing,
    fapiao,
    ...(left.source === 'cart' && source === 'cart' ? { shippingMethod, paymentMethod, giftCardIds, giftDelivery, useCredits } : {}),
  };
}
