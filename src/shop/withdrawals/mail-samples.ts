/** Mails about withdrawals with sample data. */
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '../messages/index.ts';
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
  {
    kind: 'withdrawal.confirm',
    make: (fixture) => makeMailText(formatConfirmation(declared(fixture), { token: 'sample', path: usualPagePath('withdrawal') }), fixture),
  },
  { kind: 'withdrawal.ended', make: (fixture) => makeMailText(formatAcknowledgement(declared(fixture), 'cancelled'), fixture) },
  { kind: 'withdrawal.recorded', make: (fixture) => makeMailText(formatAcknowledgement(declared(fixture), 'recorded'), fixture) },
  ...(['noRight', 'cancelled', 'tooLate'] as const).map((blockedReason) => ({
    kind: `withdrawal.${blockedReason}`,
    make: (fixture: MailFixture) =>
      makeMailText(formatBlockedReason({ orderNo, lang: fixture.lang, path: usualPagePath('order-lookup') }, blockedReason), fixture),
  })),
];
