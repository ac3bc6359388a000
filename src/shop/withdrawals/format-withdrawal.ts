/** What mails about a withdrawal say. */
import * as m from '#messages';
import { dateFormat } from '#kit/pure/formats.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { MailText } from '../messages/index.ts';
import { withdrawalLimits } from './contract.ts';
import type { BlockedReason } from './rules.ts';

type Words = Omit<MailText, 'id' | 'to'>;

/** A declaration as text: what the acknowledgement must hold. */
export type Declared = { orderNo: string; name: string; email: string; part: string; statedAt: Date; lang: string };

const moment = (at: Date, lang: string) => dateFormat(localeFor(lang), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(at).concat(' UTC');

function rowsOf({ orderNo, name, email, part, statedAt, lang }: Declared): NonNullable<Words['rows']> {
  const options = { locale: localeFor(lang) };
  return [
    { title: m.withdrawals_order({}, options), value: orderNo },
    { title: m.withdrawals_name({}, options), value: name },
    { title: m.withdrawals_email({}, options), value: email },
    { title: m.withdrawals_part({}, options), value: part === '' ? m.withdrawals_whole({}, options) : part },
    { title: m.withdrawals_stated({}, options), value: moment(statedAt, lang) },
  ];
}

const valuesOf = ({ orderNo, name }: Declared) => ({ orderNo, name });

/** Asks to confirm a declaration, at the address of the order; `path` is that of the withdrawals' page. */
export function formatConfirmation(declared: Declared, { token, path }: { token: string; path: string }): Words {
  const options = { locale: localeFor(declared.lang) };
  return {
    lang: declared.lang,
    kind: 'withdrawal.confirm',
    values: valuesOf(declared),
    title: m.withdrawals_mail_confirm_title({ orderNo: declared.orderNo }, options),
    paragraphs: [m.withdrawals_mail_confirm_text({ days: withdrawalLimits.linkDays }, options)],
    rows: rowsOf(declared),
    link: { path: `${path}?confirm=${token}`, text: m.withdrawals_confirm({}, options) },
  };
}

const blockedReasonMessages = { noRight: m.withdrawals_mail_no_right, cancelled: m.withdrawals_mail_cancelled, tooLate: m.withdrawals_mail_too_late } as const;

/** Why a contract cannot be withdrawn from, at the address of the order; `path` is that of the order look-up. */
export function formatBlockedReason({ orderNo, lang, path }: { orderNo: string; lang: string; path: string }, blockedReason: BlockedReason): Words {
  const options = { locale: localeFor(lang) };
  return {
    lang,
    kind: `withdrawal.${blockedReason}`,
    values: { orderNo },
    title: m.withdrawals_mail_blocked_title({ orderNo }, options),
    paragraphs: [blockedReasonMessages[blockedReason]({ orderNo }, options)],
    link: { path, text: m.order_lookup_title({}, options) },
  };
}

/** The acknowledgement: what was declared and when, and what follows. */
export function formatAcknowledgement(declared: Declared, outcome: 'cancelled' | 'recorded'): Words {
  const options = { locale: localeFor(declared.lang) };
  return {
    lang: declared.lang,
    kind: outcome === 'cancelled' ? 'withdrawal.ended' : 'withdrawal.recorded',
    values: valuesOf(declared),
    title: m.withdrawals_mail_title({ orderNo: declared.orderNo }, options),
    paragraphs: [
      m.withdrawals_mail_text({}, options),
      outcome === 'cancelled' ? m.withdrawals_mail_ended({}, options) : m.withdrawals_mail_recorded({}, options),
    ],
    rows: rowsOf(declared),
  };
}
