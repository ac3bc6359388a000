import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { findStaffMember, loadStaffMemberForUpdate } from '#shop/staff/index.ts';
import { recordFailure } from '../attempts.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { linkWrong, passkeyRejected } from '../contract.ts';
import { askToAuthenticate, takePasskey } from '../factors/passkeys.ts';
import { findTicket, useSignInTicket } from '../store.ts';

/**
 * WebAuthn options for a sign-in by passkey: as second factor with the ticket of a right password, or in
 * place of the password.
 * @throws linkWrong (40) for a ticket that is not good
 */
export async function askForPasskey(context: Context, ticket: string | undefined) {
  return context.transaction(async (tx) => askToAuthenticate(context, tx, { staffId: await holderOf(context, tx, ticket), purpose: 'signIn' }));
}

/**
 * Signs in with a passkey's signature. A rejected one leaves a line in the audit log.
 * @throws passkeyRejected (40), linkWrong (40)
 */
export async function signInByPasskey(
  context: Context,
  { ticket, response, device }: { ticket?: string | undefined; response: { id: string }; device: string | undefined },
): Promise<BegunSession> {
  const holder = await holderOf(context, context.db, ticket);
  const attempt = context.transaction(async (tx) => {
    const staffId = await takePasskey(context, tx, { response, staffId: holder, purpose: 'signIn' });
    const staff = await loadStaffMemberForUpdate(tx, staffId);
    if (!staff || staff.disabledAt) throw new ShopError(passkeyRejected);
    if (ticket !== undefined && !(await useSignInTicket(tx, hashSecret(ticket)))) throw new ShopError(linkWrong);
    return beginSession(context, tx, { staff, device, by: ticket === undefined ? 'passkey' : 'password and passkey' });
  });
  return attempt.catch(async (error: unknown) => {
    if (error instanceof ShopError && error.spec === passkeyRejected)
      await recordFailure(context, holder === null ? undefined : await findStaffMember(context.db, holder), 'passkey');
    throw error;
  });
}

async function holderOf(context: Context, db: Queryable, ticket: string | undefined): Promise<string | null> {
  if (ticket === undefined) return null;
  const found = await findTicket(db, { ticketHash: hashSecret(ticket), now: context.now() });
  if (found?.purpose !== 'secondFactor') throw new ShopError(linkWrong);
  return found.staffId;
}
