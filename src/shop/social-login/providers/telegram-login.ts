/** Telegram's own page by OpenID Connect with PKCE: it shows the code or asks for the number, and sends the browser back. */
import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type * as Oidc from 'openid-client';
import { z } from 'zod';
import type { Identity } from '../../accounts/contract.ts';
import { socialProviderDenied, invalidProviderResponse, socialLoginLimits, socialProviderTimeout } from '../contract.ts';
import type { SocialLoginProvider } from '../provider.ts';

/** How a shop is known to Telegram's OpenID Connect. */
export type TelegramLoginSettings = { issuerUrl: string; clientId: string; clientSecret: string };

// Loaded with the first sign-in by Telegram.
const library = () => import('openid-client');

// `id` is the number by which bots know the person too; `sub` stands in for it where it is missing.
const Claims = z.object({
  sub: z.string().min(1).max(200),
  id: z.union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)]).optional(),
  name: z.string().max(1_000).optional().catch(undefined),
  preferred_username: z.string().max(1_000).optional().catch(undefined),
});

/** Telegram as a messenger, by its page. */
export function telegramLogin(
  settings: TelegramLoginSettings,
  { returnTo, limitMs = socialLoginLimits.answerMs }: { returnTo: string; limitMs?: number },
): SocialLoginProvider {
  let discovered: Promise<Oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings, limitMs).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    id: 'telegram',
    title: (locale) => m.social_login_telegram({}, { locale }),
    shows: 'window',
    begin: ({ secret }) =>
      inWords(async () => {
        const oidc = await library();
        const [verifier, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomNonce()];
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnTo,
          scope: 'openid profile',
          state: secret,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, stored: { verifier, nonce } };
      }),
    finish: ({ url, secret, stored }) =>
      inWords(async () => {
        const oidc = await library();
        const back = new URL(returnTo);
        back.search = url.search;
        try {
          const tokens = await oidc.authorizationCodeGrant(await configuration(), back, {
            expectedState: secret,
            ...(stored['nonce'] === undefined ? {} : { expectedNonce: stored['nonce'] }),
            ...(stored['verifier'] === undefined ? {} : { pkceCodeVerifier: stored['verifier'] }),
            idTokenExpected: true,
          });
          return identityOf(tokens.claims());
        } catch (error) {
          if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return null;
          throw error;
        }
      }),
  };
}

async function discover({ issuerUrl, clientId, clientSecret }: TelegramLoginSettings, limitMs: number): Promise<Oidc.Configuration> {
  const oidc = await library();
  const issuer = new URL(issuerUrl);
  return oidc.discovery(issuer, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    timeout: limitMs / 1000,
    // A token's signature is looked at even though it comes straight from Telegram. Plain http only where the configuration itself names it.
    execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
  });
}

function identityOf(claims: unknown): Identity {
  const read = Claims.safeParse(claims);
  if (!read.success) throw new ShopError(invalidProviderResponse, { cause: read.error });
  const { sub, id, name, preferred_username: username } = read.data;
  return { provider: 'telegram', subject: id === undefined ? `sub:${sub}` : String(id), name: name ?? username ?? '' };
}

/** Translates the library's errors into the shop's. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    const oidc = await library();
    const isAnswer = error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError;
    if (isAnswer) throw new ShopError(socialProviderDenied, { cause: error });
    throw new ShopError(isSilence(error) ? socialProviderTimeout : invalidProviderResponse, { cause: error });
  }
}

function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (error.name === 'TimeoutError' || error.name === 'AbortError' || code === 'OAUTH_TIMEOUT') return true;
  return error instanceof TypeError && error.message === 'fetch failed' ? true : error.cause !== undefined && isSilence(error.cause);
}
