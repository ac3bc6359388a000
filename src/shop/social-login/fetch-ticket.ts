import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Identity } from '../accounts/contract.ts';
import { createAccount, recordActivity } from '../accounts/index.ts';
import { findIdentity, linkIdentity, lockIdentity } from '../accounts/identities/index.ts';
import { markSessionSteppedUp } from '../accounts/sessions/index.ts';
import { completeSignIn, type SignedIn } from '../auth/index.ts';
import { identityTaken, otherIdentity, unknownTicket, usedTicket, type TicketState } from './contract.ts';
import { holdsTicket, nameToShow } from './rules.ts';
import { reportedState } from './states.ts';
import { findTicket, transitionTicket, type Ticket } from './store.ts';

/** How far a ticket has come; once confirmed, what signing in answers, a single time. */
export type TicketStatus = { state: TicketState } & Partial<SignedIn>;

/**
 * How far the browser's ticket has come. The first asking after it was confirmed signs in, or links the identity to the
 * caller's account, or proves the caller, in one transaction with the ticket's end: of several at once, one gets the token.
 * @throws unknownTicket (40, 404) for another browser's ticket as for none, usedTicket (40, 409) afterwards, identityTaken,
 *   otherIdentity (40, 409) when another person confirmed the proof
 */
export async function fetchTicket(context: Context, name: string): Promise<TicketStatus> {
  const ticket = await findTicket(context.db, name);
  if (!ticket || !holdsTicket(ticket, browserOf(context))) throw new ShopError(unknownTicket);
  if (ticket.state === 'used') throw new ShopError(usedTicket);
  const state = reportedState(ticket, context.now());
  if (state !== 'confirmed') return { state };
  return context.transaction(async (tx) => {
    const used = await transitionTicket(tx, { ticket: name, action: 'use', now: context.now() });
    if (!used) throw new ShopError(usedTicket);
    return { state, ...(await finish(context, tx, used)) };
  });
}

/** Which browser asks: the guest of its cookie, the session of its token. */
function browserOf({ caller }: Context): { guestId?: string | undefined; sessionId?: string } {
  if (caller.kind === 'guest') return { guestId: caller.guestId };
  return caller.kind === 'user' ? { sessionId: caller.sessionId, guestId: caller.guestId } : {};
}

async function finish(context: Context, tx: Tx, ticket: Ticket): Promise<Partial<SignedIn>> {
  const identity = { provider: ticket.provider, subject: ticket.subject!, name: nameToShow(ticket.name) };
  const { caller } = context;
  if (ticket.proves) {
    await prove(context, tx, identity);
    return {};
  }
  if (ticket.sessionId !== null && caller.kind === 'user') {
    await link(context, tx, { identity, accountId: caller.accountId });
    return {};
  }
  return completeSignIn(context, tx, { accountId: await accountOf(context, tx, identity), method: 'qr' });
}

/** Notes for the session that its own app confirmed who it is; another account's, or nobody's, says nothing of it. */
async function prove({ caller, now }: Context, tx: Tx, identity: Identity): Promise<void> {
  if (caller.kind !== 'user') throw new ShopError(unknownTicket);
  const known = await findIdentity(tx, identity);
  if (known?.accountId !== caller.accountId) throw new ShopError(otherIdentity, { commitsWrites: true });
  await markSessionSteppedUp(tx, { sessionId: caller.sessionId, at: now() });
}

async function link(context: Context, tx: Tx, { identity, accountId }: { identity: Identity; accountId: string }): Promise<void> {
  await lockIdentity(tx, identity);
  const isNew = !(await findIdentity(tx, identity));
  if (!(await linkIdentity(tx, { ...identity, accountId, linkedAt: context.now() }))) throw new ShopError(identityTaken);
  if (isNew) await recordActivity(tx, context, { accountId, kind: 'identityLinked', detail: { provider: identity.provider } });
}

/** The account that an identity signs in to; at first use a new one, without address or number. */
async function accountOf(context: Context, tx: Tx, identity: Identity): Promise<string> {
  await lockIdentity(tx, identity);
  const known = await findIdentity(tx, identity);
  if (known) {
    await linkIdentity(tx, { ...identity, accountId: known.accountId, linkedAt: context.now() });
    return known.accountId;
  }
  const accountId = (await createAccount(tx, context, { login: null, identity, nickName: identity.name, passwordHash: null }))!;
  await recordActivity(tx, context, { accountId, kind: 'signUp', detail: { method: 'qr', provider: identity.provider } });
  return accountId;
}
