/** Step-up authentication before sensitive operations. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { findStaffMember, recordAction } from '#shop/staff/index.ts';
import { markStaffSessionProved } from '#shop/staff/sessions/index.ts';
import { countAttempt, settleAttempt } from './attempts.ts';
import { notifyStaff } from './mails.ts';
import { checkOwnPassword, staffOf } from './account/own-account.ts';
import { askToAuthenticate, takePasskey } from './factors/passkeys.ts';
import { readCode } from './rules.ts';
import { takeCode, wrongCode } from './factors/second-factor.ts';

/** Step-up credentials: one of them. */
export type StaffProof = {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: { id: string } | undefined;
  captcha?: string | undefined;
  device: string | undefined;
};

/** What a passkey is asked in order to prove who is signed in. */
export async function askForProof(context: Context) {
  const { staffId } = staffOf(context);
  return context.transaction(async (tx) => {
    await recordAction(tx, context, { action: 'staff.prove-begin', subject: staffId });
    return askToAuthenticate(context, tx, { staffId, purpose: 'prove' });
  });
}

/**
 * Records the caller's step-up, which opens sensitive operations for some minutes. With a second factor it takes that factor (or a recovery
 * code): otherwise a password seen over a shoulder would be enough to remove the factor.
 * @throws invalidInput (40) naming the wrong one, or `code` where a password is not enough, passkeyRejected (40), also without any, captchaWanted (10), signInSlowed (40, 429)
 */
export async function proveStaff(context: Context, { password, code, passkey, captcha, device }: StaffProof): Promise<void> {
  const { staffId, email, sessionId } = staffOf(context);
  const note = async (tx: Tx, by: string) => {
    await markStaffSessionProved(tx, { sessionId, at: context.now() });
    await recordAction(tx, context, { action: 'staff.prove', subject: staffId, detail: { by } });
  };
  if (password !== undefined) {
    if ((await findStaffMember(context.db, staffId))?.secondFactor) throw fieldError('code', m.staff_prove_by_second_step({}, { locale: context.locale }));
    await checkOwnPassword(context, { password, field: 'password', captcha, device });
    return context.transaction((tx) => note(tx, 'password'));
  }
  if (passkey !== undefined) {
    return context.transaction(async (tx) => {
      await takePasskey(context, tx, { response: passkey, staffId, purpose: 'prove' });
      await note(tx, 'passkey');
    });
  }
  if (code === undefined)
    throw fieldError('password', m.error_required({ field: m.field_password({}, { locale: context.locale }) }, { locale: context.locale }));
  const attempt = await countAttempt(context, { account: `proof ${email}`, staffId, device, captcha });
  const isRight = await context.transaction(async (tx) => {
    if (!(await takeCode(context, tx, { staffId, typed: code, ...attempt }))) return false;
    if (readCode(code)?.kind === 'recovery') await notifyStaff(tx, context, { email, change: 'recovery' });
    await settleAttempt(tx, attempt);
    await note(tx, 'code');
    return true;
  });
  if (!isRight) throw wrongCode(context);
}
