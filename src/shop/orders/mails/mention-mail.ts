/** The mail to a member of staff whom a note on an order mentions. */
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { noticeSample, type MailText } from '../../messages/index.ts';

const kind = 'staff.mention';

type Mention = { lang: string; orderId: string; orderNo: string; /** Who wrote the note. */ name: string; text: string };

/** What it says: who wrote what, and the way to the order. */
export function formatMention({ lang, orderId, orderNo, name, text }: Mention): Pick<MailText, 'title' | 'paragraphs' | 'link' | 'kind' | 'values'> {
  const options = { locale: localeFor(lang) };
  return {
    kind,
    title: m.staff_mail_mention({ name, orderNo }, options),
    paragraphs: [m.staff_mail_mention_text({ name, orderNo }, options), text],
    link: { path: `/backoffice/orders/${orderId}/show`, text: m.staff_mail_mention_link({}, options) },
    values: { name, orderNo, text },
  };
}

/** The same with sample data. */
export const mentionSample: MailSample = noticeSample(
  kind,
  ({ lang, words }) => ({ lang, ...formatMention({ lang, orderId: 'sample', orderNo: '261121-4K7ZQM', name: 'Mara Lind', text: words }) }),
  ['link'],
);
