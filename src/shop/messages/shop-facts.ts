import { contentFallbacks, wordIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { readSettings } from '../settings/index.ts';

/** What mails and the sandbox's page say of the shop. */
export type ShopFacts = {
  name: string;
  email: string;
  userBasePath: string;
  timeZone: string;
  /** The sender of mails; an empty address is derived from the shop's own. */
  sender: { name: string; address: string };
  replyTo: string;
  footer: string;
};

/** The shop's name in a language, the address that its mails come from, where its user area begins, and the time zone in which it says deadlines. */
export async function readShopFacts(context: Pick<Context, 'db'>, lang: string): Promise<ShopFacts> {
  const { shop, routes, mails } = await readSettings(context.db);
  const name = contentFallbacks(lang)
    .map((candidate) => shop.name[candidate])
    .find((text) => text !== undefined && text !== '');
  return {
    name: name ?? 'Vitrine',
    email: shop.email,
    userBasePath: routes.userBasePath,
    timeZone: shop.timeZone,
    sender: { name: mails.senderName || (name ?? 'Vitrine'), address: mails.senderAddress || shop.email },
    replyTo: mails.replyTo,
    footer: wordIn(mails.footer, lang),
  };
}
