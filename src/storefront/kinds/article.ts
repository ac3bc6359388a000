/** An article, with what stands around it. */
import * as m from '#messages';
import { wordIn } from '#kit/pure/languages.ts';
import type { PageKind } from '#kit/server/page/page-kind.ts';
import { readSettings } from '#shop/settings/index.ts';
import { readItem, readNeighbours } from '#shop/content/index.ts';
import type { ContentPageModel } from '#shop/content/sections.ts';
import { feedPath } from '../well-known/feed.ts';
import { addressesFor, redirectToOwn } from './addresses.ts';
import { customCategories } from './custom/custom-addresses.ts';
import { articleLd, breadcrumbLd } from './json-ld.ts';
import { commentForm } from './contribution-forms.ts';

const related = 3;

/** `/article/:slug` (configurable) */
export const articleKind: PageKind<ContentPageModel> = {
  name: 'article',
  kind: 'article',
  query: ['comment.page', 'said'],
  visibility: 'public',
  forms: { comment: commentForm },
  showsFormErrors: true,
  async load(context, request) {
    const { params, path } = request;
    const { item, nextChangeAt, productTags } = await readItem(context, { kind: 'article', slug: params['slug']! });
    const addresses = await addressesFor(context);
    const elsewhere = redirectToOwn(context, request, addresses.path('article', item.slug));
    if (elsewhere) return elsewhere;
    const { absolute } = addresses;
    const shopName = wordIn((await readSettings(context.db)).shop.name, context.lang);
    const [neighbours, lists] = await Promise.all([readNeighbours(context, item, related), customCategories(context)]);
    const list = lists.find(({ source }) => source === 'article') ?? null;
    const crumbs = [
      { title: m.page_home({}, { locale: context.locale }), url: absolute('/') },
      ...(list ? [{ title: list.title, url: absolute(list.path) }] : []),
      { title: item.title, url: absolute(path) },
    ];
    return {
      kind: 'found',
      model: { item, neighbours, list: list && { title: list.title, path: list.path } },
      meta: {
        title: item.seoTitle,
        description: item.seoDescription,
        feed: feedPath,
        og: { type: 'article', ...(item.picture ? { image: item.picture.url } : {}) },
        jsonLd: [
          articleLd(item, { url: absolute(addresses.path('article', item.slug)), baseUrl: context.config.baseUrl, lang: context.lang, shopName }),
          breadcrumbLd(crumbs),
        ],
      },
      tags: [`article:${item.id}`, 'articles', ...productTags],
      paths: addresses.paths('article', item),
      ...(item.template ? { template: item.template } : {}),
      ...(nextChangeAt ? { expiresAt: nextChangeAt } : {}),
      ...(item.languages.length > 0 ? { languages: item.languages } : {}),
    };
  },
};
