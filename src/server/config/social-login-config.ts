/** What the environment says of messaging apps that sign people in. */
import type { SocialLoginConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';

const text = (pattern: RegExp) => z.string().regex(pattern);
const url = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const urlRule = 'an address such as https://api.example';

/** Each variable: its schema, and the rule as text. */
export const socialLoginVariables = {
  WECHAT_APP_ID: { schema: text(/^\w{1,64}$/), rule: "the website application's AppID" },
  WECHAT_APP_SECRET: { schema: text(/^\S{8,128}$/), rule: "the website application's AppSecret" },
  WECHAT_OPEN_URL: { schema: url, rule: urlRule },
  WECHAT_API_URL: { schema: url, rule: urlRule },
  TELEGRAM_CLIENT_ID: { schema: text(/^\d{1,20}$/), rule: 'the number that BotFather shows for Web Login' },
  TELEGRAM_CLIENT_SECRET: { schema: text(/^\S{8,128}$/), rule: 'the secret that BotFather shows for Web Login' },
  TELEGRAM_ISSUER_URL: { schema: url, rule: urlRule },
  TELEGRAM_BOT: { schema: text(/^\w{5,32}$/), rule: "the bot's name without @" },
  TELEGRAM_WEBHOOK_SECRET: { schema: text(/^[\w-]{16,256}$/), rule: 'a secret of 16 to 256 letters, digits, _ and -' },
  TELEGRAM_LINK_URL: { schema: url, rule: urlRule },
} as const;

type Given = { [Name in keyof typeof socialLoginVariables]?: z.output<(typeof socialLoginVariables)[Name]['schema']> };

/**
 * The social login providers that are configured.
 * @throws StartupError when one half of a pair is missing
 */
export function socialLoginConfig(given: Given, { demo }: { demo: boolean }): SocialLoginConfig {
  const wechat = pair(given, 'WECHAT_APP_ID', 'WECHAT_APP_SECRET');
  const login = pair(given, 'TELEGRAM_CLIENT_ID', 'TELEGRAM_CLIENT_SECRET');
  const bot = pair(given, 'TELEGRAM_BOT', 'TELEGRAM_WEBHOOK_SECRET');
  return {
    wechat: wechat && {
      appId: wechat[0],
      appSecret: wechat[1],
      openUrl: bare(given.WECHAT_OPEN_URL ?? 'https://open.weixin.qq.com'),
      apiUrl: bare(given.WECHAT_API_URL ?? 'https://api.weixin.qq.com'),
    },
    telegramLogin: login && { clientId: login[0], clientSecret: login[1], issuerUrl: bare(given.TELEGRAM_ISSUER_URL ?? 'https://oauth.telegram.org') },
    telegramBot: bot && { name: bot[0], webhookSecret: bot[1], linkUrl: bare(given.TELEGRAM_LINK_URL ?? 'https://t.me') },
    demo,
  };
}

type Half = 'WECHAT_APP_ID' | 'WECHAT_APP_SECRET' | 'TELEGRAM_CLIENT_ID' | 'TELEGRAM_CLIENT_SECRET' | 'TELEGRAM_BOT' | 'TELEGRAM_WEBHOOK_SECRET';

function pair(given: Given, one: Half, other: Half): [string, string] | null {
  const [first, second] = [given[one], given[other]];
  if (first === undefined && second === undefined) return null;
  if (first === undefined || second === undefined) throw new StartupError('A setting is missing.', [`${one} and ${other} go together; one of them is not set`]);
  return [first, second];
}

const bare = (address: string): string => address.replace(/\/+$/, '');
