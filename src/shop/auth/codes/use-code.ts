import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { sameSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { hashCode } from './code-hash.ts';
import { codeLimits, type Scene } from '../contract.ts';
import { loginHash as hashLogin } from '../parse-login.ts';
import { spendCode, tryCode } from '../store.ts';

type Asking = Pick<Context, 'address' | 'now'>;
type Given = { login: LoginName; scene: Scene; code: string; askerId?: string | null };

/**
 * Checks a code without using it up: the newest of that name, purpose and asker, within ten minutes and five tries
 * (of the network that asked for it, and of all others together). Answers what `spendCode` uses it up by, null when it is not good. Every try is counted, so a caller that refuses must let the transaction commit (`commitsWrites`).
 */
export async function checkCode(context: Asking, tx: Tx, { login, scene, code, askerId = null }: Given): Promise<string | null> {
  const loginHash = hashLogin(login);
  const stored = await tryCode(tx, { loginHash, scene, askerId, from: ipPrefix(context.address), now: context.now(), mostTries: codeLimits.tries });
  const given = await hashCode(tx, { code, scene, loginHash });
  return stored && sameSecret(stored.codeHash, given) ? stored.id : null;
}

/** Checks a code and uses it up, once. False: it is not good. As with `checkCode`, a caller that refuses must let the transaction commit. */
export async function useCode(context: Asking, tx: Tx, given: Given): Promise<boolean> {
  const id = await checkCode(context, tx, given);
  return id !== null && spendCode(tx, { id, at: context.now() });
}
