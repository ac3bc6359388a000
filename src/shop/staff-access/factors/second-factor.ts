/** Codes of an authenticator app, and recovery codes. */
import { randomInt } from 'node:crypto';
import * as m from '#messages';
import { fieldError } from '#kit/server/http/api.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import type { secondFactorWays } from '../contract.ts';
import { newRecoveryCodes, readCode } from '../rules.ts';
import { countRecoveryCodes, findPasskeys, hasTotp, loadTotpForUpdate, markStep, replaceRecoveryCodes, useRecoveryCode } from './store.ts';

const stepMs = 30_000;
/** A clock may go wrong by one step. */
const window = 1;
/** A guesser of codes knows the password already; each known browser has a count of its own. */
const codesPerHour = 30;

// Loaded with the first code.
const otp = () => import('otpauth');

/** A new secret for an authenticator app, and the address that apps read. */
export async function newTotp({ shop, email }: { shop: string; email: string }): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await otp();
  const totp = new TOTP({ issuer: shop, label: email, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Takes a code of the app, once: neither it nor one of an earlier step is taken again. `confirm` also takes the first code of
 * an app that is being set up.
 */
export async function takeTotp(
  tx: Tx,
  { staffId, code, now, confirm = false }: { staffId: string; code: string; now: Date; confirm?: boolean },
): Promise<boolean> {
  const stored = await loadTotpForUpdate(tx, staffId);
  if (!stored || (stored.confirmedAt === null) !== confirm) return false;
  const { Secret, TOTP } = await otp();
  const delta = new TOTP({ secret: Secret.fromBase32(stored.secret) }).validate({ token: code, timestamp: now.getTime(), window });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / stepMs) + delta;
  if (step <= Number(stored.lastStep)) return false;
  await markStep(tx, { staffId, step, confirmedAt: stored.confirmedAt ?? now });
  return true;
}

/** Takes a code of the app or a recovery code, once. Guesses count for each account, those from a browser that is known for that browser. */
export async function takeCode(
  context: Pick<Context, 'now'>,
  tx: Tx,
  { staffId, typed, isKnownDevice, here }: { staffId: string; typed: string; isKnownDevice: boolean; here: string },
): Promise<boolean> {
  const now = context.now();
  const code = readCode(typed);
  if (!code) return false;
  if (code.kind === 'recovery') return useRecoveryCode(tx, { staffId, codeHash: hashOf(staffId, code.code), at: now });
  const limit = [{ key: `staff code ${staffId} ${isKnownDevice ? here : ''}`, most: codesPerHour }];
  if ((await countWithin(tx, limit, { windowSeconds: 3_600, now })) > 0) return false;
  return takeTotp(tx, { staffId, code: code.code, now });
}

/** Makes recovery codes in place of those that there were; they are answered here and never again. */
export async function makeRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes((below) => randomInt(below));
  await replaceRecoveryCodes(tx, { staffId, hashes: codes.map((code) => hashOf(staffId, readCode(code)!.code)) });
  return codes;
}

/** Which second factors can complete a sign-in. */
export async function waysOf(db: Queryable, staffId: string): Promise<(typeof secondFactorWays)[number][]> {
  const [app, passkeys, codes] = [await hasTotp(db, staffId), await findPasskeys(db, staffId), await countRecoveryCodes(db, staffId)];
  return [...(app ? (['app'] as const) : []), ...(passkeys.length > 0 ? (['passkey'] as const) : []), ...(codes > 0 ? (['recovery'] as const) : [])];
}

/** The error for a wrong code. */
export const wrongCode = ({ locale }: Pick<Context, 'locale'>, field = 'code') => fieldError(field, m.auth_code_wrong({}, { locale }));

const hashOf = (staffId: string, code: string) => hashSecret(`recovery ${staffId} ${code}`);
