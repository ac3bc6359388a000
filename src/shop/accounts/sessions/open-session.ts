import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { sessionMs, type LoginMethod } from '../contract.ts';
import { deviceOf } from '#kit/pure/devices/device-of.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { hasSessionFrom, insertSession, setLastLogin } from '../store.ts';

/**
 * Opens a session of an account and answers its token, of which only the hash is stored. `isNewDevice`: the account was
 * used before, but never by such a browser on such a system.
 */
export async function openSession(
  tx: Tx,
  context: Context,
  { accountId, method }: { accountId: string; method: LoginMethod },
): Promise<{ token: string; sessionId: string; isNewDevice: boolean }> {
  const now = context.now();
  const token = newSecret();
  const id = newId(now.getTime());
  const device = deviceOf(context.userAgent);
  const before = await hasSessionFrom(tx, { accountId, device });
  const isNewDevice = before.any && !before.same;
  await insertSession(tx, {
    id,
    accountId,
    tokenHash: hashSecret(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
    loginIp: context.address,
    device,
    loginMethod: method,
  });
  await setLastLogin(tx, { accountId, at: now });
  await recordActivity(tx, context, { accountId, kind: method === 'signup' ? 'signUp' : 'signIn', sessionId: id, detail: { method } });
  if (isNewDevice) await recordActivity(tx, context, { accountId, kind: 'newDevice', sessionId: id });
  return { token, sessionId: id, isNewDevice };
}
