import { notFound } from '#kit/pure/common-errors.ts';
import { returnPath } from '#kit/pure/urls/return-path.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { insertFlow } from '../store-openid.ts';
import { authorizationUrl } from './client.ts';
import { providersOf } from './providers.ts';

/** How long the shopper may take at the provider, and then to confirm a link. */
export const goodForMs = 10 * 60_000;

/**
 * Begins a sign-in by a provider: answers the address to send the browser to, and the secret that binds what comes back to
 * this browser (`browser`: the one that it has already).
 * @throws notFound (404) for a provider that is not configured, timedOut (20000)
 */
export async function beginOpenId(
  context: Context,
  { provider: id, back, browser }: { provider: string; back?: string | undefined; browser: string | undefined },
): Promise<{ url: string; browser: string }> {
  const provider = providersOf(context.config).find((one) => one.id === id);
  if (!provider) throw new ShopError(notFound);
  const { randomNonce, randomPKCECodeVerifier } = await import('openid-client');
  const secrets = { state: newSecret(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  const url = await authorizationUrl(context, provider, secrets);
  const secret = browser ?? newSecret();
  await context.transaction((tx) =>
    insertFlow(tx, {
      stateHash: hashSecret(secrets.state),
      browserHash: hashSecret(secret),
      provider: id,
      nonce: secrets.nonce,
      codeVerifier: secrets.codeVerifier,
      returnPath: returnPath(back),
      expiresAt: new Date(context.now().getTime() + goodForMs),
    }),
  );
  return { url, browser: secret };
}
