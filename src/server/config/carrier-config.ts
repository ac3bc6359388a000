/** What the environment says of services that follow parcels. */
import type { CarrierAccount, CarrierConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';

const key = z.string().regex(/^[\x21-\x7e]{8,250}$/);
const url = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const urlRule = 'an address such as https://api.example';

/** Each variable: its schema, and the rule as text. */
export const carrierVariables = {
  AFTERSHIP_API_KEY: { schema: key, rule: "the API key of AfterShip's Tracking" },
  AFTERSHIP_WEBHOOK_SECRET: { schema: key, rule: 'the webhook secret that AfterShip shows' },
  AFTERSHIP_API_URL: { schema: url, rule: urlRule },
  EASYPOST_API_KEY: { schema: key, rule: "the account's API key at EasyPost" },
  EASYPOST_WEBHOOK_SECRET: { schema: key, rule: 'the secret that was given to the webhook at EasyPost' },
  EASYPOST_API_URL: { schema: url, rule: urlRule },
} as const;

type Given = { [Name in keyof typeof carrierVariables]?: z.output<(typeof carrierVariables)[Name]['schema']> };

/**
 * The tracking services that are set up.
 * @throws StartupError for a webhook secret without its key
 */
export function carrierConfig(given: Given): CarrierConfig {
  return { afterShip: account(given, 'AFTERSHIP', 'https://api.aftership.com'), easyPost: account(given, 'EASYPOST', 'https://api.easypost.com') };
}

function account(given: Given, service: 'AFTERSHIP' | 'EASYPOST', usualUrl: string): CarrierAccount | null {
  const { [`${service}_API_KEY` as const]: apiKey, [`${service}_WEBHOOK_SECRET` as const]: webhookSecret, [`${service}_API_URL` as const]: apiUrl } = given;
  if (apiKey === undefined && webhookSecret !== undefined)
    throw new StartupError('A setting is missing.', [`${service}_WEBHOOK_SECRET is set and ${service}_API_KEY is not`]);
  return apiKey === undefined ? null : { apiKey, webhookSecret: webhookSecret ?? null, apiUrl: (apiUrl ?? usualUrl).replace(/\/+$/, '') };
}
