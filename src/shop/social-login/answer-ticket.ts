/** What a phone, or a provider's page, does to a ticket. The waiting browser is notified over its socket. */
import { announce } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { Identity } from '../accounts/contract.ts';
import { unknownTicket, usedTicket } from './contract.ts';
import { nameToShow, whyClosed } from './rules.ts';
import { reportedState, type TicketAction } from './states.ts';
import { findTicketBySecret, transitionTicket, type Ticket } from './store.ts';

/** A ticket as the code's other side finds it. */
export type ScannedTicket = Pick<Ticket, 'ticket' | 'provider' | 'matchCode' | 'lang' | 'state' | 'expiresAt' | 'guestId' | 'sessionId' | 'kept'>;

/** The ticket whose code carries `secret`. @throws unknownTicket (40, 404) */
export async function findScanned(context: Context, { provider, secret }: { provider: string; secret: string }): Promise<ScannedTicket> {
  const ticket = await findTicketBySecret(context.db, { provider, secretHash: hashSecret(secret) });
  if (!ticket) throw new ShopError(unknownTicket);
  return ticket;
}

/**
 * Records that a code was scanned, confirmed or rejected, and notifies the waiting browser. Of two concurrent answers one counts.
 * @throws unknownTicket (40, 404), expiredTicket, declinedTicket, usedTicket (40, 409): the first thing that forbids it
 */
export async function answerTicket(
  context: Context,
  { provider, secret, action, who }: { provider: string; secret: string; action: Exclude<TicketAction, 'use'>; who?: Pick<Identity, 'subject' | 'name'> },
): Promise<ScannedTicket> {
  const before = await findScanned(context, { provider, secret });
  const now = context.now();
  const closed = whyClosed(before, now);
  if (closed) throw new ShopError(closed);
  return context.transaction(async (tx) => {
    const named = who ? { who: { subject: who.subject, name: nameToShow(who.name) } } : {};
    const after = await transitionTicket(tx, { ticket: before.ticket, action, now, ...named });
    // Another person was quicker, or scanned it before.
    if (!after) throw new ShopError(usedTicket);
    const to = after.sessionId === null ? { guestId: after.guestId } : { sessionId: after.sessionId };
    const data = { ticket: after.ticket, state: reportedState(after, now) };
    if (after.state !== before.state) await announce(tx, { kind: 'socket', to, frame: { type: 'signin.qr', data } });
    return after;
  });
}
