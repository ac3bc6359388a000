import * as m from '#messages';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { readShopFacts } from '../messages/index.ts';
import { answerTicket } from './answer-ticket.ts';
import type { SocialLoginEvent } from './provider.ts';
import { socialProvidersOf } from './providers.ts';

/** The result of a provider's webhook. */
export type ReceivedWebhook = { kind: 'unknown' } | { kind: 'forged' } | { kind: 'received'; reply: object };

/** Handles a provider's webhook. A repeated webhook has no further effect; domain errors are shown to the person in the app. */
export async function receiveWebhook(
  context: Context,
  { provider: id, ...webhook }: { provider: string; headers: Record<string, string | string[] | undefined>; body: unknown },
): Promise<ReceivedWebhook> {
  const provider = socialProvidersOf(context.config).get(id);
  if (!provider?.handleWebhook) return { kind: 'unknown' };
  const event = provider.handleWebhook(webhook);
  if (!event) return { kind: 'forged' };
  return { kind: 'received', reply: event.kind === 'other' ? {} : await handleEvent(context, id, event) };
}

async function handleEvent(context: Context, provider: string, event: Exclude<SocialLoginEvent, { kind: 'other' }>): Promise<object> {
  const { secret, who, reply } = event;
  const locale = localeFor(event.lang);
  try {
    if (event.kind === 'scan') {
      const { matchCode } = await answerTicket(context, { provider, secret, action: 'scan', who });
      const { name: shop } = await readShopFacts(context, event.lang);
      const text = m.social_login_bot_ask({ shop, code: matchCode }, { locale });
      return reply({ text, confirm: { yes: m.social_login_phone_confirm({}, { locale }), no: m.social_login_phone_refuse({}, { locale }) } });
    }
    await answerTicket(context, { provider, secret, action: event.accept ? 'confirm' : 'refuse', who });
    return reply({ text: answerMessage(event.accept ? 'confirmed' : 'refused', locale) });
  } catch (error) {
    if (error instanceof ShopError) return reply({ text: error.say(locale) });
    throw error;
  }
}

/** The message after the person has answered. */
export const answerMessage = (answer: 'confirmed' | 'refused', locale: Locale): string =>
  answer === 'confirmed' ? m.social_login_phone_confirmed({}, { locale }) : m.social_login_phone_refused({}, { locale });
