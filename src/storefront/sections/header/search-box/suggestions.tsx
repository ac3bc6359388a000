/** What the shop suggests while one types. */
import { Fragment } from 'react';
import * as m from '#messages';
import { detailPath, localPath, usePageView, type DetailKind, type PageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Price } from '#ui/price.tsx';

type Money = { amount: number; currency: string };

/** One suggestion; `id` is its element's. */
export type Suggestion = { id: string; title: string; path: string; picture: PictureData | null; price: Money | null };

/** Suggestions of one sort. */
export type SuggestionGroup = { kind: GroupKind; found: Suggestion[] };

type Named = { slug?: string; title?: string; sku?: string; image?: PictureData | null; images?: PictureData[]; price?: Money };

const groups = { queries: 4, products: 5, categories: 3, collections: 3, articles: 3, pages: 3 } as const;
type GroupKind = keyof typeof groups;
const details: Record<Exclude<GroupKind, 'queries'>, DetailKind> = {
  products: 'product',
  categories: 'category',
  collections: 'collection',
  articles: 'article',
  pages: 'page',
};

/** Reads the answer of `/search/suggest`, in the order in which groups are shown. */
export function readSuggestions(data: unknown, view: Pick<PageView, 'paths'>, q: string): SuggestionGroup[] {
  const answer = (data ?? {}) as Record<string, (Named | string)[] | undefined>;
  const read = (kind: GroupKind, item: Named | string): Omit<Suggestion, 'id'>[] => {
    if (typeof item === 'string') return [{ title: item, path: `/search?${new URLSearchParams({ q: item }).toString()}`, picture: null, price: null }];
    if (!item.title || !item.slug || kind === 'queries') return [];
    // A typed SKU means that variant.
    const variant = item.sku && item.sku.toLowerCase() === q.toLowerCase() ? `/${encodeURIComponent(item.sku)}` : '';
    return [
      {
        title: item.title,
        path: detailPath(view, details[kind], item.slug) + variant,
        picture: item.image ?? item.images?.[0] ?? null,
        price: item.price ?? null,
      },
    ];
  };
  return (Object.keys(groups) as GroupKind[])
    .map((kind) => ({
      kind,
      found: (answer[kind] ?? [])
        .slice(0, groups[kind])
        .flatMap((item, index) => read(kind, item).map((one) => ({ ...one, id: `suggestion-${kind}-${index}` }))),
    }))
    .filter(({ found }) => found.length > 0);
}

// The elements that have these roles of their own hold neither pictures nor links.
const roles = { list: { role: 'listbox' }, group: { role: 'group' }, option: (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) } as const;

/** The list under the field; `active` is the id of the one that Enter would follow. They are links, so that they open and copy as links do. */
export function SuggestionList({ groups: shown, active, id }: { groups: readonly SuggestionGroup[]; active: string | null; id: string }) {
  const view = usePageView();
  const titles: Record<GroupKind, string> = {
    queries: m.layout_suggest_queries(),
    products: m.layout_suggest_products(),
    categories: m.layout_suggest_categories(),
    collections: m.layout_suggest_collections(),
    articles: m.layout_suggest_articles(),
    pages: m.layout_suggest_pages(),
  };
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <div id={id} {...roles.list} aria-label={m.layout_suggestions()} hidden={count === 0} className="mx-auto mt-4 max-w-3xl">
        {shown.map(({ kind, found }) => (
          <Fragment key={kind}>
            <p id={`suggestions-${kind}`} className="eyebrow px-3 pb-1 pt-4">
              {titles[kind]}
            </p>
            <div {...roles.group} aria-labelledby={`suggestions-${kind}`}>
              {found.map((one) => (
                <a
                  key={one.id}
                  id={one.id}
                  {...roles.option(one.id === active)}
                  tabIndex={-1}
                  href={localPath(view, one.path)}
                  className={`flex min-h-11 items-center gap-4 rounded-field px-3 py-1 hover:bg-base-200 ${one.id === active ? 'bg-base-200' : ''}`}
                >
                  {one.picture && <Picture picture={{ ...one.picture, alt: '' }} sizes="56px" className="size-14 rounded-field" />}
                  <span className="grow">{one.title}</span>
                  {one.price && <Price price={one.price} size="small" />}
                </a>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {count > 0 ? m.layout_suggestion_count({ count }) : ''}
      </p>
    </>
  );
}
