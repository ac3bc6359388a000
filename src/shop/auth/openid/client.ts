/** Talking to an OpenID Connect provider (`openid-client`): discovery, the way there, and who came back. */
import type * as client from 'openid-client';
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { OpenIdProvider } from '#kit/server/host-config.ts';
import { openIdRejected } from '../contract.ts';

/** A provider may take this long for each answer. */
const patienceSeconds = 8;
const discoveredMs = 3_600_000;
const longestText = 254;

// Loaded with the first sign-in by a provider.
const library = () => import('openid-client');

type Known = { at: number; configuration: Promise<client.Configuration> };
const known = new Map<string, Known>();

/** The claims of a provider about a person. Only `sub`, with the issuer, lasts. */
export type Vouched = { issuer: string; subject: string; email: string | null; name: string; firstName: string; lastName: string };

/** The redirect URI for providers: a page that passes on the query that it was given. */
export const callbackAddress = ({ config }: Pick<Context, 'config'>): string => `${config.baseUrl}/auth/signin`;

/** The provider's own description of itself, asked for once an hour. */
function discovered(provider: OpenIdProvider): Promise<client.Configuration> {
  const key = `${provider.issuer} ${provider.clientId}`;
  const before = known.get(key);
  if (before && performance.now() - before.at < discoveredMs) return before.configuration;
  const configuration = discover(provider);
  const entry = { at: performance.now(), configuration };
  known.set(key, entry);
  // A failure is not remembered.
  configuration.catch(() => known.get(key) === entry && known.delete(key));
  return configuration;
}

async function discover(provider: OpenIdProvider): Promise<client.Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
  const issuer = new URL(provider.issuer);
  // Without TLS on this machine alone, where a developer's provider runs.
  const isOnThisMachine = issuer.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuer.hostname);
  // A token that comes straight from the provider need not be signed for OpenID Connect; the signature is checked nevertheless.
  const execute = [enableNonRepudiationChecks, ...(isOnThisMachine ? [allowInsecureRequests] : [])];
  return discovery(issuer, provider.clientId, provider.clientSecret, undefined, { execute, timeout: patienceSeconds });
}

/**
 * The authorization URL of the provider, with PKCE, state and nonce.
 * @throws timedOut (20000) when the provider cannot be reached
 */
export async function authorizationUrl(
  context: Context,
  provider: OpenIdProvider,
  secrets: { state: string; nonce: string; codeVerifier: string },
): Promise<string> {
  const configuration = await reached(context, () => discovered(provider));
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(context),
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Completes a return with a code: signature, issuer, audience, expiry, nonce and state are checked.
 * @throws openIdRejected (40) when anything of it is wrong, timedOut (20000) when the provider cannot be reached
 */
export async function whoCameBack(
  context: Context,
  provider: OpenIdProvider,
  back: { query: URLSearchParams; state: string; nonce: string; codeVerifier: string },
): Promise<Vouched> {
  const configuration = await reached(context, () => discovered(provider));
  const address = new URL(`${callbackAddress(context)}?${back.query.toString()}`);
  const { authorizationCodeGrant } = await library();
  const tokens = await reached(context, () =>
    authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: back.codeVerifier,
      expectedState: back.state,
      expectedNonce: back.nonce,
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims) throw new ShopError(openIdRejected);
  const text = (claim: unknown): string =>
    typeof claim === 'string'
      ? claim
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, longestText)
      : '';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims['email_verified'] === true ? text(claims['email']).toLowerCase() || null : null,
    name: text(claims['name']),
    firstName: text(claims['given_name']),
    lastName: text(claims['family_name']),
  };
}

async function reached<Result>(context: Context, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    // The reason is for the log: it may name addresses, never a secret.
    context.log.warn({ code: (error as { code?: unknown }).code, reason: (error as Error).message }, 'an OpenID Connect provider failed');
    throw new ShopError(isAway(error) ? timedOut : openIdRejected);
  }
}

function isAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const { code, name } = at as Error & { code?: unknown };
    if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || name === 'AbortError') return true;
    if (typeof code === 'string' && /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|UND_ERR)/.test(code)) return true;
    if (at instanceof TypeError && at.message === 'fetch failed') return true;
    const status = (at as { status?: unknown }).status ?? (at.cause instanceof Response ? at.cause.status : undefined);
    if (typeof status === 'number' && status >= 500) return true;
  }
  return false;
}
