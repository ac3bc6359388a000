import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fapiaoNotOffered, type FapiaoRequest } from '#shop/orders/contract.ts';
import { checkFapiao, offersFapiao } from '#shop/orders/fapiao/index.ts';
import type { Checkout } from '../contract.ts';
import { changeCheckout } from '../steps/change-checkout.ts';

/**
 * Asks for a fapiao, or (null) for none. It is left out of the order where the goods go elsewhere in the end.
 * @throws notFound (404), alreadyPlaced (41), fapiaoNotOffered (41) where nothing goes to China, invalidInput (40) with field errors
 */
export async function setFapiao(context: Context, slug: string, given: FapiaoRequest | null): Promise<Checkout> {
  const fapiao = given && checkFapiao(given, { locale: context.locale, path: 'fapiao.' });
  return changeCheckout(context, slug, ({ stored }) => {
    if (fapiao && !offersFapiao(stored.address)) throw new ShopError(fapiaoNotOffered);
    return { fapiao };
  });
}
