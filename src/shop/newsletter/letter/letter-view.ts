import { localeFor } from '#kit/pure/languages.ts';
import { wholeAddress } from '#ui/public-files/public-files.ts';
import type { Context } from '#kit/server/context.ts';
import { plainTextMaker } from '#kit/server/mail/render-mail.ts';
import { localPath } from '#ui/page-view.tsx';
import { listItemsBySlug } from '../../catalog/products/index.ts';
import { knownCurrency, readMarkets } from '../../markets/index.ts';
import { picturesNamed } from '../../media/index.ts';
import { findCoupons } from '../../promotions/show/index.ts';
import { readSettings } from '../../settings/index.ts';
import { pathOf } from '../../settings/routes/index.ts';
import type { LetterSectionChoice } from '../contract-letter.ts';
import { letterSections } from './letter-sections.ts';
import type { Found, LetterView, Named } from './section.ts';

/** The reader of a letter. */
export type Reader = { lang: string; currency?: string | undefined };

/** What sections name, all of them together; a section whose settings are wrong names nothing. */
export function namedIn(sections: readonly LetterSectionChoice[]): Named {
  const named = sections.map(({ section, settings }) => {
    const kind = letterSections.get(section);
    const parsed = kind?.settings.safeParse(settings);
    return parsed?.success ? (kind?.names?.(parsed.data) ?? {}) : {};
  });
  const all = (kind: keyof Named) => [...new Set(named.flatMap((one) => one[kind] ?? []))];
  return { pictures: all('pictures'), products: all('products'), coupons: all('coupons') };
}

/** What there is of what sections name, as a reader may have it now: each kind in one question. */
async function findNamed({ db, now }: Context, { pictures, products, coupons }: Named, view: { lang: string; currency: string }): Promise<Found> {
  const [foundPictures, foundProducts, foundCoupons] = await Promise.all([
    picturesNamed(db, pictures, view.lang),
    listItemsBySlug(db, products, view),
    findCoupons(db, coupons, { ...view, now: now() }),
  ]);
  return { pictures: foundPictures, products: foundProducts, coupons: new Map([...foundCoupons].filter(([, { isUsable }]) => isUsable)) };
}

/** Where a letter's links lead; `files` is where its pictures are. */
export function linksOf({ lang, baseUrl, files = baseUrl }: { lang: string; baseUrl: string; files?: string }): Pick<LetterView, 'address' | 'file'> {
  return {
    address: (path) => (path.startsWith('/') ? `${baseUrl}${localPath({ lang }, path)}` : path),
    file: (path) => wholeAddress(files, path),
  };
}

/** What sections need for a reader. `files`: the base address of pictures, by default the shop's own. */
export async function letterView(
  context: Context,
  sections: readonly LetterSectionChoice[],
  { lang, currency, files }: Reader & { files?: string },
): Promise<LetterView> {
  const [markets, { routes }, plain] = await Promise.all([readMarkets(context.db), readSettings(context.db), plainTextMaker()]);
  const found = await findNamed(context, namedIn(sections), { lang, currency: knownCurrency(markets, [currency]) });
  return {
    lang,
    locale: localeFor(lang),
    found,
    ...linksOf({ lang, baseUrl: context.config.baseUrl, ...(files === undefined ? {} : { files }) }),
    productPath: (slug) => pathOf(routes, 'product', slug),
    plain,
  };
}
