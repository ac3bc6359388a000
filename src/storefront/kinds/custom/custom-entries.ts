/** Free entries of a custom type: their list, one of them, and the pages below the app path, which are entries too. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageOutcome } from '#kit/server/page/page-kind.ts';
import { contentLimits } from '#shop/content/contract.ts';
import { listEntries, readItem, type ReadItem } from '#shop/content/index.ts';
import type { ContentListModel, ContentPageModel } from '#shop/content/sections.ts';
import { readSettings } from '#shop/settings/index.ts';
import { addressesFor, redirectToOwn } from '../addresses.ts';
import { customCategories, type CustomLoader } from './custom-addresses.ts';
import { breadcrumbLd } from '../json-ld.ts';
import { pageNumber } from '../page-number.ts';

/** `/lookbook` */
export const entryList: CustomLoader = async (context, { query, path }, custom) => {
  const page = pageNumber(query);
  const [list, { absolute }] = await Promise.all([listEntries(context, custom.type, { page }), addressesFor(context)]);
  if (page > 1 && list.items.length === 0) return { kind: 'notFound' };
  const model: ContentListModel = { title: custom.title, text: custom.text, list, categories: [], category: null, tag: null };
  return {
    kind: 'found',
    model,
    meta: {
      title: custom.title,
      description: custom.text || m.content_list_description({ title: custom.title }, { locale: context.locale }),
      ...(page > 1 ? { canonical: `${path}?page=${page}` } : {}),
      jsonLd: [
        breadcrumbLd([
          { title: m.page_home({}, { locale: context.locale }), url: absolute('/') },
          { title: custom.title, url: absolute(path) },
        ]),
      ],
    },
    tags: ['entries', ...list.items.map(({ id }) => `entry:${id}`)],
    ...(list.nextChangeAt ? { expiresAt: list.nextChangeAt } : {}),
  };
};

/** `/lookbook/:slug`; it leads to the next one in the merchant's order, the last one to the first. */
export const entryDetail: CustomLoader = async (context, request, custom) => {
  const asked = { kind: 'entry', type: custom.type, slug: request.params['slug']! } as const;
  const [read, { items }] = await Promise.all([readItem(context, asked), listEntries(context, custom.type, { size: contentLimits.mostPageSize })]);
  const elsewhere = redirectToOwn(context, request, pathBelow(custom.path, read.item.slug));
  if (elsewhere) return elsewhere;
  const at = items.findIndex(({ id }) => id === read.item.id);
  const next = at < 0 || items.length < 2 ? null : items[(at + 1) % items.length]!;
  const found = await entryFound(context, read, { path: request.path, list: { title: custom.title, path: custom.path } });
  return {
    ...found,
    model: { ...found.model, neighbours: { previous: null, next, related: [] } },
    paths: pathsBelow(custom.path, read.item),
    tags: ['entries', ...found.tags, ...(next ? [`entry:${next.id}`] : [])],
  };
};

const pathBelow = (base: string, slug: string): string => `${base}/${encodeURIComponent(slug)}`;
const pathsBelow = (base: string, { slugs }: ReadItem['item']): Record<string, string> =>
  Object.fromEntries(Object.entries(slugs).map(([lang, slug]) => [lang, pathBelow(base, slug)]));

/** An entry as a page, wherever it lives. */
export async function entryFound(
  context: Context,
  { item, nextChangeAt, productTags }: ReadItem,
  { path, list }: { path: string; list: ContentPageModel['list'] },
): Promise<Extract<PageOutcome<ContentPageModel>, { kind: 'found' }>> {
  const { absolute } = await addressesFor(context);
  const crumbs = [
    { title: m.page_home({}, { locale: context.locale }), url: absolute('/') },
    ...(list ? [{ title: list.title, url: absolute(list.path) }] : []),
    { title: item.title, url: absolute(path) },
  ];
  return {
    kind: 'found',
    model: { item, neighbours: null, list },
    meta: {
      title: item.seoTitle,
      description: item.seoDescription,
      ...(item.picture ? { og: { image: item.picture.url } } : {}),
      jsonLd: [breadcrumbLd(crumbs)],
    },
    tags: [`entry:${item.id}`, ...productTags],
    ...(item.template ? { template: item.template } : {}),
    ...(nextChangeAt ? { expiresAt: nextChangeAt } : {}),
    ...(item.languages.length > 0 ? { languages: item.languages } : {}),
  };
}

/** An entry at the root of the shop, with the template of its type. */
export async function rootEntryFound(context: Context, read: ReadItem, path: string): Promise<PageOutcome<ContentPageModel>> {
  const { type } = read.item;
  const custom = (await customCategories(context)).find((one) => one.type === type);
  const found = await entryFound(context, read, { path, list: custom ? { title: custom.title, path: custom.path } : null });
  return { template: type === 'app' ? [appTemplate(read), 'app'] : [`custom-${type}-detail`, 'custom-entry-detail'], ...found };
}

/** Named by the slug that the entry has everywhere, so that it is the same in all languages. */
const appTemplate = ({ item }: ReadItem): string => `app-${item.slugs[''] ?? item.slug}`;

/** `/app/*`: entries of the type `app`, each with a template of its own (`app-<slug>`) or the common one. */
export const appKind: AnyPageKind = {
  name: 'app',
  kind: 'app',
  query: [],
  visibility: 'public',
  async load(context, request) {
    const [read, { routes }] = await Promise.all([
      readItem(context, { kind: 'entry', type: 'app', slug: request.params['rest'] ?? '' }),
      readSettings(context.db),
    ]);
    const base = routes.appPath.replace(/\/\*$/, '');
    const elsewhere = redirectToOwn(context, request, pathBelow(base, read.item.slug));
    if (elsewhere) return elsewhere;
    const found = await entryFound(context, read, { path: request.path, list: null });
    return { template: [appTemplate(read), 'app'], ...found, paths: pathsBelow(base, read.item) };
  },
};
