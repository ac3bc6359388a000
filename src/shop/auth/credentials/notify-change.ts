import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { deviceOf } from '#kit/pure/devices/device-of.ts';
import type { Account } from '#shop/accounts/index.ts';
import { notifyAccount } from '#shop/notices/index.ts';
import { accountPath, securityPath } from './security-path.ts';
import { findPasskeys } from '../store-passkeys.ts';
import { reachOf, notifyLogin, type LoginNotice } from '../notify-login.ts';

const titles = {
  password: m.auth_mail_password_title,
  email: m.auth_mail_email_title,
  mobile: m.auth_mail_mobile_title,
  passkeyAdded: m.auth_mail_passkey_added_title,
  passkeyRenamed: m.auth_mail_passkey_renamed_title,
  passkeyRemoved: m.auth_mail_passkey_removed_title,
} as const;
const kinds = {
  password: 'passwordChanged',
  email: 'emailChanged',
  mobile: 'mobileChanged',
  passkeyAdded: 'passkeyAdded',
  passkeyRenamed: 'passkeyRenamed',
  passkeyRemoved: 'passkeyRemoved',
} as const;
const texts = {
  password: m.auth_mail_password_text,
  email: m.auth_mail_email_text,
  mobile: m.auth_mail_mobile_text,
  passkeyAdded: m.auth_mail_passkey_added_text,
  passkeyRenamed: m.auth_mail_passkey_renamed_text,
  passkeyRemoved: m.auth_mail_passkey_removed_text,
} as const;

// A new password ends no passkey.
const passkeyChanges: ReadonlySet<keyof typeof titles> = new Set(['passkeyAdded', 'passkeyRenamed', 'passkeyRemoved']);

/** Tells an account on its own pages, and where it was reached until now, that something by which it signs in was changed. */
export async function notifyChange(
  tx: Tx,
  context: Context,
  { account, change, shown = '' }: { account: Account; change: keyof typeof titles; /** What it is now, shortened. */ shown?: string },
): Promise<void> {
  const isPasskey = passkeyChanges.has(change);
  const path = await (isPasskey ? accountPath(tx) : securityPath(tx));
  await notifyAccount(tx, context, { accountId: account.id, kind: kinds[change], params: { title: shown }, path });
  const login = reachOf(account);
  if (!login) return;
  const { userAgent, address } = context;
  await notifyLogin(
    tx,
    context,
    login,
    renderChange({
      lang: account.lang,
      change,
      shown,
      userAgent,
      address,
      at: context.now(),
      path: isPasskey ? path : null,
      hasPasskeys: change === 'password' && (await findPasskeys(tx, account.id)).length > 0,
    }),
  );
}

/** The text that says what was changed, from where and when. */
export function renderChange({ lang, change, shown, userAgent, address, at, path, hasPasskeys = false }: ChangeFacts): LoginNotice {
  const options = { locale: localeFor(lang) };
  const text = texts[change]({ shown }, options);
  return {
    lang,
    kind: `auth.changed.${change}`,
    values: { newValue: shown },
    title: titles[change]({}, options),
    paragraphs: [text, ...(hasPasskeys ? [m.auth_mail_password_passkeys({}, options)] : []), notYou(change, path)({}, options)],
    rows: [
      { title: m.auth_mail_device({}, options), value: deviceOf(userAgent) || m.auth_unknown_device({}, options) },
      { title: m.auth_mail_address({}, options), value: address },
      { title: m.auth_mail_time({}, options), value: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
    ],
    ...(change === 'email'
      ? {}
      : { link: path === null ? { path: '/auth/forget', text: m.auth_reset_title({}, options) } : { path, text: m.layout_user_account({}, options) } }),
    text,
  };
}

/** What to do who has not done it. An address that was replaced resets no password. */
function notYou(change: keyof typeof titles, path: string | null) {
  if (change === 'email') return m.auth_mail_email_not_you;
  return path === null ? m.auth_mail_change_not_you : m.auth_mail_passkey_not_you;
}

type ChangeFacts = {
  lang: string;
  change: keyof typeof titles;
  shown: string;
  userAgent: string;
  address: string;
  at: Date;
  /** Where to look after what was changed; null: a new password helps. */ path: string | null;
  /** Whether passkeys sign in to the account: the new password ended none of them. */
  hasPasskeys?: boolean;
};
