import * as m from '#messages';
import { authInvalid, invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { WantedProof } from '#kit/pure/wanted-proof.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { networkOf } from '#kit/server/network-of.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { verifyPassword } from '#kit/server/passwords.ts';
import { findSessionProof, lockAccount, type Account } from '../accounts/index.ts';
import { attemptsSlowed, stepUpWanted } from './contract.ts';
import { loginText } from './parse-login.ts';
import { maskLogin, secondsToWait } from './rules.ts';
import { forgetAttempts, insertAttempt, lockAttempts, recentAttempts } from './store.ts';
import { provingApps } from './proving-apps.ts';
import { reachOf } from './tell-login.ts';
import { useCode } from './use-code.ts';

/** How long a confirmation by an app stands for a fresh proof, for an account that has neither password nor address nor number. */
const confirmedByAppMs = 10 * 60_000;

/** A fresh proof of who one is: the account's password, or a code of scene `stepUp`. */
export type Proof = { password?: string | undefined; stepUpCode?: string | undefined };

/**
 * Wants a fresh proof from the signed-in caller before a sensitive change, and answers the account, locked. Call it before
 * anything else is written: a wrong proof is a refusal that keeps what was written, so that guesses are counted.
 * @throws authInvalid (50), stepUpWanted (10) with `{ kind: "stepUp" }` without a proof, invalidInput (40) naming the wrong
 *   one, attemptsSlowed (40, 429)
 */
export async function requireProof(context: Context, tx: Tx, { password, stepUpCode }: Proof): Promise<Account> {
  const { caller, locale } = context;
  const account = caller.kind === 'user' ? await lockAccount(tx, caller.accountId) : undefined;
  if (!account) throw new ShopError(authInvalid);
  const reach = reachOf(account);
  if (password && account.passwordHash !== null) {
    await checkOwnPassword(context, tx, { account, password, field: 'password' });
    return account;
  }
  if (stepUpCode && reach) {
    const isRight = await useCode(tx, { login: reach, scene: 'stepUp', code: stepUpCode, askerId: account.id, now: context.now() });
    if (!isRight) throw wrongProof('stepUpCode', m.auth_code_wrong({}, { locale }));
    return account;
  }
  // Known by an app alone, there is nothing else to prove it by than having just signed in, or confirmed, by it.
  const byAppAlone = account.passwordHash === null && reach === null;
  if (byAppAlone && (await hasConfirmedByApp(context, tx))) return account;
  const wanted: WantedProof = {
    password: account.passwordHash !== null,
    code: reach === null ? null : maskLogin(loginText(reach)),
    apps: byAppAlone ? await provingApps(context, tx, account.id) : [],
  };
  throw new ShopError(stepUpWanted, { data: { kind: 'stepUp', ...wanted } });
}

async function hasConfirmedByApp({ caller, now }: Context, tx: Tx): Promise<boolean> {
  const at = caller.kind === 'user' ? await findSessionProof(tx, caller.sessionId) : undefined;
  return at !== undefined && now().getTime() - at.getTime() < confirmedByAppMs;
}

/**
 * Whether a password is the account's; every guess is counted, as it is at sign-in.
 * @throws invalidInput (40) naming `field`, attemptsSlowed (40, 429)
 */
export async function checkOwnPassword(
  context: Context,
  tx: Tx,
  { account, password, field }: { account: Pick<Account, 'id' | 'passwordHash'>; password: string; field: string },
): Promise<void> {
  const now = context.now();
  const loginHash = hashSecret(`proof ${account.id}`);
  await lockAttempts(tx, [loginHash]);
  const { byAccount, lastAt } = await recentAttempts(tx, { loginHash, address: '', now });
  const waitSeconds = secondsToWait({ byAccount, byAddress: 0, lastAt }, now);
  if (waitSeconds > 0) throw new ShopError(attemptsSlowed, { retryAfterSeconds: waitSeconds });
  if (await verifyPassword(account.passwordHash, password)) return forgetAttempts(tx, loginHash);
  await insertAttempt(tx, { loginHash, address: networkOf(context.address), at: now });
  throw wrongProof(field, m.auth_password_wrong({}, { locale: context.locale }));
}

/** A wrong proof: the refusal that keeps the count. */
export function wrongProof(field: string, message: string): ShopError {
  return new ShopError(invalidInput, { data: { errors: { [field]: message } }, keepsWrites: true });
}
