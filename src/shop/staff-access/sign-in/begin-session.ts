import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { insertStaffSession, setStaffLanguage } from '#shop/staff/sessions/index.ts';
import { recordActionOf } from '#shop/staff/index.ts';
import type { SignedInStaff } from '../contract.ts';
import { findDevice, isSecondFactorRequired, keepDevice, writePolicy } from '../store.ts';

const sessionMs = 12 * 3_600_000;

/** A session that has begun, and the secret by which its browser is known from now on. */
export type BegunSession = SignedInStaff & { device: string };

/**
 * Starts a session of an authenticated member of staff. Only hashes of its secrets are stored. A device's secret is stored on
 * where it is theirs already; an attacker may have planted any other.
 */
export async function beginSession(
  context: Context,
  tx: Tx,
  { staff, device, by }: { staff: { id: string; name: string; mustChangePassword: boolean; secondFactor: boolean }; device: string | undefined; by: string },
): Promise<BegunSession> {
  const now = context.now();
  const isTheirs = device !== undefined && (await findDevice(tx, hashSecret(device))) === staff.id;
  const [token, deviceSecret] = [newSecret(), isTheirs ? device : newSecret()];
  const mustSetUp = !staff.secondFactor && (await isSecondFactorRequired(tx));
  await insertStaffSession(tx, {
    id: newId(now.getTime()),
    staffId: staff.id,
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
    userAgent: context.userAgent,
    address: context.address,
    mustSetUp,
  });
  await setStaffLanguage(tx, { staffId: staff.id, lang: context.lang });
  await keepDevice(tx, { tokenHash: hashSecret(deviceSecret), staffId: staff.id, lastSeenAt: now });
  await recordActionOf(tx, { staff, action: 'staff.signin', subject: staff.id, detail: { by, address: context.address }, at: now });
  return { token, mustChangePassword: staff.mustChangePassword, mustSetUpSecondFactor: mustSetUp, device: deviceSecret };
}

/** The first session of a shop's first owner: a second factor is required from now on, and until there is one the session sets it up and does nothing else. */
export async function beginOwnerSession(
  context: Context,
  tx: Tx,
  staff: { id: string; name: string; mustChangePassword: boolean; secondFactor: boolean },
): Promise<BegunSession> {
  await writePolicy(tx, true);
  return beginSession(context, tx, { staff, device: undefined, by: 'setUp' });
}
