import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { securityActivities, type Activity, type ActivityDetail } from '../contract.ts';
import { deviceOf } from '#kit/pure/devices/device-of.ts';
import { insertActivity } from '../store.ts';

const ofSecurity: ReadonlySet<string> = new Set(securityActivities);

/** Writes down what an account did, in the transaction that does it. `detail` holds no secret and no whole address or number. */
export async function recordActivity(
  tx: Tx,
  context: Context,
  activity: { accountId: string; kind: Activity; sessionId?: string; detail?: ActivityDetail },
): Promise<void> {
  const now = context.now();
  const { caller } = context;
  await insertActivity(tx, {
    id: newId(now.getTime()),
    accountId: activity.accountId,
    at: now,
    kind: activity.kind,
    security: ofSecurity.has(activity.kind),
    ip: context.address,
    device: deviceOf(context.userAgent),
    sessionId: activity.sessionId ?? (caller.kind === 'user' ? caller.sessionId : null),
    detail: activity.detail ?? {},
  });
}
