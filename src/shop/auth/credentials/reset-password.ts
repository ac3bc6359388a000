import * as m from '#messages';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { changeAccount, findAccountByLogin, loadAccountForUpdate, recordActivity, type Account } from '#shop/accounts/index.ts';
import { endSessions } from '#shop/accounts/sessions/index.ts';
import { acceptCaptcha } from '../captcha.ts';
import { checkNewPassword } from './check-new-password.ts';
import { completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.ts';
import type { forgetInput, resetInput } from '../contract.ts';
import { guessing } from '../codes/guess-code.ts';
import { markVerified } from './mark-verified.ts';
import { loginHash, parseLogin } from '../parse-login.ts';
import { wrongStepUp } from '../step-up/require-step-up.ts';
import { sendCode } from '../codes/send-code.ts';
import { reachOf } from '../notify-login.ts';
import { deleteAttempts, isTicketGood, spendCode, useSignInTicket } from '../store.ts';
import { notifyChange } from './notify-change.ts';
import { checkCode } from '../codes/use-code.ts';
import { requireEmailCode } from '../codes/require-email-code.ts';
import { writtenCode } from '../codes/written-code.ts';

/**
 * Sends a link and a code that set a new password; the answer is the same whether or not there is such an account.
 * @throws captchaWanted (10), captchaWrong (40), tooMany (40, 429)
 */
export async function forgetPassword(context: Context, input: z.output<typeof forgetInput>): Promise<{ seconds: number }> {
  const login = parseLogin(input, context.locale);
  await context.transaction(async (tx) => {
    await acceptCaptcha(context, tx, input.captcha);
    await sendCode(context, tx, { login, scene: 'reset' });
  });
  return { seconds: 60 };
}

/**
 * Staff have a link and a code sent that set a new password, in the account's language. False: it has neither address nor number.
 * @throws tooMany (40, 429)
 */
export async function sendResetLink(context: Context, tx: Tx, account: Account): Promise<boolean> {
  const login = reachOf(account);
  if (login) await sendCode({ ...context, lang: account.lang }, tx, { login, scene: 'reset' });
  return login !== null;
}

/**
 * Sets a new password by the mailed link's ticket, or by account and code; every session ends, and the shopper is signed in.
 * @throws invalidInput (40) naming `password`, `ticket` or `code`; emailCodeWanted (10), tooMany (40, 429), busy (503)
 */
export async function resetPassword(context: Context, input: z.output<typeof resetInput>): Promise<SignedIn> {
  const login = input.ticket ? null : parseLogin({ account: input.account ?? '', countryCode: input.countryCode }, context.locale);
  if (login) writtenCode(input, context.locale);
  await checkNewPassword(context, { password: input.password });
  const codeId = await guessing(context, () => context.transaction((tx) => checkFirst(context, tx, { login, ...input })));
  const passwordHash = await hashPassword(input.password);
  return context.transaction(async (tx) => {
    const proved = login ? await byCode(context, tx, { login, codeId }) : await byTicket(context, tx, input.ticket ?? '');
    const { account } = proved;
    await changeAccount(tx, account.id, { passwordHash });
    await endSessions(tx, { accountId: account.id, by: 'password', at: context.now() });
    await deleteAttempts(tx, loginHash(proved.login));
    await recordActivity(tx, context, { accountId: account.id, kind: 'passwordReset' });
    await notifyChange(tx, context, { account, change: 'password' });
    await markVerified(context, tx, proved);
    // What came to the address proves the address; a number does not.
    if (!('email' in proved.login)) await requireEmailCode(context, tx, { account, method: 'reset' });
    return completeSignIn(context, tx, { accountId: account.id, method: 'reset' });
  });
}

type Proved = { account: Account; login: LoginName };

/** Before a password is hashed: whether the code is right, and its id; whether the link is good. */
async function checkFirst(
  context: Context,
  tx: Tx,
  { login, code = '', ticket = '' }: { login: LoginName | null; code?: string | undefined; ticket?: string | undefined },
): Promise<string> {
  const { locale, now } = context;
  if (login) {
    const codeId = await checkCode(context, tx, { login, scene: 'reset', code });
    if (codeId === null) throw wrongStepUp('code', m.auth_code_wrong({}, { locale }));
    return codeId;
  }
  if (!(await isTicketGood(tx, { ticketHash: hashSecret(ticket), scene: 'reset', now: now() }))) throw wrongStepUp('ticket', m.auth_link_wrong({}, { locale }));
  return '';
}

async function byCode(context: Context, tx: Tx, { login, codeId }: { login: LoginName; codeId: string }): Promise<Proved> {
  const isRight = await spendCode(tx, { id: codeId, at: context.now() });
  const found = isRight ? await findAccountByLogin(tx, login) : undefined;
  const account = found && (await loadAccountForUpdate(tx, found.id));
  if (!account) throw wrongStepUp('code', m.auth_code_wrong({}, { locale: context.locale }));
  return { account, login };
}

/** A link is good for the account whose address it was sent to, as long as it still is its address. */
async function byTicket(context: Context, tx: Tx, ticket: string): Promise<Proved> {
  const stored = await useSignInTicket(tx, { ticketHash: hashSecret(ticket), scene: 'reset', now: context.now() });
  const account = stored?.accountId ? await loadAccountForUpdate(tx, stored.accountId) : undefined;
  const login = account?.email ? { email: account.email } : null;
  if (!account || !login || loginHash(login) !== stored?.loginHash) throw wrongStepUp('ticket', m.auth_link_wrong({}, { locale: context.locale }));
  return { account, login };
}
