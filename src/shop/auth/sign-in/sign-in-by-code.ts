import * as m from '#messages';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, sameSecret } from '#kit/server/ids.ts';
import { findAccountByLogin } from '#shop/accounts/index.ts';
import { hashCode } from '../codes/code-hash.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { codeLimits, type codeSignInInput, type verifyInput } from '../contract.ts';
import { guessing } from '../codes/guess-code.ts';
import type { SecondStepOf } from '../job-kinds.ts';
import { markVerified } from '../credentials/mark-verified.ts';
import { parseLogin } from '../parse-login.ts';
import { wrongStepUp } from '../step-up/require-step-up.ts';
import { spendCode, tryTicketCode } from '../store.ts';
import { useCode } from '../codes/use-code.ts';
import { requireEmailCode } from '../codes/require-email-code.ts';
import { writtenCode } from '../codes/written-code.ts';

/**
 * Signs in by a code that was sent for it.
 * @throws invalidInput (40) naming `code`, for an unknown account too; emailCodeWanted (10) after a code to a number; tooMany (40, 429)
 */
export async function signInByCode(context: Context, input: z.output<typeof codeSignInInput>): Promise<SignedIn> {
  const { locale } = context;
  const login = parseLogin(input, locale);
  const code = writtenCode(input, locale);
  const work = async (tx: Tx): Promise<SignedIn> => {
    const isRight = await useCode(context, tx, { login, scene: 'signin', code });
    const account = isRight ? await findAccountByLogin(tx, login) : undefined;
    if (!account) throw wrongStepUp('code', m.auth_code_wrong({}, { locale }));
    await markVerified(context, tx, { account, login });
    // What came to the address is the code that is wanted; a number proves no address.
    if (!('email' in login)) await requireEmailCode(context, tx, { account, method: 'code' });
    return completeSignIn(context, tx, { accountId: account.id, method: 'code' });
  };
  return guessing(context, () => context.transaction(work));
}

/**
 * The second half of a sign-in that wants a code by e-mail: the ticket of the first half and that code.
 * @throws invalidInput (40) naming `code`, for a wrong ticket too
 */
export async function verifySignIn(context: Context, input: z.output<typeof verifyInput>): Promise<SignedIn> {
  const { locale } = context;
  const code = writtenCode(input, locale);
  const scene = 'verifySignin';
  const work = async (tx: Tx): Promise<SignedIn> => {
    const stored = await tryTicketCode(tx, { ticketHash: hashSecret(input.ticket), scene, now: context.now(), mostTries: codeLimits.tries });
    const given = await hashCode(tx, { code, scene, loginHash: stored?.loginHash ?? '' });
    if (!stored?.accountId || !sameSecret(stored.codeHash, given)) throw wrongStepUp('code', m.auth_code_wrong({}, { locale }));
    await spendCode(tx, { id: stored.id, at: context.now() });
    return completeSignIn(context, tx, { accountId: stored.accountId, method: (stored.method as SecondStepOf | null) ?? 'password' });
  };
  return guessing(context, () => context.transaction(work));
}
