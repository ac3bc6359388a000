import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { expectRoomToHash, verifyPassword } from '#kit/server/passwords/passwords.ts';
import { findStaffByEmail, loadStaffMemberForUpdate } from '#shop/staff/index.ts';
import { countAttempt, recordFailure, settleAttempt } from '../attempts.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { secondFactorAsked, wrongCredentials } from '../contract.ts';
import { notifyStaff } from '../mails.ts';
import { readCode } from '../rules.ts';
import { takeCode, waysOf, wrongCode } from '../factors/second-factor.ts';
import { deleteFailure, insertTicket } from '../store.ts';

const ticketMs = 5 * 60_000;

/** Credentials of a sign-in; `device`: the secret in the browser's cookie. */
export type SignIn = { account: string; password: string; code?: string | undefined; captcha?: string | undefined; device: string | undefined };

/**
 * Signs a member of staff in by password, and by a code where they have a second factor.
 * @throws wrongCredentials (40) for an unknown account and a wrong password alike, secondFactorAsked (10) with a ticket where
 *   the password was right and no code came, invalidInput (40) naming `code`, captchaWanted (10), captchaWrong (40),
 *   signInSlowed (40, 429)
 */
export async function signInStaff(context: Context, { account, password, code, captcha, device }: SignIn): Promise<BegunSession> {
  expectRoomToHash();
  const found = await findStaffByEmail(context.db, account);
  const staff = found && !found.disabledAt ? found : undefined;
  const attempt = await countAttempt(context, { account, staffId: staff?.id, device, captcha });
  const isRight = await verifyPassword(staff?.passwordHash, password);
  if (!isRight || !staff) {
    await recordFailure(context, staff, 'password');
    throw new ShopError(wrongCredentials);
  }
  if (staff.secondFactor && !code) return askForSecondFactor(context, { staffId: staff.id, attemptId: attempt.id });
  const begun = await context.transaction(async (tx) => {
    const now = await loadStaffMemberForUpdate(tx, staff.id);
    // Changed meanwhile: what was checked no longer holds.
    if (!now || now.disabledAt || now.passwordHash !== staff.passwordHash) throw new ShopError(wrongCredentials);
    if (now.secondFactor && !(await takeCode(context, tx, { staffId: now.id, typed: code ?? '', ...attempt }))) return null;
    if (readCode(code ?? '')?.kind === 'recovery' && now.secondFactor) await notifyStaff(tx, context, { email: now.email, change: 'recovery' });
    await settleAttempt(tx, attempt);
    return beginSession(context, tx, {
      staff: now,
      device,
      by: now.secondFactor ? 'password and code' : 'password',
    });
  });
  if (begun) return begun;
  await recordFailure(context, staff, 'code');
  throw wrongCode(context);
}

async function askForSecondFactor(context: Context, { staffId, attemptId }: { staffId: string; attemptId: string }): Promise<never> {
  const ticket = newSecret();
  const ways = await context.transaction(async (tx) => {
    await deleteFailure(tx, attemptId);
    await insertTicket(tx, { ticketHash: hashSecret(ticket), staffId, purpose: 'secondFactor', expiresAt: new Date(context.now().getTime() + ticketMs) });
    return waysOf(tx, staffId);
  });
  throw new ShopError(secondFactorAsked, { data: { kind: 'secondFactor', ways, ticket } });
}
