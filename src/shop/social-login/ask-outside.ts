/** Calls to a messenger's own servers: with a time limit, a bound on what is read, and never following a redirect. */
import { ShopError } from '#kit/pure/shop-error.ts';
import { jsonOrNull, readAtMost } from '#kit/server/http/read-at-most.ts';
import { invalidProviderResponse, socialLoginLimits, socialProviderTimeout } from './contract.ts';

/**
 * Asks for JSON. Answers the object that came, whatever it says.
 * @throws socialProviderTimeout after `limitMs` or without a connection; invalidProviderResponse for any other status than 200, and for what is no JSON object
 */
export async function askOutside(url: URL, { limitMs }: { limitMs: number }): Promise<Record<string, unknown>> {
  let text: string | null;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'error', headers: { accept: 'application/json' } });
    if (answer.status !== 200) throw new ShopError(invalidProviderResponse, { cause: `${url.origin} answered ${answer.status}` });
    text = await readAtMost(answer, socialLoginLimits.answerBytes);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    // The address holds secrets and is not repeated.
    throw new ShopError(socialProviderTimeout, { cause: error });
  }
  if (text === null) throw new ShopError(invalidProviderResponse, { cause: 'the answer is too long' });
  const found = jsonOrNull(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new ShopError(invalidProviderResponse, { cause: `${url.origin} answered no JSON object` });
  return found as Record<string, unknown>;
}
