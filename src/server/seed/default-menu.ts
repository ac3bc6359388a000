/** Menus for a shop that an import filled and nobody has given any: its categories and collections, and the pages that every shop has. */
import * as m from '#messages';
import { messageLocales } from '#kit/pure/languages.ts';
import type { SystemHost } from '#kit/server/context.ts';
import type { Message } from '#kit/server/page/section.ts';
import { categoryTree, listCollections } from '#shop/catalog/lists/index.ts';
import { readSettings, writeSettings } from '#shop/settings/index.ts';
import type { MenuEntry } from '#shop/settings/contract.ts';

const mostInMain = 6;
const mostBelow = 12;

/** Writes menus from what the catalogue holds; does nothing where the shop has menus already, or nothing to name in one. Answers whether it wrote. */
export async function ensureMenus({ database, now }: Pick<SystemHost, 'database' | 'now'>): Promise<boolean> {
  const { menus } = await readSettings(database.reader);
  if (menus.header.length > 0 || menus.footer.length > 0) return false;
  // Imported text is in one language; the others fall back to it.
  const [categories, collections] = await Promise.all([categoryTree(database.reader, 'en'), listCollections(database.reader, 'en')]);
  const entry = (kind: 'category' | 'collection', { title, slug }: { title: string; slug: string }): MenuEntry => ({
    texts: { en: { title } },
    type: kind,
    target: slug,
  });
  const main = [
    ...categories.map((node) => ({ ...entry('category', node), children: node.children.slice(0, mostBelow).map((child) => entry('category', child)) })),
    ...collections.map((item) => entry('collection', item)),
  ].slice(0, mostInMain);
  if (main.length === 0) return false;
  await database.transaction((tx) => writeSettings(tx, 'menus', { header: [...main, titled(m.page_brands, '/brand')], footer: footer() }, now()));
  return true;
}

function footer(): MenuEntry[] {
  return [
    {
      ...titled(m.menus_shop),
      children: [
        titled(m.page_brands, '/brand'),
        titled(m.tag_list_title, '/tag'),
        titled(m.promotions_title, '/promotion'),
        titled(m.promotions_coupons_title, '/coupon'),
      ],
    },
    { ...titled(m.menus_help), children: [page(m.order_lookup_title, 'order-lookup'), page(m.favorite_title, 'wish-list')] },
  ];
}

/** An entry with a text of the catalogues, in each of their languages. */
function titled(text: Message, url?: string): MenuEntry {
  const texts = Object.fromEntries(messageLocales.map((locale) => [locale, { title: text({}, { locale }) }]));
  return { texts, type: 'url', ...(url === undefined ? {} : { url }) };
}

const page = (text: Message, target: string): MenuEntry => ({ ...titled(text), type: 'page', target });
