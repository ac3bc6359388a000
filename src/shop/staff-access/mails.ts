/** What staff are mailed: links that set a password, and what was changed of their account. */
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { noticeSample, queueMailText, type MailText } from '#shop/messages/index.ts';
import { accessLimits } from './contract.ts';

type Words = Pick<MailText, 'title' | 'paragraphs' | 'link' | 'kind' | 'values'>;

/** The mail with a link that sets a password. Its secret is in the fragment, which no server sees and no referrer carries. */
export function formatTicket({ lang, shopName, purpose, ticket }: { lang: string; shopName: string; purpose: 'invitation' | 'reset'; ticket: string }): Words {
  const options = { locale: localeFor(lang) };
  const path = `/backoffice/set-password#ticket=${ticket}`;
  if (purpose === 'invitation') {
    return {
      kind: 'staff.invitation',
      title: m.staff_mail_invitation({}, options),
      paragraphs: [m.staff_mail_invitation_text({ shop: shopName, hours: accessLimits.invitationHours }, options)],
      link: { path, text: m.staff_mail_invitation_link({}, options) },
    };
  }
  return {
    kind: 'staff.reset',
    title: m.staff_mail_reset({}, options),
    paragraphs: [m.staff_mail_reset_text({ minutes: accessLimits.resetMinutes }, options), m.staff_mail_reset_keep({}, options)],
    link: { path, text: m.staff_mail_reset_link({}, options) },
  };
}

/** The changes of a staff account that are mailed to its person. */
export const reportedChanges = ['password', 'app', 'appRemoved', 'passkey', 'passkeyRemoved', 'recoveryCodes', 'recovery', 'reset'] as const;
export type ReportedChange = (typeof reportedChanges)[number];

/** The mail that reports a change. */
export function renderChange(lang: string, change: ReportedChange): Words {
  const options = { locale: localeFor(lang) };
  const titles = {
    password: m.staff_mail_changed_password,
    app: m.staff_mail_changed_app,
    appRemoved: m.staff_mail_changed_app_removed,
    passkey: m.staff_mail_changed_passkey,
    passkeyRemoved: m.staff_mail_changed_passkey_removed,
    recoveryCodes: m.staff_mail_changed_recovery_codes,
    recovery: m.staff_mail_changed_recovery,
    reset: m.staff_mail_changed_reset,
  } as const;
  return {
    kind: `staff.changed.${change}`,
    title: titles[change]({}, options),
    paragraphs: [m.staff_mail_changed_text({}, options)],
    link: { path: '/backoffice/account', text: m.staff_mail_changed_link({}, options) },
  };
}

/** Notifies a staff member of a change to the account. */
export async function notifyStaff(
  tx: Tx,
  context: Pick<Context, 'enqueue' | 'lang'>,
  { email, change }: { email: string; change: ReportedChange },
): Promise<void> {
  await queueMailText(tx, context, { id: `staff-${change}`, to: email, lang: context.lang, ...renderChange(context.lang, change) });
}

/** Every mail to staff, with sample data. */
export const staffMailSamples: readonly MailSample[] = [
  ...(['invitation', 'reset'] as const).map((purpose) =>
    noticeSample(`staff.${purpose}`, ({ lang, shopName }) => ({ lang, ...formatTicket({ lang, shopName, purpose, ticket: 'sample' }) }), ['link']),
  ),
  ...reportedChanges.map((change) => noticeSample(`staff.changed.${change}`, ({ lang }) => ({ lang, ...renderChange(lang, change) }))),
];
