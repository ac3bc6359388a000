import type { Tx } from '#kit/server/database.ts';
import { sameSecret } from '#kit/server/ids.ts';
import type { LoginName } from '../accounts/contract.ts';
import { hashCode } from './code-hash.ts';
import { codeLimits, type Scene } from './contract.ts';
import { loginHash as hashLogin } from './parse-login.ts';
import { markCodeUsed, tryCode } from './store.ts';

/**
 * Uses a code: the newest of that name, purpose and asker, once, within ten minutes and five tries. False: it is not good.
 * Every try is counted, so a caller that refuses must let the transaction commit (`keepsWrites`).
 */
export async function useCode(
  tx: Tx,
  { login, scene, code, askerId = null, now }: { login: LoginName; scene: Scene; code: string; askerId?: string | null; now: Date },
): Promise<boolean> {
  const loginHash = hashLogin(login);
  const kept = await tryCode(tx, { loginHash, scene, askerId, now, mostTries: codeLimits.tries });
  const given = await hashCode(tx, { code: code.trim(), scene, loginHash });
  if (!kept || !sameSecret(kept.codeHash, given)) return false;
  await markCodeUsed(tx, { id: kept.id, at: now });
  return true;
}
