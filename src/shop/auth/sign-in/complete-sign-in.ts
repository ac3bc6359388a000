import * as m from '#messages';
import { authInvalid } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { LoginMethod } from '#shop/accounts/contract.ts';
import { deviceOf } from '#kit/pure/devices/device-of.ts';
import { endSession, openSession } from '#shop/accounts/sessions/index.ts';
import { loadAccountForUpdate, type Account } from '#shop/accounts/index.ts';
import { notifyAccount } from '#shop/notices/index.ts';
import { readUser } from '#shop/profile/index.ts';
import { accountBlocked, type signedInSchema } from '../contract.ts';
import { joinGuest } from './join-guest.ts';
import { securityPath } from '../credentials/security-path.ts';
import { reachOf, notifyLogin } from '../notify-login.ts';

/** What every way of signing in answers. */
export type SignedIn = z.input<typeof signedInSchema>;

/**
 * The end of every way of signing in (password, code, OpenID, QR, reset): a new session, never one that the browser
 * brought along; the guest's cart, wish list and orders joined; a notice when the device is new.
 * @throws authInvalid (50) when the account is gone, accountBlocked (30) when the merchant has blocked it
 */
export async function completeSignIn(context: Context, tx: Tx, { accountId, method }: { accountId: string; method: LoginMethod }): Promise<SignedIn> {
  const account = await loadAccountForUpdate(tx, accountId);
  // An app or provider may answer while the account is erased or merged; the row stays for a while.
  if (!account || account.deletedAt !== null) throw new ShopError(authInvalid);
  if (account.blockedAt !== null) throw new ShopError(accountBlocked);
  const { caller } = context;
  if (caller.kind === 'user') await endSession(tx, { accountId: caller.accountId, sessionId: caller.sessionId, by: 'self', at: context.now() });
  const { token, isNewDevice } = await openSession(tx, context, { accountId, method });
  const joined = await joinGuest(context, tx, account);
  if (isNewDevice) await notifyNewDevice(tx, context, account);
  const user = await readUser(tx, accountId, context.currency);
  return { token, user: user!, joined, verifyEmail: account.email !== null && account.emailVerifiedAt === null };
}

async function notifyNewDevice(tx: Tx, context: Context, account: Account): Promise<void> {
  const options = { locale: localeFor(account.lang) };
  const device = deviceOf(context.userAgent) || m.auth_unknown_device({}, options);
  const path = await securityPath(tx);
  await notifyAccount(tx, context, { accountId: account.id, kind: 'newDevice', params: { device }, path });
  const login = reachOf(account);
  if (!login) return;
  await notifyLogin(tx, context, login, {
    lang: account.lang,
    title: m.auth_mail_device_title({}, options),
    paragraphs: [m.auth_mail_device_text({}, options), m.auth_mail_not_you({}, options)],
    rows: [
      { title: m.auth_mail_device({}, options), value: device },
      { title: m.auth_mail_address({}, options), value: context.address },
      { title: m.auth_mail_time({}, options), value: `${context.now().toISOString().slice(0, 16).replace('T', ' ')} UTC` },
    ],
    link: { path, text: m.auth_mail_check({}, options) },
    text: m.auth_sms_device({ device }, options),
  });
}
