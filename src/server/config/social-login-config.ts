/** What the environment says of messaging apps that sign people in. */
import type { SocialLoginConfig } from '#kit/server/host-config.ts';
import type { z } from 'zod';
import { apiUrl, setTogether, text } from './fields.ts';

/** Each variable: its schema, and the rule as text. */
export const socialLoginVariables = {
  WECHAT_APP_ID: { schema: text(/^\w{1,64}$/), rule: "the website application's AppID" },
  WECHAT_APP_SECRET: { schema: text(/^\S{8,128}$/), rule: "the website application's AppSecret" },
  WECHAT_OPEN_URL: apiUrl,
  WECHAT_API_URL: apiUrl,
  TELEGRAM_CLIENT_ID: { schema: text(/^\d{1,20}$/), rule: 'the number that BotFather shows for Web Login' },
  TELEGRAM_CLIENT_SECRET: { schema: text(/^\S{8,128}$/), rule: 'the secret that BotFather shows for Web Login' },
  TELEGRAM_ISSUER_URL: apiUrl,
  TELEGRAM_BOT: { schema: text(/^\w{5,32}$/), rule: "the bot's name without @" },
  TELEGRAM_WEBHOOK_SECRET: { schema: text(/^[\w-]{16,256}$/), rule: 'a secret of 16 to 256 letters, digits, _ and -' },
  TELEGRAM_LINK_URL: apiUrl,
} as const;

type Given = { [Name in keyof typeof socialLoginVariables]?: z.output<(typeof socialLoginVariables)[Name]['schema']> };

/**
 * The social login providers that are configured.
 * @throws StartupError when one half of a pair is missing
 */
export function socialLoginConfig(given: Given, { demo }: { demo: boolean }): SocialLoginConfig {
  const wechat = setTogether(given, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET']);
  const login = setTogether(given, ['TELEGRAM_CLIENT_ID', 'TELEGRAM_CLIENT_SECRET']);
  const bot = setTogether(given, ['TELEGRAM_BOT', 'TELEGRAM_WEBHOOK_SECRET']);
  return {
    wechat: wechat && {
      appId: wechat[0],
      appSecret: wechat[1],
      openUrl: given.WECHAT_OPEN_URL ?? 'https://open.weixin.qq.com',
      apiUrl: given.WECHAT_API_URL ?? 'https://api.weixin.qq.com',
    },
    telegramLogin: login && { clientId: login[0], clientSecret: login[1], issuerUrl: given.TELEGRAM_ISSUER_URL ?? 'https://oauth.telegram.org' },
    telegramBot: bot && { name: bot[0], webhookSecret: bot[1], linkUrl: given.TELEGRAM_LINK_URL ?? 'https://t.me' },
    demo,
  };
}
