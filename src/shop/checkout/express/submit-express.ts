import type { Context } from '#kit/server/context.ts';
import { checkAddress } from '#shop/addresses/index.ts';
import { addressAsWritten } from '#shop/addresses/import/index.ts';
import type { PostalAddress } from '#shop/addresses/contract.ts';
import { basketViewOf } from '#shop/cart/index.ts';
import { shippedCountries } from '#shop/shipping/index.ts';
import { expressMethod } from '#shop/payments/express/index.ts';
import { checkContact } from '../steps/set-contact.ts';
import type { CheckoutPatch } from '../store.ts';
import { submitCheckout, type Submitted } from '../submit/submit-checkout.ts';
import type { ExpressSubmission } from './contract.ts';
import { refusedPlace } from './quote-express.ts';

/**
 * Orders with what a wallet handed over, and starts the payment: one and the same as submitting the checkout with the steps filled in (`submitCheckout`),
 * which a refusal leaves as they were.
 * @throws notSentThere (40), invalidInput (40) naming what does not fit, cartChanged (41), expectedChanged (10) when something is sent later than was quoted, and what `submitCheckout` throws
 */
export async function submitExpress(context: Context, given: ExpressSubmission): Promise<Submitted> {
  const { slug, agree, email, address, shippingMethodId, expectedTotal, expectedNow, expectedItems, expectedUntil } = given;
  const filledIn: CheckoutPatch = {
    ...checkContact({ email }, context),
    ...(address ? { address: await checkWalletAddress(context, { ...given, ...address }) } : {}),
    shippingMethod: shippingMethodId ?? null,
    paymentMethod: expressMethod,
  };
  return submitCheckout(context, { slug, agree: agree === true, remark: '', expectedTotal, expectedNow, filledIn, expectedItems, expectedUntil });
}

/** An address as a wallet hands it over; a name is written in one piece. */
export type WalletAddress = NonNullable<ExpressSubmission['address']> & Pick<ExpressSubmission, 'name' | 'phone'>;

/**
 * A wallet's address as this shop stores it.
 * @throws notSentThere (40), invalidInput (40) with the fields that the country asks for
 */
export async function checkWalletAddress(context: Context, given: WalletAddress): Promise<PostalAddress> {
  const { shipping } = await basketViewOf(context);
  const written = walletAddressAsWritten(context, given);
  if (!written || !shippedCountries(shipping).includes(written.country)) throw refusedPlace(context);
  return checkAddress(written, { locale: context.locale, path: 'address.' });
}

/** A wallet's address in this shop's fields, whole or not; null without a country. */
export function walletAddressAsWritten({ locale }: Pick<Context, 'locale'>, { name, phone, line1, line2, ...place }: WalletAddress): PostalAddress | null {
  return addressAsWritten({ ...place, ...namesOf(name), address: line1, apartment: line2, phone }, locale);
}

/** Wallets write a name in one piece. In Chinese, Japanese and Korean the family comes first, mostly by one character. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (words.length === 1 && /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(name)) return { lastName: name.slice(0, 1), firstName: name.slice(1) };
  // One word alone is who it is.
  if (words.length < 2) return { firstName: name, lastName: name };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
}
