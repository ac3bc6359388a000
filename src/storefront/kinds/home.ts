/** The home page: the shop itself, in the sections that its template lists. */
import { wordIn } from '#kit/pure/languages.ts';
import type { PageKind } from '#kit/server/page/page-kind.ts';
import { readSettings } from '#shop/settings/index.ts';

/** What home sections get. */
export type HomeModel = { title: string; text: string };

/** `/` */
export const homeKind: PageKind<HomeModel> = {
  name: 'home',
  kind: 'home',
  query: [],
  visibility: 'public',
  async load({ db, lang }) {
    const { shop } = await readSettings(db);
    const title = wordIn(shop.name, lang);
    const tagline = wordIn(shop.tagline, lang);
    return {
      kind: 'found',
      model: { title, text: tagline },
      meta: { title: tagline ? `${title} – ${tagline}` : title, description: wordIn(shop.description, lang) || tagline },
      tags: [],
    };
  },
};
