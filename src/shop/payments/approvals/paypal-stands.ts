import type { Context } from '#kit/server/context.ts';
import type { PaymentSettings } from '../../settings/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { accountsTag } from '../accounts/open-accounts.ts';
import type { ExpressPlace } from '../express/index.ts';
import { paypalTakes } from '../paypal/paypal-money.ts';
import { offeredProvider } from '../providers.ts';
import { approvalMethod } from './take-approval.ts';

const wanted: Readonly<Record<ExpressPlace, (settings: PaymentSettings) => boolean>> = {
  cart: ({ paypal }) => paypal.expressCart,
  checkout: ({ paypal }) => paypal.expressCheckout,
  product: ({ paypal }) => paypal.expressProduct,
};

/** What a page depends on that shows the button or not. */
export const paypalTags: readonly string[] = ['settings', accountsTag];

/** Whether PayPal's button stands in a place: PayPal is set up and not stopped, takes the shopper's currency, and the merchant wants it there. */
export async function paypalStands({ db, config, currency }: Pick<Context, 'db' | 'config' | 'currency'>, place: ExpressPlace): Promise<boolean> {
  if (offeredProvider(config, approvalMethod) === null || !paypalTakes({ total: 0, currency })) return false;
  return wanted[place]((await readSettings(db)).payments);
}
