/** Telegram by a bot's deep link: the phone scans `t.me/<bot>?start=<payload>`, the bot asks, and reports by webhook. */
import * as m from '#messages';
import { acceptedLanguage } from '#kit/pure/languages.ts';
import { sameSecret } from '#kit/server/ids.ts';
import { z } from 'zod';
import type { Identity } from '../../accounts/contract.ts';
import type { SocialLoginEvent, SocialLoginProvider, ReplyTo } from '../provider.ts';

/** The shop's bot. */
export type TelegramBotSettings = { name: string; webhookSecret: string; linkUrl: string };

/** What Telegram takes as a payload. */
const payload = /^[A-Za-z0-9_-]{1,64}$/;
const startCommand = /^\/start(?:@\w{1,64})? ([A-Za-z0-9_-]{1,64})$/;
const answerData = /^([yn]):([A-Za-z0-9_-]{1,62})$/;

const From = z.object({
  id: z.number().int().positive(),
  is_bot: z.literal(false).optional(),
  first_name: z.string().max(300).catch(''),
  last_name: z.string().max(300).optional().catch(undefined),
  language_code: z.string().max(35).optional().catch(undefined),
});
const Started = z.object({
  message: z.object({ from: From, chat: z.object({ id: z.number().int(), type: z.literal('private') }), text: z.string().max(4_096) }),
});
const Answered = z.object({ callback_query: z.object({ id: z.string().max(100), from: From, data: z.string().max(64) }) });

/** Telegram as a messenger, by a bot. It only answers webhooks: no API is called. */
export function telegramBot(settings: TelegramBotSettings): SocialLoginProvider {
  return {
    id: 'telegram',
    title: (locale) => m.social_login_telegram({}, { locale }),
    shows: 'code',
    async begin({ secret }) {
      if (!payload.test(secret)) throw new Error('Telegram takes 1 to 64 of A-Z, a-z, 0-9, _ and - as a payload');
      return { url: `${settings.linkUrl}/${settings.name}?start=${secret}`, stored: {} };
    },
    handleWebhook({ headers, body }) {
      const brought = headers['x-telegram-bot-api-secret-token'];
      if (typeof brought !== 'string' || !sameSecret(brought, settings.webhookSecret)) return null;
      return readStart(body) ?? readAnswer(body) ?? { kind: 'other' };
    },
  };
}

function readStart(body: unknown): SocialLoginEvent | undefined {
  const started = Started.safeParse(body);
  const secret = started.success ? startCommand.exec(started.data.message.text)?.[1] : undefined;
  if (!started.success || !secret) return undefined;
  const { from, chat } = started.data.message;
  const reply: ReplyTo = ({ text, confirm }) => ({
    method: 'sendMessage',
    chat_id: chat.id,
    text,
    ...(confirm
      ? {
          reply_markup: {
            inline_keyboard: [
              [
                { text: confirm.yes, callback_data: `y:${secret}` },
                { text: confirm.no, callback_data: `n:${secret}` },
              ],
            ],
          },
        }
      : {}),
  });
  return { kind: 'scan', secret, who: whoIs(from), lang: langOf(from), reply };
}

function readAnswer(body: unknown): SocialLoginEvent | undefined {
  const answered = Answered.safeParse(body);
  const [, choice, secret] = answered.success ? (answerData.exec(answered.data.callback_query.data) ?? []) : [];
  if (!answered.success || !secret) return undefined;
  const { id, from } = answered.data.callback_query;
  const reply: ReplyTo = ({ text }) => ({ method: 'answerCallbackQuery', callback_query_id: id, text, show_alert: true });
  return { kind: 'answer', secret, who: whoIs(from), accept: choice === 'y', lang: langOf(from), reply };
}

function whoIs(from: z.output<typeof From>): Identity {
  return { provider: 'telegram', subject: String(from.id), name: [from.first_name, from.last_name].filter(Boolean).join(' ') };
}

const langOf = (from: z.output<typeof From>): string => acceptedLanguage(from.language_code ?? '') ?? 'en';
