/** What header and footer show: the shop's name and menus in the page's language, languages and currencies to choose. */
import { hasOwnMessages, textIn, wordIn, type Locale } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { companyLines } from '#shop/addresses/index.ts';
import { marketOf, readMarkets } from '#shop/markets/index.ts';
import { layoutPictures } from '#shop/media/pictures/index.ts';
import { readShownMenu } from '#shop/menus/index.ts';
import { paymentSettingsOf } from '#shop/payments/index.ts';
import { paymentMarksFor } from '#shop/payments/marks/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { FooterData } from './footer/data.ts';
import type { HeaderData } from './header/data.ts';
import type { HeaderSettings } from './header/settings.ts';

/** The same on all pages of one language, so that the browser can keep the header while pages change. */
export async function loadHeader({ context: { db, lang } }: SectionScope<unknown>, settings: HeaderSettings): Promise<Loaded<HeaderData>> {
  const [{ shop }, menu] = await Promise.all([readSettings(db), readShownMenu(db, { key: 'header', lang })]);
  const logo = shop.logo ? (await layoutPictures(db, [shop.logo], lang)).get(shop.logo) : undefined;
  const announcement = textIn(settings.announcement as Record<string, { text?: string }>, 'text', lang);
  return {
    data: {
      shopName: wordIn(shop.name, lang),
      ...(logo ? { logo } : {}),
      announcement: announcement ? { text: announcement, path: settings.announcementPath ?? null } : null,
      menu: menu ?? [],
    },
    tags: ['settings', 'menu'],
  };
}

/** Languages are those of this page in which the shop's own texts are, too; a page in German amid English buttons is found by its address alone. */
export async function loadFooter({ context, alternates }: SectionScope<unknown>): Promise<Loaded<FooterData>> {
  const { db, lang, now, currency } = context;
  const [{ shop, languages }, markets, columns, payments] = await Promise.all([
    readSettings(db),
    readMarkets(db),
    readShownMenu(db, { key: 'footer', lang }),
    paymentSettingsOf(db),
  ]);
  const market = marketOf(markets, { currency });
  return {
    data: {
      shopName: wordIn(shop.name, lang),
      tagline: wordIn(shop.tagline, lang),
      contact: { email: shop.email, phone: shop.phone, address: companyLines(shop.company.address, lang), hours: wordIn(shop.hours, lang) },
      columns: columns ?? [],
      languages: Object.entries(alternates)
        .filter(([prefix]) => prefix === lang || hasOwnMessages(prefix))
        .map(([prefix, path]) => ({ lang: prefix, title: languages.names[prefix as Locale] ?? languageName(prefix), path })),
      currencies: [...markets.currencies.keys()],
      year: now().getUTCFullYear(),
      marks: paymentMarksFor(context, { currency, country: market.countries[0] ?? null }, payments),
      withdrawal: market.withdrawal,
    },
    tags: ['settings', 'menu', 'markets'],
  };
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
