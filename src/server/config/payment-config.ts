/** What the environment says of payment providers. */
import { usualProviderUrls, type PaymentConfig, type ProviderUrls } from '#kit/server/host-config.ts';
import { parseSecretsKeys } from '#kit/server/secrets/secrets-key.ts';
import { z } from 'zod';
import { apiUrl, setTogether, text } from './fields.ts';

/** Each variable: its schema, and the rule as text. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: { schema: text(/^[sr]k_\w{8,250}$/), rule: "the account's secret key, which begins with sk_ or rk_" },
  STRIPE_PUBLISHABLE_KEY: { schema: text(/^pk_\w{8,250}$/), rule: "the account's publishable key, which begins with pk_" },
  STRIPE_WEBHOOK_SECRET: { schema: text(/^whsec_\S{8,250}$/), rule: "the webhook endpoint's signing secret, which begins with whsec_" },
  STRIPE_API_URL: apiUrl,
  STRIPE_JS_URL: apiUrl,
  PAYPAL_CLIENT_ID: { schema: text(/^\S{8,250}$/), rule: "the REST application's client id" },
  PAYPAL_CLIENT_SECRET: { schema: text(/^\S{8,250}$/), rule: "the REST application's secret" },
  PAYPAL_WEBHOOK_ID: { schema: text(/^\S{4,100}$/), rule: 'the id that PayPal shows for the webhook' },
  PAYPAL_API_URL: apiUrl,
  SECRETS_KEY: {
    schema: z.string().transform((text, context) => {
      const keys = parseSecretsKeys(text);
      if (!keys) context.addIssue({ code: 'custom', message: 'no key' });
      return keys ?? z.NEVER;
    }),
    rule: '32 random bytes in base64, such as "openssl rand -base64 32" prints; an older key may follow after a comma',
  },
} as const;

type Given = { [Name in keyof typeof paymentVariables]?: z.output<(typeof paymentVariables)[Name]['schema']> };

/**
 * The payment providers that are set up.
 * @throws StartupError when a part of one is missing
 */
export function paymentConfig(given: Given): PaymentConfig {
  const stripe = setTogether(given, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const paypal = setTogether(given, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  const { stripeApi, stripeScript, paypalApi } = providerUrls(given);
  return {
    stripe: stripe && {
      secretKey: stripe[0],
      publishableKey: stripe[1],
      webhookSecret: stripe[2],
      apiUrl: stripeApi,
      scriptUrl: stripeScript,
    },
    paypal: paypal && {
      clientId: paypal[0],
      clientSecret: paypal[1],
      webhookId: paypal[2],
      apiUrl: paypalApi ?? 'https://api-m.paypal.com',
    },
  };
}

/** Where providers are. */
export function providerUrls({ STRIPE_API_URL: api, STRIPE_JS_URL: script, PAYPAL_API_URL: paypal }: Given): ProviderUrls {
  return {
    stripeApi: api ?? usualProviderUrls.stripeApi,
    stripeScript: script ?? usualProviderUrls.stripeScript,
    paypalApi: paypal ?? usualProviderUrls.paypalApi,
  };
}
