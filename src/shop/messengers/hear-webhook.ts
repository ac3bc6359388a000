import * as m from '#messages';
import { catalogueFor, type Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { readShopFacts } from '../messages/index.ts';
import { answerTicket } from './answer-ticket.ts';
import type { MessengerEvent } from './provider.ts';
import { messengersOf } from './providers.ts';

/** What is answered to a messenger's webhook: its own words, or that it was forged. */
export type Heard = { kind: 'unknown' } | { kind: 'forged' } | { kind: 'heard'; reply: object };

/** A messenger reports by webhook. Whatever it reports twice has one effect; what cannot be is said to the person, in words. */
export async function hearWebhook(
  context: Context,
  { provider: id, ...webhook }: { provider: string; headers: Record<string, string | string[] | undefined>; body: unknown },
): Promise<Heard> {
  const provider = messengersOf(context.config).get(id);
  if (!provider?.hear) return { kind: 'unknown' };
  const event = provider.hear(webhook);
  if (!event) return { kind: 'forged' };
  return { kind: 'heard', reply: event.kind === 'other' ? {} : await take(context, id, event) };
}

async function take(context: Context, provider: string, event: Exclude<MessengerEvent, { kind: 'other' }>): Promise<object> {
  const { secret, who, reply } = event;
  const locale = catalogueFor(event.lang);
  try {
    if (event.kind === 'scan') {
      const { matchCode } = await answerTicket(context, { provider, secret, move: 'scan', who });
      const { name: shop } = await readShopFacts(context, event.lang);
      const text = m.messengers_bot_ask({ shop, code: matchCode }, { locale });
      return reply({ text, confirm: { yes: m.messengers_phone_confirm({}, { locale }), no: m.messengers_phone_refuse({}, { locale }) } });
    }
    await answerTicket(context, { provider, secret, move: event.accept ? 'confirm' : 'refuse', who });
    return reply({ text: saidOf(event.accept ? 'confirmed' : 'refused', locale) });
  } catch (error) {
    if (error instanceof ShopError) return reply({ text: error.say(locale) });
    throw error;
  }
}

/** What a person is told who has answered. */
export const saidOf = (answer: 'confirmed' | 'refused', locale: Locale): string =>
  answer === 'confirmed' ? m.messengers_phone_confirmed({}, { locale }) : m.messengers_phone_refused({}, { locale });
