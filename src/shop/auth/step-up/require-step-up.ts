import * as m from '#messages';
import { authInvalid, invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import type { Context } from '#kit/server/context.ts';
import { queueGuess } from '#kit/server/limits/count-queue.ts';
import type { Tx } from '#kit/server/database.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { expectRoomToHash, verifyPassword } from '#kit/server/passwords/passwords.ts';
import { findSessionStepUp } from '#shop/accounts/sessions/index.ts';
import { loadAccountForUpdate, readAccount, type Account } from '#shop/accounts/index.ts';
import { attemptsSlowed, stepUpWanted } from '../contract.ts';
import { guessing } from '../codes/guess-code.ts';
import { loginText } from '../parse-login.ts';
import { maskLogin, secondsToWait } from '../rules.ts';
import { deleteAttempts, insertAttempt, lockAttempts, recentAttempts, spendCode } from '../store.ts';
import { stepUpApps } from './step-up-apps.ts';
import { reachOf } from '../notify-login.ts';
import { checkCode } from '../codes/use-code.ts';

/** How long a confirmation by an app stands for a fresh proof, for an account that has neither password nor address nor number. */
const confirmedByAppMs = 10 * 60_000;

/** A fresh proof of who one is: the account's password, or a code of scene `stepUp`. */
export type StepUpProof = { password?: string | undefined; stepUpCode?: string | undefined };

declare const isChecked: unique symbol;
/** What of a proof was found right before the transaction that needs it; only this file makes one. */
export type CheckedStepUp = { readonly [isChecked]: true; passwordHash?: string; codeId?: string };

/**
 * Checks a fresh proof of the signed-in caller, before the transaction of the change: verifying a password takes the processor, and nobody is to wait
 * for that behind a lock. Every guess is counted. Nothing given is not an error yet: `requireStepUp` says what is wanted.
 * @throws authInvalid (50), invalidInput (40) naming the wrong one, attemptsSlowed (40, 429), busy (503)
 */
export async function checkStepUp(context: Context, { password, stepUpCode }: StepUpProof): Promise<CheckedStepUp> {
  const { caller, locale } = context;
  const account = caller.kind === 'user' ? await readAccount(context.db, caller.accountId) : undefined;
  if (!account) throw new ShopError(authInvalid);
  const reach = reachOf(account);
  if (password && account.passwordHash !== null) {
    await checkOwnPassword(context, { account, password, field: 'password' });
    return passwordChecked(account.passwordHash);
  }
  if (!stepUpCode || !reach) return {} as CheckedStepUp;
  const codeId = await guessing(context, () =>
    context.transaction(async (tx) => {
      const right = await checkCode(context, tx, { login: reach, scene: 'stepUp', code: stepUpCode, askerId: account.id });
      if (right === null) throw wrongStepUp('stepUpCode', m.auth_code_wrong({}, { locale }));
      return right;
    }),
  );
  return { codeId } as CheckedStepUp;
}

/** That a password was right, by the hash that it was checked against: `requireStepUp` wants the account to have it still. */
export const passwordChecked = (passwordHash: string) => ({ passwordHash }) as CheckedStepUp;

/**
 * Wants a fresh proof from the signed-in caller before a sensitive change, and answers the account, locked. What was right a moment ago has to be so
 * still: the same password, a code that nobody has used since.
 * @throws authInvalid (50), stepUpWanted (10) with `{ kind: "stepUp" }` without a proof, invalidInput (40) naming one that is right no more
 */
export async function requireStepUp(context: Context, tx: Tx, { passwordHash, codeId }: CheckedStepUp): Promise<Account> {
  const { caller, locale } = context;
  const account = caller.kind === 'user' ? await loadAccountForUpdate(tx, caller.accountId) : undefined;
  if (!account) throw new ShopError(authInvalid);
  if (passwordHash !== undefined && account.passwordHash !== null) {
    if (passwordHash !== account.passwordHash) throw wrongStepUp('password', m.auth_password_wrong({}, { locale }));
    return account;
  }
  if (codeId !== undefined) {
    if (!(await spendCode(tx, { id: codeId, at: context.now() }))) throw wrongStepUp('stepUpCode', m.auth_code_wrong({}, { locale }));
    return account;
  }
  const reach = reachOf(account);
  // Known by an app alone, there is nothing else to prove it by than having just signed in, or confirmed, by it.
  const byAppAlone = account.passwordHash === null && reach === null;
  if (byAppAlone && (await hasConfirmedByApp(context, tx))) return account;
  const wanted: StepUpOptions = {
    password: account.passwordHash !== null,
    code: reach === null ? null : maskLogin(loginText(reach)),
    apps: byAppAlone ? await stepUpApps(context, tx, account.id) : [],
  };
  throw new ShopError(stepUpWanted, { data: { kind: 'stepUp', ...wanted } });
}

async function hasConfirmedByApp({ caller, now }: Context, tx: Tx): Promise<boolean> {
  const at = caller.kind === 'user' ? await findSessionStepUp(tx, caller.sessionId) : undefined;
  return at !== undefined && now().getTime() - at.getTime() < confirmedByAppMs;
}

/**
 * Whether a password is the account's. The guess is counted first, in a transaction of its own, so that parallel ones are all counted; a right one takes
 * them back. Never called in a transaction.
 * @throws invalidInput (40) naming `field`, attemptsSlowed (40, 429), busy (503)
 */
export async function checkOwnPassword(
  context: Context,
  { account, password, field }: { account: Pick<Account, 'id' | 'passwordHash'>; password: string; field: string },
): Promise<void> {
  expectRoomToHash();
  const now = context.now();
  const loginHash = hashSecret(`proof ${account.id}`);
  await queueGuess(() =>
    context.transaction(async (tx) => {
      await lockAttempts(tx, [loginHash]);
      const { byAccount, lastAt } = await recentAttempts(tx, { loginHash, address: '', now });
      const waitSeconds = secondsToWait({ byAccount, byAddress: 0, lastAt }, now);
      if (waitSeconds > 0) throw new ShopError(attemptsSlowed, { retryAfterSeconds: waitSeconds });
      await insertAttempt(tx, { loginHash, address: ipPrefix(context.address), at: now });
    }),
  );
  if (!(await verifyPassword(account.passwordHash, password))) throw wrongStepUp(field, m.auth_password_wrong({}, { locale: context.locale }));
  await context.transaction((tx) => deleteAttempts(tx, loginHash));
}

/** A wrong proof: the domain error whose attempt stays counted. */
export function wrongStepUp(field: string, message: string): ShopError {
  return new ShopError(invalidInput, { data: { errors: { [field]: message } }, commitsWrites: true });
}
