import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, sameSecret } from '#kit/server/ids.ts';
import { answerTicket, findScanned, type ScannedTicket } from './answer-ticket.ts';
import { wrongMatch } from './contract.ts';
import { socialProviderOf } from './providers.ts';
import { nameToShow, whyClosed } from './rules.ts';

/**
 * The answer from the demo's phone. `phone` is the secret of the browser that plays it, `name` the person there: the same name on another
 * phone is another person.
 */
export type PhoneAnswer = { secret: string; matchCode: string; accept: boolean; phone: string; name: string };

/** The demo's phone has opened the address of a code. @throws unknownSocialProvider, unknownTicket and why it is closed */
export async function scanOnPhone(context: Context, secret: string): Promise<ScannedTicket> {
  socialProviderOf(context.config, 'demo');
  return answerTicket(context, { provider: 'demo', secret, action: 'scan' });
}

/**
 * The demo's phone confirms or refuses. Only the one code counts that the screen shows as well.
 * @throws unknownSocialProvider, unknownTicket, wrongMatch and why it is closed
 */
export async function confirmOnPhone(context: Context, { secret, matchCode, accept, phone, name }: PhoneAnswer): Promise<ScannedTicket> {
  socialProviderOf(context.config, 'demo');
  const ticket = await findScanned(context, { provider: 'demo', secret });
  const closed = whyClosed(ticket, context.now());
  if (closed) throw new ShopError(closed);
  if (!accept) return answerTicket(context, { provider: 'demo', secret, action: 'refuse' });
  if (!sameSecret(matchCode, ticket.matchCode)) throw new ShopError(wrongMatch);
  const shown = nameToShow(name) || m.social_login_phone_someone({}, { locale: context.locale });
  return answerTicket(context, { provider: 'demo', secret, action: 'confirm', who: { subject: hashSecret(`${phone} ${shown.toLowerCase()}`), name: shown } });
}
