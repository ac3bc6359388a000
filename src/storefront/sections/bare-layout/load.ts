/** What the bare header and footer show: few facts of the shop, and which of its usual pages there are. */
import { wordIn } from '#kit/pure/languages.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { pagesBySlug } from '#shop/content/index.ts';
import { layoutPictures } from '#shop/media/pictures/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { helpPage, policyPages } from '#shop/shop-info/contract.ts';
import type { BareFooterData, BareHeaderData } from './data.ts';
import type { BareHeaderSettings } from './settings.ts';

const mostLanguages = 20;

/** The usual pages that are published; both parts of every checkout's page ask for them. */
const readUsualPages = memoize(
  async (db, lang: string, now: () => Date) =>
    (await pagesBySlug({ db, lang, now }, [helpPage, ...policyPages])).map(({ id, slug, title }) => ({ id, slug, title })),
  { tags: ['page:*', 'pages'], maxEntries: mostLanguages, key: (lang) => lang },
);

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
