/** What the environment says of gateways and providers by which people sign in. */
import type { HostConfig, OpenIdProvider } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';
import { httpUrl } from './fields.ts';

/** Each variable: its schema, and the rule as text. */
export const signInVariables = {
  SMS_URL: { schema: httpUrl, rule: 'the address of a gateway that takes text messages, such as https://sms.example/send' },
  SMS_TOKEN: { schema: z.string().max(1_000), rule: 'the token that the gateway of SMS_URL asks for' },
  OIDC_ISSUER: { schema: httpUrl, rule: 'the address of an OpenID Connect provider, such as https://login.example' },
  OIDC_CLIENT_ID: { schema: z.string().max(500), rule: 'the id that the provider of OIDC_ISSUER knows the shop by' },
  OIDC_CLIENT_SECRET: { schema: z.string().max(500), rule: 'the secret that belongs to OIDC_CLIENT_ID' },
  OIDC_TITLE: { schema: z.string().max(40), rule: 'what the button of that provider says, at most 40 characters' },
  GOOGLE_CLIENT_ID: { schema: z.string().max(500), rule: 'the id that Google knows the shop by' },
  GOOGLE_CLIENT_SECRET: { schema: z.string().max(500), rule: 'the secret that belongs to GOOGLE_CLIENT_ID' },
} as const;

type Name = keyof typeof signInVariables;
type Given = { [Key in Name]?: z.output<(typeof signInVariables)[Key]['schema']> };

/** What each needs beside it; a provider may know the shop without a secret. */
const needs: readonly (readonly [Name, Name])[] = [
  ['SMS_TOKEN', 'SMS_URL'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_ID'],
  ['OIDC_TITLE', 'OIDC_ISSUER'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
];

/**
 * The SMS gateway, an OpenID provider by its settings, and Google by its ids alone.
 * @throws StartupError when a part of one is missing
 */
export function signInConfig(given: Given): Pick<HostConfig, 'openid' | 'sms'> {
  const missing = needs.filter(([one, other]) => given[one] !== undefined && given[other] === undefined);
  if (missing.length > 0)
    throw new StartupError(
      'A setting is missing.',
      missing.map(([one, other]) => `${one} is set and ${other} is not`),
    );
  return {
    openid: openIdProviders(given),
    sms: given.SMS_URL === undefined ? undefined : { url: given.SMS_URL, token: given.SMS_TOKEN ?? null },
  };
}

function openIdProviders(given: Given): OpenIdProvider[] {
  const providers: OpenIdProvider[] = [];
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = given;
  if (googleId && googleSecret)
    providers.push({ id: 'google', title: 'Google', issuer: 'https://accounts.google.com', clientId: googleId, clientSecret: googleSecret });
  if (issuer && id)
    providers.push({ id: 'oidc', title: given.OIDC_TITLE ?? new URL(issuer).hostname, issuer, clientId: id, clientSecret: given.OIDC_CLIENT_SECRET ?? '' });
  return providers;
}
