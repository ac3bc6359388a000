import * as m from '#messages';
import { amount, formatMoney } from '#kit/pure/amount.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { renewCode } from './issue-card.ts';
import { takeCardsToSend } from './store.ts';

const atOnce = 50;
const mostBatches = 20;

/** Mails the codes of cards whose day has come, each made just then, so that none is stored before. */
export async function sendGiftCards(context: Context): Promise<void> {
  for (let done = 0; done < mostBatches; done += 1) {
    const sent = await context.transaction(async (tx) => {
      const now = context.now();
      const due = await takeCardsToSend(tx, { now, most: atOnce });
      for (const card of due) {
        const code = await renewCode(tx, card.id, now);
        const balance = { amount: amount(card.balanceAmount), currency: card.currency };
        await queueMailText(tx, context, formatGiftCard({ ...card, recipientEmail: card.recipientEmail!, balance, code }));
      }
      return due.length;
    });
    if (sent < atOnce) return;
  }
}

type CardToMail = {
  id: string;
  recipientEmail: string;
  recipientName: string;
  senderName: string;
  message: string;
  lang: string;
  code: string;
  balance: { amount: number; currency: string };
  expiresAt: Date | null;
};

/** The mail with a card's code. */
export function formatGiftCard({ id, recipientEmail, recipientName, senderName, message, lang, code, balance, expiresAt }: CardToMail): MailText {
  const locale = localeFor(lang);
  const options = { locale };
  const sum = formatMoney({ ...balance, amount: amount(balance.amount) }, locale);
  const day = expiresAt && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt);
  return {
    id: `gift-card-${id}`,
    to: recipientEmail,
    lang,
    kind: 'giftCard.code',
    values: { code, amount: sum, name: recipientName },
    title: senderName ? m.gift_card_mail_title_from({ sender: senderName, amount: sum }, options) : m.gift_card_mail_title({ amount: sum }, options),
    paragraphs: [
      ...(recipientName ? [m.gift_card_mail_greeting({ name: recipientName }, options)] : []),
      ...(message ? [message] : []),
      m.gift_card_mail_text({ amount: sum, code }, options),
    ],
    rows: day ? [{ title: m.gift_card_until({}, options), value: day }] : [],
    link: { path: '/gift-card', text: m.gift_card_mail_link({}, options) },
    foot: m.gift_card_mail_foot({}, options),
  };
}
