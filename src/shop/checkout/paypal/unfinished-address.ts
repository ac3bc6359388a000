import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import { byField } from '#kit/browser/outcome.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { checkAddress } from '#shop/addresses/index.ts';
import { basketViewOf } from '#shop/cart/index.ts';
import { shippedCountries } from '#shop/shipping/index.ts';
import type { Checkout } from '../contract.ts';
import type { RejectedStep } from '../sections/checkout/data.ts';
import { findCheckout } from '../store.ts';

/** The address that PayPal handed over and that lacks something, as the form of the step shows it: with what is missing at its field. Null: there is none. */
export async function unfinishedAddress(context: Context, { slug, initial }: { slug: string; initial: Checkout | null }): Promise<RejectedStep | null> {
  const shopper = shopperOf(context);
  if (!shopper || initial?.state !== 'open' || initial.address !== null || initial.requiresAddress === false) return null;
  const draft = (await findCheckout(context.db, slug, shopper))?.addressDraft;
  if (!draft) return null;
  const { locale } = context;
  const { shipping } = await basketViewOf(context);
  const isSentThere = shippedCountries(shipping).includes(draft.country);
  // Of an address elsewhere only the name is of use.
  const { firstName, lastName } = draft;
  const values: Record<string, string> = isSentThere ? { ...draft } : { firstName, lastName };
  const errors = isSentThere ? missingOf(() => checkAddress(draft, { locale })) : { country: m.checkout_country_not_shipped({}, { locale }) };
  return { form: 'address', message: m.checkout_paypal_address({}, { locale }), errors, values };
}

function missingOf(check: () => unknown): Readonly<Record<string, string>> {
  try {
    check();
    return {};
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return byField((error.data as { errors?: Record<string, string> }).errors ?? {});
  }
}
