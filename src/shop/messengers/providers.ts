/** The messengers that this process offers, as its configuration has it. */
import type { HostConfig } from '#kit/server/host-config.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { unknownMessenger, type MessengerId } from './contract.ts';
import type { MessengerProvider } from './provider.ts';
import { demoMessenger } from './providers/demo.ts';
import { telegramBot } from './providers/telegram-bot.ts';
import { telegramLogin } from './providers/telegram-login.ts';
import { wechat } from './providers/wechat.ts';

/** Where a provider's page sends the browser back to. */
export const callbackPath = '/auth/qr/callback';

const made = new WeakMap<HostConfig, ReadonlyMap<string, MessengerProvider>>();

/** The messengers on offer, by id, in the order in which they are shown. Telegram is asked by its bot where there is one: its code can be scanned at once. */
export function messengersOf(config: HostConfig): ReadonlyMap<string, MessengerProvider> {
  const known = made.get(config);
  if (known) return known;
  const returnTo = (id: MessengerId) => `${config.baseUrl}${callbackPath}/${id}`;
  const { wechat: forWechat, telegramBot: forBot, telegramLogin: forLogin, demo } = config.messengers;
  const offered: MessengerProvider[] = [];
  if (forWechat) offered.push(wechat(forWechat, { returnTo: returnTo('wechat') }));
  if (forBot) offered.push(telegramBot(forBot));
  else if (forLogin) offered.push(telegramLogin(forLogin, { returnTo: returnTo('telegram') }));
  if (demo) offered.push(demoMessenger(config));
  const byId = new Map(offered.map((provider) => [provider.id as string, provider]));
  made.set(config, byId);
  return byId;
}

/**
 * One messenger.
 * @throws unknownMessenger when it is not on offer
 */
export function messengerOf(config: HostConfig, id: string): MessengerProvider {
  const provider = messengersOf(config).get(id);
  if (!provider) throw new ShopError(unknownMessenger);
  return provider;
}
