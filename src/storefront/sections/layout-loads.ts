/** What header and footer show: the shop's name and menus in the page's language, languages and currencies to choose. */
import { textIn, wordIn, type Locale } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { unpublishedListings } from '#shop/catalog/listings/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { findPictures } from '#shop/media/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { MenuEntry as StoredEntry, RouteSettings } from '#shop/settings/contract.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { FooterData } from './footer/data.ts';
import type { HeaderData, MenuEntry } from './header/data.ts';
import type { HeaderSettings } from './header/settings.ts';

/** The same on all pages of one language, so that the browser can keep the header while pages change. */
export async function loadHeader({ context: { db, lang } }: SectionScope<unknown>, settings: HeaderSettings): Promise<Loaded<HeaderData>> {
  const [{ shop, menus, routes }, hidden] = await Promise.all([readSettings(db), unpublishedListings(db)]);
  const pictures = await findPictures(
    db,
    [...menus.header.map(({ image }) => image), shop.logo].filter((id) => typeof id === 'string'),
    lang,
  );
  const logo = shop.logo ? pictures.get(shop.logo) : undefined;
  const announcement = textIn(settings.announcement as Record<string, { text?: string }>, 'text', lang);
  return {
    data: {
      shopName: wordIn(shop.name, lang),
      ...(logo ? { logo } : {}),
      announcement: announcement ? { text: announcement, path: settings.announcementPath ?? null } : null,
      menu: shownEntries(menus.header, { lang, routes, pictures, hidden }),
    },
    tags: ['settings', 'menu'],
  };
}

/** Languages are those that the shop speaks, and those in which this page exists besides. */
export async function loadFooter({ context: { db, lang, now }, alternates }: SectionScope<unknown>): Promise<Loaded<FooterData>> {
  const [{ shop, menus, routes, languages }, markets, hidden] = await Promise.all([readSettings(db), readMarkets(db), unpublishedListings(db)]);
  return {
    data: {
      shopName: wordIn(shop.name, lang),
      tagline: wordIn(shop.tagline, lang),
      email: shop.email || null,
      columns: shownEntries(menus.footer, { lang, routes, hidden }),
      languages: Object.entries(alternates).map(([prefix, path]) => ({ lang: prefix, title: languages.names[prefix as Locale] ?? languageName(prefix), path })),
      currencies: [...markets.currencies.keys()],
      year: now().getUTCFullYear(),
      withdrawal: markets.markets.some((market) => market.withdrawal),
    },
    tags: ['settings', 'menu'],
  };
}

type Shown = { lang: string; routes: RouteSettings; hidden: ReadonlySet<string>; pictures?: ReadonlyMap<string, PictureData> };

/** Entries without those that lead to a category or collection that is not published. */
const shownEntries = (entries: readonly StoredEntry[], shown: Shown): MenuEntry[] =>
  entries.filter(({ type, target = '' }) => !shown.hidden.has(`${type} ${target}`)).map((entry) => entryIn(entry, shown));

function entryIn(entry: StoredEntry, shown: Shown): MenuEntry {
  const { texts, image, children = [] } = entry;
  const picture = image ? (shown.pictures?.get(image) ?? null) : null;
  return {
    title: textIn(texts, 'title', shown.lang),
    path: pathOfEntry(entry, shown.routes),
    ...(picture ? { picture } : {}),
    children: shownEntries(children, shown),
  };
}

function pathOfEntry({ type, target = '', url }: StoredEntry, routes: RouteSettings): string | null {
  if (type === 'url') return url ?? null;
  if (type === 'custom') return routes.customCategories.find((custom) => custom.type === target)?.path ?? null;
  return pathOf(routes, type, target);
}

// What people who read them call them; the runtime's own names are longer than a button.
const names = new Map([
  ['zh', '简体中文'],
  ['zh-HK', '繁體中文（香港）'],
  ['zh-TW', '繁體中文（台灣）'],
]);

/** A language's name in itself. */
function languageName(lang: string): string {
  const known = names.get(lang);
  if (known) return known;
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  names.set(lang, name);
  return name;
}
