import type { Context } from '#kit/server/context.ts';
import { readShopFacts, type ShopFacts } from '../../messages/index.ts';
import { pagePath } from '../../settings/routes/index.ts';
import { stopLinks } from '../mail-stop.ts';
import type { Sender } from './render-letter.tsx';

/** The sender of a letter, and how its reader unsubscribes. */
export async function senderFor(
  context: Context,
  { lang, token }: { lang: string; token: string },
): Promise<Sender & { facts: ShopFacts; headers: Record<string, string> }> {
  const { baseUrl } = context.config;
  const [facts, newsletterPath] = await Promise.all([readShopFacts(context, lang), pagePath(context.db, 'newsletter')]);
  const { page, headers } = stopLinks({ baseUrl, newsletterPath }, { lang, token });
  return { shopName: facts.name, email: facts.email, legal: facts.footer, page, headers, facts };
}
