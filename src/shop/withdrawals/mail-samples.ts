/** Mails about withdrawals with sample data. */
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { sayAcknowledged, sayConfirm, sayHindrance, type Declared } from './say-withdrawal.ts';

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
  { kind: 'withdrawal.confirm', make: (world) => makeMailText(sayConfirm(declared(world), { token: 'sample', path: usualPagePath('withdrawal') }), world) },
  { kind: 'withdrawal.ended', make: (world) => makeMailText(sayAcknowledged(declared(world), 'cancelled'), world) },
  { kind: 'withdrawal.recorded', make: (world) => makeMailText(sayAcknowledged(declared(world), 'recorded'), world) },
  ...(['noRight', 'cancelled', 'tooLate'] as const).map((hindrance) => ({
    kind: `withdrawal.${hindrance}`,
    make: (world: MailFixture) => makeMailText(sayHindrance({ orderNo, lang: world.lang, path: usualPagePath('order-lookup') }, hindrance), world),
  })),
];
