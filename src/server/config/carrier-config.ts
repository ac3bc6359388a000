/** What the environment says of services that follow parcels. */
import type { CarrierAccount, CarrierConfig } from '#kit/server/host-config.ts';
import type { z } from 'zod';
import { apiUrl, expectSet, text } from './fields.ts';

const key = text(/^[\x21-\x7e]{8,250}$/);

/** Each variable: its schema, and the rule as text. */
export const carrierVariables = {
  AFTERSHIP_API_KEY: { schema: key, rule: "the API key of AfterShip's Tracking" },
  AFTERSHIP_WEBHOOK_SECRET: { schema: key, rule: 'the webhook secret that AfterShip shows' },
  AFTERSHIP_API_URL: apiUrl,
  EASYPOST_API_KEY: { schema: key, rule: "the account's API key at EasyPost" },
  EASYPOST_WEBHOOK_SECRET: { schema: key, rule: 'the secret that was given to the webhook at EasyPost' },
  EASYPOST_API_URL: apiUrl,
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
  expectSet(given, `${service}_API_KEY`, [`${service}_WEBHOOK_SECRET`]);
  const { [`${service}_API_KEY` as const]: apiKey, [`${service}_WEBHOOK_SECRET` as const]: webhookSecret = null } = given;
  return apiKey === undefined ? null : { apiKey, webhookSecret, apiUrl: given[`${service}_API_URL`] ?? usualUrl };
}
