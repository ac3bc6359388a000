/** The social login providers that the configuration enables. */
import type { HostConfig } from '#kit/server/host-config.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { unknownSocialProvider, type SocialProviderId } from './contract.ts';
import type { SocialLoginProvider } from './provider.ts';
import { demoProvider } from './providers/demo.ts';
import { telegramBot } from './providers/telegram-bot.ts';
import { telegramLogin } from './providers/telegram-login.ts';
import { wechat } from './providers/wechat.ts';

/** Where a provider's page sends the browser back to. */
export const callbackPath = '/auth/qr/callback';

const made = new WeakMap<HostConfig, ReadonlyMap<string, SocialLoginProvider>>();

/** The enabled social login providers by id, in display order. Telegram uses its bot where one is configured: the bot's code can be scanned at once. */
export function socialProvidersOf(config: HostConfig): ReadonlyMap<string, SocialLoginProvider> {
  const known = made.get(config);
  if (known) return known;
  const returnTo = (id: SocialProviderId) => `${config.baseUrl}${callbackPath}/${id}`;
  const { wechat: forWechat, telegramBot: forBot, telegramLogin: forLogin, demo } = config.socialLogin;
  const offered: SocialLoginProvider[] = [];
  if (forWechat) offered.push(wechat(forWechat, { returnTo: returnTo('wechat') }));
  if (forBot) offered.push(telegramBot(forBot));
  else if (forLogin) offered.push(telegramLogin(forLogin, { returnTo: returnTo('telegram') }));
  if (demo) offered.push(demoProvider(config));
  const byId = new Map(offered.map((provider) => [provider.id as string, provider]));
  made.set(config, byId);
  return byId;
}

/**
 * One social login provider.
 * @throws unknownSocialProvider when it is not enabled
 */
export function socialProviderOf(config: HostConfig, id: string): SocialLoginProvider {
  const provider = socialProvidersOf(config).get(id);
  if (!provider) throw new ShopError(unknownSocialProvider);
  return provider;
}
