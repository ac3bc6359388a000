import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { changeAccount, recordActivity } from '../accounts/index.ts';
import { checkStepUp, requireStepUp, securityPath, type StepUpProof } from '../auth/index.ts';
import { queueMailText } from '../messages/index.ts';
import { emailNotVerified } from './contract.ts';

/**
 * Switches the code by e-mail at sign-in on or off, and mails the address about it. Switching to the current value changes nothing.
 * On wants a verified address.
 * @throws authInvalid (50), stepUpWanted (10) without a proof, invalidInput (40) for a wrong one, emailNotVerified (41)
 */
export async function switchVerification(
  context: Context,
  { loginEmailVerification, ...proof }: StepUpProof & { loginEmailVerification: boolean },
): Promise<{ loginEmailVerification: boolean }> {
  const checked = await checkStepUp(context, proof);
  await context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    const { id: accountId, email } = account;
    // Off is always possible: codes to an address that is not theirs would shut the person out.
    if (loginEmailVerification && (email === null || account.emailVerifiedAt === null)) throw new ShopError(emailNotVerified);
    if (account.loginEmailVerification === loginEmailVerification) return;
    await changeAccount(tx, accountId, { loginEmailVerification });
    await recordActivity(tx, context, { accountId, kind: loginEmailVerification ? 'loginVerificationOn' : 'loginVerificationOff' });
    if (email === null) return;
    const options = { locale: context.locale };
    const title = loginEmailVerification ? m.security_switched_on({}, options) : m.security_switched_off({}, options);
    const link = { path: await securityPath(tx), text: m.security_title({}, options) };
    const id = `verification-${accountId}-${account.version}`;
    await queueMailText(tx, context, { id, to: email, lang: context.lang, title, paragraphs: [m.security_switched_text({}, options)], link });
  });
  return { loginEmailVerification };
}
