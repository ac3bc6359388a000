/** What the bare header and footer show: few facts of the shop, and which of its usual pages there are. */
import { wordIn } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { layoutPictures } from '#shop/media/pictures/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { helpPage } from '#shop/shop-info/contract.ts';
import { readUsualPages } from '#shop/shop-info/index.ts';
import type { BareFooterData, BareHeaderData } from './data.ts';
import type { BareHeaderSettings } from './settings.ts';

/** See `BareHeader`. */
export async function loadBareHeader({ context: { db, lang, now } }: SectionScope<unknown>, settings: BareHeaderSettings): Promise<Loaded<BareHeaderData>> {
  const [{ shop, routes }, pages] = await Promise.all([readSettings(db), readUsualPages(db, lang, now)]);
  const logo = shop.logo ? (await layoutPictures(db, [shop.logo], lang)).get(shop.logo) : undefined;
  const isThere = pages.some(({ slug }) => slug === helpPage);
  const helpPath = settings.helpPath ?? pathOf(routes, 'page', isThere ? helpPage : 'feedback');
  return {
    data: { shopName: wordIn(shop.name, lang), ...(logo ? { logo } : {}), helpPath: helpPath ?? '/' },
    tags: ['settings', 'pages', ...pages.map(({ id }) => `page:${id}`)],
  };
}

/** See `BareFooter`. */
export async function loadBareFooter({ context: { db, lang, now } }: SectionScope<unknown>): Promise<Loaded<BareFooterData>> {
  const [{ shop, routes }, pages] = await Promise.all([readSettings(db), readUsualPages(db, lang, now)]);
  const policies = pages.filter(({ slug }) => slug !== helpPage).map(({ slug, title }) => ({ title, path: pathOf(routes, 'page', slug) ?? '/' }));
  return {
    data: { shopName: wordIn(shop.name, lang), year: now().getUTCFullYear(), policies },
    tags: ['settings', 'pages', ...pages.map(({ id }) => `page:${id}`)],
  };
}
