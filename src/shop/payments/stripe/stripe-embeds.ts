/** What pages load of Stripe, and from where. */
import type { PaymentConfig } from '#kit/server/host-config.ts';
import type { Embeds } from '#kit/server/page/section.ts';

type Settings = Pick<NonNullable<PaymentConfig['stripe']>, 'apiUrl' | 'scriptUrl'>;

/** The version of Stripe.js that goes with the version of the API that the library speaks. */
const path = '/endive/stripe.js';

/** Where Stripe's script is. */
export const stripeScriptOf = ({ scriptUrl }: Pick<Settings, 'scriptUrl'>): string => `${scriptUrl}${path}`;

/** The origins that Stripe names for content security policies; of a stand-in for Stripe, its own. */
export function stripeEmbeds({ apiUrl, scriptUrl }: Settings): Embeds {
  const isStripe = new URL(scriptUrl).hostname === 'js.stripe.com';
  const scripts = [scriptUrl, ...(isStripe ? ['https://*.js.stripe.com'] : [])];
  return {
    name: 'stripe',
    scripts,
    frames: [...scripts, ...(isStripe ? ['https://hooks.stripe.com'] : [])],
    calls: [apiUrl],
    pictures: isStripe ? ['https://*.stripe.com'] : [],
    forms: [],
  };
}

/** Where Stripe sends shoppers whose bank asks for them. */
export function bankOrigin({ apiUrl }: Pick<Settings, 'apiUrl'>): string {
  const { origin, hostname } = new URL(apiUrl);
  return hostname === 'api.stripe.com' ? 'https://hooks.stripe.com' : origin;
}
