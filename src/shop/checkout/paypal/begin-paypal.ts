import type { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { approvalMethod, beginApproval, paypalStands } from '#shop/payments/approvals/index.ts';
import type { ExpressPlace } from '#shop/payments/express/index.ts';
import { createCheckout } from '../create-checkout.ts';
import { composeExpress } from '../express/quote-express.ts';
import { paypalNotAvailable, type beginPaypalInput } from './contract.ts';

type Subject = z.output<typeof beginPaypalInput>['of'];

const places: Readonly<Record<Subject['source'], ExpressPlace>> = { cart: 'cart', buyNow: 'product', checkout: 'checkout' };

/**
 * Begins or continues a checkout, and returns PayPal's page for approving the sum as far as it is known. Nothing is ordered
 * or paid.
 * @throws paypalNotAvailable (40) where no such button stands, and for a sum that PayPal does not take; notFound (404), alreadyPlaced (41), cartEmpty (40),
 * unknownSku (40), notForSale, outOfStock (41), timedOut (20000), providerAway (500)
 */
export async function beginPaypal(context: Context, of: Subject): Promise<{ url: string }> {
  if (!(await paypalStands(context, places[of.source]))) throw new ShopError(paypalNotAvailable);
  const slug = of.source === 'checkout' ? of.slug : (await createCheckout(context, of)).slug;
  // A visitor who became a guest by that is the same guest in what follows.
  const { guestId } = context.issued;
  const asker: Context = guestId ? { ...context, caller: { kind: 'guest', guestId } } : context;
  const { composed } = await composeExpress(asker, { of: { source: 'checkout', slug } }, { paymentMethod: approvalMethod, keepsShipping: true });
  const { stored, charged, basket, paymentMethods, requiresAddress } = composed;
  if (!paymentMethods.some(({ id }) => id === approvalMethod)) throw new ShopError(paypalNotAvailable);
  return { url: await beginApproval(context, { checkoutId: stored.id, amount: charged.now, currency: basket.currency, isSent: requiresAddress }) };
}
