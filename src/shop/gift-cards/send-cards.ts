import { sql } from 'kysely';
import * as m from '#messages';
import { amount, formatMoney } from '#kit/pure/amount.ts';
import { formatDay } from '#kit/pure/formats.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { renewCode } from './issue-card.ts';
import { clearRecipients, findCardsToSend, postponeSending, takeCardToSend } from './store.ts';

const atOnce = 50;
const mostBatches = 20;
const retryMs = 10 * 60_000;

/** Mails the codes of cards whose day has come, each made just then, so that none is stored before. A card that fails is tried again later and stops no other. */
export async function sendGiftCards(context: Context): Promise<void> {
  for (let done = 0; done < mostBatches; done += 1) {
    const due = await findCardsToSend(context.db, { now: context.now(), most: atOnce });
    for (const id of due) await tryToSend(context, id);
    if (due.length < atOnce) return;
  }
}

async function tryToSend(context: Context, id: string): Promise<void> {
  try {
    await context.transaction((tx) => sendCard(tx, context, id));
  } catch (error) {
    context.log.error({ err: error, giftCardId: id }, 'the code of a gift card could not be mailed');
    await context.transaction((tx) => postponeSending(tx, id, new Date(context.now().getTime() + retryMs)));
  }
}

async function sendCard(tx: Tx, context: Context, id: string): Promise<void> {
  const now = context.now();
  const card = await takeCardToSend(tx, { id, now });
  if (card === null || card.recipientEmail === null) return;
  const code = await renewCode(tx, id, now);
  const balance = { amount: amount(card.balanceAmount), currency: card.currency };
  await queueMailText(tx, context, formatGiftCard({ ...card, recipientEmail: card.recipientEmail, balance, code }));
  if (card.erasedAt !== null) await clearRecipients(tx, sql`id = ${id}`);
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
  const day = expiresAt && formatDay(expiresAt, locale);
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
