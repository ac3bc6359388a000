import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { findAccountByLogin } from '#shop/accounts/index.ts';
import { hashCode, newCode } from './code-hash.ts';
import { codeLimits } from '../contract.ts';
import type { CodeOrder } from '../job-kinds.ts';
import { loginHash as hashLogin } from '../parse-login.ts';
import { upsertCode } from '../store.ts';
import { notifyLogin, type LoginNotice } from '../notify-login.ts';

const minuteMs = 60_000;

/** The message to the address or number: a code, why there is none, or none at all. */
type Verdict = { say: 'code' | 'taken' | 'unknown' | 'nothing'; accountId: string | null };

/**
 * Makes a code and sends it, replacing the one before. Where none is due (sign-up with an address that has an account,
 * sign-in with one that has none) the owner of the address is notified, and a code that nobody knows is stored all the
 * same: trying it must take as long as trying a real one.
 */
export async function deliverCode(context: Context, order: CodeOrder): Promise<void> {
  const { login, scene, askerId, lang } = order;
  const now = context.now();
  const loginHash = hashLogin(login);
  const [code, ticket] = [newCode(), hasLink(order) ? newSecret() : null];
  await context.transaction(async (tx) => {
    const { say, accountId } = await judge(tx, order);
    await upsertCode(tx, {
      loginHash,
      scene,
      askerId,
      accountId,
      codeHash: await hashCode(tx, { code, scene, loginHash }),
      ticketHash: ticket ? hashSecret(ticket) : order.ticketHash,
      method: order.method,
      askedFrom: order.askedFrom,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLimits.minutes * minuteMs),
    });
    if (say === 'nothing') return;
    await notifyLogin(tx, context, login, say === 'code' ? renderCode({ lang, scene, code, ticket }) : renderNoCode({ lang, isTaken: say === 'taken' }));
  });
}

/** Scenes that say the same as another. */
const sceneOfTemplate = { verifySignin: 'signin', editMobile: 'editEmail' } as const;

/** The text that carries a code. */
export function renderCode({ lang, scene, code, ticket }: Pick<CodeOrder, 'lang' | 'scene'> & { code: string; ticket: string | null }): LoginNotice {
  const options = { locale: localeFor(lang) };
  return {
    lang,
    kind: `auth.code.${sceneOfTemplate[scene as keyof typeof sceneOfTemplate] ?? scene}`,
    values: { code },
    title: codeTitle(scene, options),
    paragraphs: [m.auth_mail_code_text({ code, minutes: codeLimits.minutes }, options), m.auth_mail_code_keep({}, options)],
    rows: [{ title: m.field_code({}, options), value: code }],
    text: m.auth_sms_code({ code, minutes: codeLimits.minutes }, options),
    ...(ticket ? { link: linkOf(scene, ticket, options) } : {}),
  };
}

/** The text that says why there is no code. */
export function renderNoCode({ lang, isTaken }: { lang: string; isTaken: boolean }): LoginNotice {
  const options = { locale: localeFor(lang) };
  const text = isTaken ? m.auth_mail_taken_text({}, options) : m.auth_mail_unknown_text({}, options);
  return {
    lang,
    kind: isTaken ? 'auth.taken' : 'auth.unknown',
    title: isTaken ? m.auth_mail_taken_title({}, options) : m.auth_mail_unknown_title({}, options),
    paragraphs: [text],
    text,
    link: isTaken ? { path: '/auth/signin', text: m.ui_sign_in({}, options) } : { path: '/auth/signup', text: m.auth_sign_up({}, options) },
  };
}

const hasLink = ({ login, scene }: CodeOrder): boolean => 'email' in login && (scene === 'reset' || scene === 'verifyEmail');

/** The secret stands in the fragment, which no server sees and no referrer carries. */
function linkOf(scene: CodeOrder['scene'], ticket: string, options: { locale: ReturnType<typeof localeFor> }): { path: string; text: string } {
  return scene === 'reset'
    ? { path: `/auth/reset-password#ticket=${ticket}`, text: m.auth_reset_title({}, options) }
    : { path: `/auth/verify-email#token=${ticket}`, text: m.auth_verify_title({}, options) };
}

async function judge(db: Queryable, { login, scene, askerId }: CodeOrder): Promise<Verdict> {
  const account = await findAccountByLogin(db, login as LoginName);
  const accountId = account?.id ?? null;
  switch (scene) {
    case 'signup':
      return { say: account ? 'taken' : 'code', accountId };
    case 'signin':
    case 'reset':
      return { say: account ? 'code' : 'unknown', accountId };
    case 'editEmail':
    case 'editMobile':
      return { say: account && account.id !== askerId ? 'taken' : 'code', accountId };
    default:
      return { say: account && account.id === askerId ? 'code' : 'nothing', accountId };
  }
}

function codeTitle(scene: CodeOrder['scene'], options: { locale: ReturnType<typeof localeFor> }): string {
  const titles = {
    signup: m.auth_mail_signup,
    signin: m.auth_mail_signin,
    verifySignin: m.auth_mail_signin,
    reset: m.auth_mail_reset,
    editEmail: m.auth_mail_edit_email,
    editMobile: m.auth_mail_edit_mobile,
    verifyEmail: m.auth_mail_verify_email,
    stepUp: m.auth_mail_step_up,
  } as const;
  return titles[scene]({}, options);
}
