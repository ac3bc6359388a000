import type { Context } from '#kit/server/context.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import type { Embeds } from '#kit/server/page/section.ts';
import type { PaymentSettings } from '../../settings/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { accountsTag } from '../accounts/open-accounts.ts';
import { isOffered, providerOf } from '../providers.ts';
import type { ExpressAccount } from '../contract-express.ts';
import { bankOrigin, stripeEmbeds, stripeScriptOf } from '../stripe/stripe-embeds.ts';
import { expressMethod } from './express-method.ts';

/** Where wallets stand as buttons. */
export type ExpressPlace = 'cart' | 'checkout' | 'product';

/** What a section of such a page needs; `account` is null where the buttons do not stand, and then nothing is loaded from elsewhere. */
export type ExpressOf = { account: ExpressAccount | null; embeds: { embeds?: Embeds }; tags: string[] };

const wanted: Readonly<Record<ExpressPlace, (settings: PaymentSettings) => boolean>> = {
  cart: ({ stripe }) => stripe.expressCart,
  checkout: ({ stripe }) => stripe.expressCheckout,
  product: ({ stripe }) => stripe.expressProduct,
};

/**
 * Whether wallets stand in a place, and with whose keys: where the provider is set up and not stopped, and the merchant wants them there. The checkout's form
 * may lead to the bank of a saved card besides.
 */
export async function expressOf({ db, config }: Pick<Context, 'db' | 'config'>, place: ExpressPlace): Promise<ExpressOf> {
  const tags = ['settings', accountsTag];
  const { stripe } = config.payments;
  if (!stripe || !isSetUp(config)) return { account: null, embeds: {}, tags };
  const { payments } = await readSettings(db);
  const isHere = wanted[place](payments);
  const forms = place === 'checkout' && payments.stripe.savedCards ? [bankOrigin(stripe)] : [];
  if (!isHere && forms.length === 0) return { account: null, embeds: {}, tags };
  const { publishableKey } = stripe;
  return {
    account: isHere ? { publishableKey, scriptUrl: stripeScriptOf(stripe) } : null,
    embeds: { embeds: { ...(isHere ? stripeEmbeds(stripe) : nothing), name: isHere ? 'stripe' : 'bank', forms } },
    tags,
  };
}

const nothing: Omit<Embeds, 'name' | 'forms'> = { scripts: [], frames: [], calls: [], pictures: [] };

function isSetUp(config: HostConfig): boolean {
  const provider = providerOf(config, expressMethod);
  return provider !== null && isOffered(config, provider);
}
