/** A staff member's own second factors: setting up, removing. Secrets are shown once and never again. */
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { drawCode } from '#kit/server/draw-code.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { readShopFacts } from '#shop/messages/index.ts';
import { changeStaffMember, loadStaffMemberForUpdate, recordAction } from '#shop/staff/index.ts';
import { endStaffSessions, freeStaffSession } from '#shop/staff/sessions/index.ts';
import { accessLimits, appExists, noFactor, passkeyRejected, passkeysFull, secondFactorStays, type OwnAccount } from '../contract.ts';
import { notifyStaff, type ReportedChange } from '../mails.ts';
import { readOwnAccount, staffOf } from '../account/own-account.ts';
import { askToRegister, checkRegistered } from './passkeys.ts';
import { makeRecoveryCodes, newTotp, takeTotp, wrongCode } from './second-factor.ts';
import { countRecoveryCodes, deletePasskeys, deleteRecoveryCodes, deleteTotp, findPasskeys, hasTotp, insertPasskey, upsertPendingTotp } from './store.ts';
import { isSecondFactorRequired } from '../store.ts';

/**
 * Begins with an authenticator app: its secret, as text and as a picture to scan. It counts once a code of it was confirmed.
 * @throws appExists (41)
 */
export async function beginTotp(context: Context): Promise<{ secret: string; uri: string; svg: string }> {
  const { staffId, email } = staffOf(context);
  const { name: shop } = await readShopFacts(context, context.lang);
  const { secret, uri } = await newTotp({ shop, email });
  await context.transaction(async (tx) => {
    if (!(await upsertPendingTotp(tx, { staffId, secret, createdAt: context.now() }))) throw new ShopError(appExists);
    await recordAction(tx, context, { action: 'staff.app-begin', subject: staffId });
  });
  return { secret, uri, svg: drawCode(uri, email) };
}

/**
 * Confirms the app by a code of it.
 * @throws invalidInput (40) naming `code`
 */
export async function confirmTotp(context: Context, code: string): Promise<{ recoveryCodes: string[] | null }> {
  const { staffId } = staffOf(context);
  return context.transaction(async (tx) => {
    const plain = code.replaceAll(/\s/g, '');
    if (!(await takeTotp(tx, { staffId, code: plain, now: context.now(), confirm: true }))) throw wrongCode(context);
    return factorAdded(context, tx, 'app');
  });
}

/** What the browser is asked for a new passkey. @throws passkeysFull (41) */
export async function beginPasskey(context: Context) {
  const { staffId: id, name, email } = staffOf(context);
  const { name: shop } = await readShopFacts(context, context.lang);
  return context.transaction(async (tx) => {
    if ((await findPasskeys(tx, id)).length >= accessLimits.passkeys) throw new ShopError(passkeysFull);
    await recordAction(tx, context, { action: 'staff.passkey-begin', subject: id });
    return askToRegister(context, tx, { staff: { id, name, email }, shop });
  });
}

/** Keeps the passkey that the browser made. @throws passkeyRejected (40) */
export async function addPasskey(context: Context, { title, response }: { title: string; response: object }): Promise<{ recoveryCodes: string[] | null }> {
  const { staffId } = staffOf(context);
  return context.transaction(async (tx) => {
    const made = await checkRegistered(context, tx, { staffId, response });
    const isNew = await insertPasskey(tx, { ...made, id: newId(context.now().getTime()), staffId, title, createdAt: context.now() });
    if (!isNew) throw new ShopError(passkeyRejected);
    return factorAdded(context, tx, 'passkey');
  });
}

/** The first factor frees the session that had to set it up, ends all others, which began without it, and brings recovery codes. */
async function factorAdded(context: Context, tx: Tx, factor: 'app' | 'passkey'): Promise<{ recoveryCodes: string[] | null }> {
  const { staffId, sessionId, email } = staffOf(context);
  if (!(await loadStaffMemberForUpdate(tx, staffId))?.secondFactor) {
    await changeStaffMember(tx, staffId, { secondFactor: true });
    await endStaffSessions(tx, { staffId, at: context.now(), except: sessionId });
    await freeStaffSession(tx, sessionId);
  }
  await recordAction(tx, context, { action: `staff.${factor}-add`, subject: staffId });
  await notifyStaff(tx, context, { email, change: factor });
  return { recoveryCodes: (await countRecoveryCodes(tx, staffId)) > 0 ? null : await makeRecoveryCodes(tx, staffId) };
}

/** Takes the authenticator app away. @throws notFound (404), secondFactorStays (41) */
export function removeTotp(context: Context): Promise<OwnAccount> {
  return removeFactor(context, { change: 'appRemoved', remove: (tx, staffId) => deleteTotp(tx, staffId) });
}

/** Takes a passkey away. @throws notFound (404), secondFactorStays (41) */
export function removePasskey(context: Context, id: string): Promise<OwnAccount> {
  if (!isId(id)) throw new ShopError(notFound);
  return removeFactor(context, { change: 'passkeyRemoved', remove: async (tx, staffId) => (await deletePasskeys(tx, { staffId, id })) === 1 });
}

async function removeFactor(
  context: Context,
  { change, remove }: { change: Extract<ReportedChange, 'appRemoved' | 'passkeyRemoved'>; remove(tx: Tx, staffId: string): Promise<boolean> },
): Promise<OwnAccount> {
  const { staffId, email } = staffOf(context);
  await context.transaction(async (tx) => {
    await loadStaffMemberForUpdate(tx, staffId);
    if (!(await remove(tx, staffId))) throw new ShopError(notFound);
    const isLeft = (await hasTotp(tx, staffId)) || (await findPasskeys(tx, staffId)).length > 0;
    if (!isLeft && (await isSecondFactorRequired(tx))) throw new ShopError(secondFactorStays);
    if (!isLeft) {
      await changeStaffMember(tx, staffId, { secondFactor: false });
      await deleteRecoveryCodes(tx, staffId);
    }
    await recordAction(tx, context, { action: change === 'appRemoved' ? 'staff.app-remove' : 'staff.passkey-remove', subject: staffId });
    await notifyStaff(tx, context, { email, change });
  });
  return readOwnAccount(context);
}

/** Makes new recovery codes in place of those there were. @throws noFactor (40) without a second factor */
export async function renewRecoveryCodes(context: Context): Promise<{ recoveryCodes: string[] }> {
  const { staffId, email } = staffOf(context);
  return context.transaction(async (tx) => {
    if (!(await loadStaffMemberForUpdate(tx, staffId))?.secondFactor) throw new ShopError(noFactor);
    await recordAction(tx, context, { action: 'staff.recovery-codes', subject: staffId });
    await notifyStaff(tx, context, { email, change: 'recoveryCodes' });
    return { recoveryCodes: await makeRecoveryCodes(tx, staffId) };
  });
}
