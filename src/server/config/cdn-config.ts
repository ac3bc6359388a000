/** What the environment says of a content delivery network in front of the shop. */
import type { CdnConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';
import { baseAddress, expectSet, text } from './fields.ts';

const token = text(/^[\x21-\x7e]{8,500}$/);
const id = text(/^[\w-]{8,64}$/);

/** Each variable: its schema, and the rule as text. */
export const cdnVariables = {
  CDN_PURGE: { schema: z.enum(['fastly', 'cloudflare']), rule: 'fastly or cloudflare' },
  FASTLY_API_TOKEN: { schema: token, rule: 'a token of Fastly that may purge' },
  FASTLY_SERVICE_ID: { schema: id, rule: "the service's id at Fastly" },
  CLOUDFLARE_API_TOKEN: { schema: token, rule: 'a token of Cloudflare that may purge the cache of the zone' },
  CLOUDFLARE_ZONE_ID: { schema: id, rule: "the zone's id at Cloudflare" },
  CDN_API_URL: {
    schema: baseAddress,
    rule: "where the network's API is, if elsewhere, such as https://api.example",
  },
} as const;

type Given = { [Name in keyof typeof cdnVariables]?: z.output<(typeof cdnVariables)[Name]['schema']> };

const networks = {
  fastly: { token: 'FASTLY_API_TOKEN', id: 'FASTLY_SERVICE_ID', apiUrl: 'https://api.fastly.com' },
  cloudflare: { token: 'CLOUDFLARE_API_TOKEN', id: 'CLOUDFLARE_ZONE_ID', apiUrl: 'https://api.cloudflare.com' },
} as const;

/**
 * Null where none stands in front.
 * @throws StartupError for a network without its token or id, and for either without CDN_PURGE
 */
export function cdnConfig(given: Given): CdnConfig | null {
  const { CDN_PURGE: network } = given;
  expectSet(given, 'CDN_PURGE', Object.keys(cdnVariables) as (keyof Given)[]);
  if (network === undefined) return null;
  const { token: tokenName, id: idName, apiUrl } = networks[network];
  const { [tokenName]: apiToken, [idName]: target } = given;
  if (apiToken === undefined || target === undefined)
    throw new StartupError('A setting is missing.', [`CDN_PURGE=${network} needs ${tokenName} and ${idName}`]);
  return { network, apiToken, target, apiUrl: given.CDN_API_URL ?? apiUrl };
}
