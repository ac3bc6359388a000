import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { answerTicket, findScanned } from './answer-ticket.ts';
import { unknownSocialProvider, unknownTicket } from './contract.ts';
import { socialProviderOf } from './providers.ts';
import { whyClosed } from './rules.ts';

/** What came of the way over a provider's page. */
export type Returned = 'confirmed' | 'refused';

/**
 * The browser is back from a provider's page. Whether it is the one that asked is known before the provider is called, and
 * the call is outside of any transaction; what went wrong there leaves the ticket open, so that it can be tried again.
 * @throws unknownSocialProvider (40), unknownTicket (40, 404) for a wrong state and for another browser's, why it is closed,
 *   what the provider throws
 */
export async function finishReturn(context: Context, { provider: id, url }: { provider: string; url: URL }): Promise<Returned> {
  const provider = socialProviderOf(context.config, id);
  if (!provider.finish) throw new ShopError(unknownSocialProvider);
  const secret = url.searchParams.get('state') ?? '';
  const ticket = await findScanned(context, { provider: id, secret });
  const { caller } = context;
  // No token comes along with a navigation: the cookie alone says which browser it is.
  if (caller.kind !== 'guest' || caller.guestId !== ticket.guestId) throw new ShopError(unknownTicket);
  const closed = whyClosed(ticket, context.now());
  if (closed) throw new ShopError(closed);
  const identity = await provider.finish({ url, secret, stored: ticket.kept });
  await answerTicket(context, { provider: id, secret, ...(identity ? { action: 'confirm', who: identity } : { action: 'refuse' }) });
  return identity ? 'confirmed' : 'refused';
}
