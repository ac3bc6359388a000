/** The home page: the shop itself, in the sections that its template lists. */
import { wordIn } from '#kit/pure/languages.ts';
import { publicAddress, wholeAddress } from '#ui/public-files/public-files.ts';
import type { PageKind } from '#kit/server/page/page-kind.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pictureOf } from '#ui/picture-data.ts';
import { feedPath } from '../well-known/feed.ts';
import { addressesFor } from './addresses.ts';
import { shopLd } from './json-ld.ts';

/** What home sections get. */
export type HomeModel = { title: string; text: string };

/** `/` */
export const homeKind: PageKind<HomeModel> = {
  name: 'home',
  kind: 'home',
  query: [],
  visibility: 'public',
  async load(context) {
    const { db, lang } = context;
    const { shop } = await readSettings(db);
    const { absolute } = await addressesFor(context);
    const title = wordIn(shop.name, lang);
    const tagline = wordIn(shop.tagline, lang);
    return {
      kind: 'found',
      model: { title, text: tagline },
      meta: {
        title: tagline ? `${title} – ${tagline}` : title,
        description: wordIn(shop.description, lang) || tagline,
        feed: feedPath,
        jsonLd: shopLd({
          name: title,
          description: wordIn(shop.description, lang) || tagline,
          url: absolute('/'),
          searchUrl: absolute('/search'),
          logo: wholeAddress(context.config.baseUrl, shop.logo ? publicAddress(pictureOf(shop.logo)) : '/favicon.svg'),
          email: shop.email,
        }),
      },
      tags: [],
    };
  },
};
