/** The list of articles, by category or tag. */
import * as m from '#messages';
import { listArticles, listTopics } from '#shop/content/index.ts';
import type { ContentListModel } from '#shop/content/sections.ts';
import { feedPath } from '../../well-known/feed.ts';
import { addressesFor } from '../addresses.ts';
import type { CustomLoader } from './custom-addresses.ts';
import { breadcrumbLd } from '../json-ld.ts';
import { pageNumber } from '../page-number.ts';

/** `/journal`, `?category=`, `?tag=`, `?page=` */
export const articleList: CustomLoader = async (context, { query, path }, custom) => {
  const page = pageNumber(query);
  const category = query.get('category') ?? undefined;
  const tag = query.get('tag') ?? undefined;
  const [list, categories, tags, { absolute }] = await Promise.all([
    listArticles(context, { category, tag, page }),
    listTopics(context, 'category'),
    tag === undefined ? [] : listTopics(context, 'tag'),
    addressesFor(context),
  ]);
  const chosen = category === undefined ? null : (categories.find(({ slug }) => slug === category) ?? null);
  const chosenTag = tags.find(({ slug }) => slug === tag) ?? null;
  if ((category !== undefined && !chosen) || (tag !== undefined && !chosenTag) || (page > 1 && list.items.length === 0)) return { kind: 'notFound' };
  const heading = [chosen?.title, chosenTag?.title].filter(Boolean).join(' · ');
  const model: ContentListModel = { title: custom.title, text: chosen?.summary || custom.text, list, categories, category: chosen, tag: chosenTag };
  return {
    kind: 'found',
    model,
    meta: {
      title: heading ? `${heading} – ${custom.title}` : custom.title,
      description: model.text || m.content_list_description({ title: custom.title }, { locale: context.locale }),
      feed: feedPath,
      ...(query.size > 0 ? { canonical: `${path}?${canonicalQuery(query)}` } : {}),
      jsonLd: [
        breadcrumbLd([
          { title: m.page_home({}, { locale: context.locale }), url: absolute('/') },
          { title: custom.title, url: absolute(path) },
        ]),
      ],
    },
    tags: ['articles', ...list.items.map(({ id }) => `article:${id}`)],
    ...(list.nextChangeAt ? { expiresAt: list.nextChangeAt } : {}),
  };
};

function canonicalQuery(query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  if (own.get('page') === '1') own.delete('page');
  return own.toString();
}
