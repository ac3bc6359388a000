/** Mails about withdrawals with sample data. */
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { noticeSample } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { formatAcknowledgement, formatConfirmation, formatBlockedReason, type Declared } from './format-withdrawal.ts';

const orderNo = '261121-4K7ZQM';
const declared = ({ firstName, lastName, email, words, now, lang }: MailFixture): Declared => ({
  orderNo,
  name: `${firstName} ${lastName}`,
  email,
  part: words,
  statedAt: now,
  lang,
});

/** Every mail about a withdrawal. */
export const withdrawalMailSamples: readonly MailSample[] = [
  noticeSample('withdrawal.confirm', (fixture) => formatConfirmation(declared(fixture), { token: 'sample', path: usualPagePath('withdrawal') }), ['link']),
  // The law asks for what was declared, and when, in the acknowledgement.
  noticeSample('withdrawal.ended', (fixture) => formatAcknowledgement(declared(fixture), 'cancelled'), ['details']),
  noticeSample('withdrawal.recorded', (fixture) => formatAcknowledgement(declared(fixture), 'recorded'), ['details']),
  ...(['noRight', 'cancelled', 'tooLate'] as const).map((blockedReason) =>
    noticeSample(`withdrawal.${blockedReason}`, ({ lang }) => formatBlockedReason({ orderNo, lang, path: usualPagePath('order-lookup') }, blockedReason)),
  ),
];
