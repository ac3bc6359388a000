/** The caller's own account: name, password, sessions. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { expectRoomToHash, hashPassword, verifyPassword } from '#kit/server/passwords/passwords.ts';
import { changeStaffMember, checkStaffPassword, findStaffMember, deleteStaffTickets, recordAction } from '#shop/staff/index.ts';
import { endStaffSessions, findStaffSessions } from '#shop/staff/sessions/index.ts';
import { countAttempt, settleAttempt } from '../attempts.ts';
import type { OwnAccount, OwnSessions } from '../contract.ts';
import { notifyStaff } from '../mails.ts';
import { countRecoveryCodes, findPasskeys, hasTotp } from '../factors/store.ts';
import { isSecondFactorRequired } from '../store.ts';

/** Who calls. @throws Error where nobody of staff does, which only a wrong operation can bring about */
export function staffOf({ caller }: Context) {
  if (caller.kind !== 'staff') throw new Error('staff access without staff');
  return caller;
}

/** Who is signed in, and what is asked of them first. */
export async function readMe(context: Context) {
  const { staffId, email, name, role, rights, mustSetUp } = staffOf(context);
  const staff = await findStaffMember(context.db, staffId);
  return { id: staffId, email, name, role, rights, mustChangePassword: staff?.mustChangePassword ?? false, mustSetUpSecondFactor: mustSetUp ?? false };
}

/** Reads the caller's account. */
export async function readOwnAccount(context: Context): Promise<OwnAccount> {
  const { staffId } = staffOf(context);
  const [me, app, passkeys, recoveryCodesLeft, secondFactorRequired] = await Promise.all([
    readMe(context),
    hasTotp(context.db, staffId),
    findPasskeys(context.db, staffId),
    countRecoveryCodes(context.db, staffId),
    isSecondFactorRequired(context.db),
  ]);
  const shown = passkeys.map(({ id, title, createdAt, lastUsedAt }) => ({
    id,
    title,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  return { ...me, app, passkeys: shown, recoveryCodesLeft, secondFactorRequired };
}

/** Changes the caller's name. */
export async function changeOwnName(context: Context, name: string): Promise<OwnAccount> {
  const { staffId, name: before } = staffOf(context);
  await context.transaction(async (tx) => {
    await changeStaffMember(tx, staffId, { name });
    await recordAction(tx, context, { action: 'staff.profile', subject: staffId, before: { name: before }, after: { name } });
  });
  return { ...(await readOwnAccount(context)), name };
}

/**
 * Changes the caller's password; all other sessions end, and mailed links become invalid.
 * @throws invalidInput (40) naming `current` or `password`, captchaWanted (10), signInSlowed (40, 429)
 */
export async function changeOwnPassword(
  context: Context,
  { current, password, captcha, device }: { current: string; password: string; captcha?: string | undefined; device: string | undefined },
): Promise<void> {
  const { staffId, sessionId, email, name } = staffOf(context);
  await checkOwnPassword(context, { password: current, field: 'current', captcha, device });
  await checkStaffPassword(context, { password, names: [email, name] });
  if (password === current) throw fieldError('password', m.staff_password_same({}, { locale: context.locale }));
  const passwordHash = await hashPassword(password);
  await context.transaction(async (tx) => {
    await changeStaffMember(tx, staffId, { passwordHash, mustChangePassword: false });
    await endStaffSessions(tx, { staffId, at: context.now(), except: sessionId });
    await deleteStaffTickets(tx, staffId);
    await recordAction(tx, context, { action: 'staff.own-password', subject: staffId });
    await notifyStaff(tx, context, { email, change: 'password' });
  });
}

/**
 * Whether a password is the caller's own; guesses are counted as they are at sign-in.
 * @throws invalidInput (40) naming `field`, captchaWanted (10), signInSlowed (40, 429)
 */
export async function checkOwnPassword(
  context: Context,
  { password, field, captcha, device }: { password: string; field: string; captcha?: string | undefined; device: string | undefined },
): Promise<void> {
  const { staffId, email } = staffOf(context);
  expectRoomToHash();
  const staff = await findStaffMember(context.db, staffId);
  const attempt = await countAttempt(context, { account: `proof ${email}`, staffId, device, captcha });
  if (!(await verifyPassword(staff?.passwordHash, password))) throw fieldError(field, m.auth_password_wrong({}, { locale: context.locale }));
  await context.transaction((tx) => settleAttempt(tx, attempt));
}

/** The caller's sessions, the last used first. */
export async function listOwnSessions(context: Context): Promise<OwnSessions> {
  const { staffId, sessionId } = staffOf(context);
  const rows = await findStaffSessions(context.db, { staffId, now: context.now() });
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }));
  return { items };
}

/**
 * Ends one of the caller's sessions, or all but this one.
 * @throws notFound (404)
 */
export async function endOwnSessions(context: Context, only?: string): Promise<OwnSessions> {
  const { staffId, sessionId } = staffOf(context);
  if (only !== undefined && !isId(only)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const ended = await endStaffSessions(tx, { staffId, at: context.now(), ...(only === undefined ? { except: sessionId } : { only }) });
    if (only !== undefined && ended === 0) throw new ShopError(notFound);
    await recordAction(tx, context, { action: 'staff.end-sessions', subject: staffId, detail: { ended } });
  });
  return listOwnSessions(context);
}
