/** What the shop suggests while one types, and before. */
import { Fragment } from 'react';
import * as m from '#messages';
import { detailPath, localPath, usePageView, type DetailKind, type PageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Price } from '#ui/price.tsx';

type Money = { amount: number; currency: string };
/** What a product costs, as its card says it. */
type Cost = { price: Money; linePrice: Money | null; from: boolean };

/** One suggestion; `id` is its element's. */
export type Suggestion = { id: string; title: string; path: string; isSearch?: boolean; picture: PictureData | null; price: Cost | null };

/** Suggestions of one sort under a title; a few words each lie `inLine`. */
export type SuggestionGroup = { kind: string; title: string; inLine?: boolean; found: Suggestion[] };

type Named = { slug?: string; title?: string; sku?: string; image?: PictureData | null; images?: PictureData[] } & Partial<{
  price: Money;
  linePrice: Money | null;
  priceVaries: boolean;
}>;

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
    if (typeof item === 'string') return [toSearch(item)];
    if (!item.title || !item.slug || kind === 'queries') return [];
    // A typed SKU means that variant.
    const variant = item.sku && item.sku.toLowerCase() === q.toLowerCase() ? `/${encodeURIComponent(item.sku)}` : '';
    return [
      {
        title: item.title,
        path: detailPath(view, details[kind], item.slug) + variant,
        picture: item.image ?? item.images?.[0] ?? null,
        price: item.price ? { price: item.price, linePrice: item.linePrice ?? null, from: item.priceVaries ?? false } : null,
      },
    ];
  };
  const titles: Record<GroupKind, string> = {
    queries: m.layout_suggest_queries(),
    products: m.layout_suggest_products(),
    categories: m.layout_suggest_categories(),
    collections: m.layout_suggest_collections(),
    articles: m.layout_suggest_articles(),
    pages: m.layout_suggest_pages(),
  };
  return (Object.keys(groups) as GroupKind[])
    .map((kind) => ({
      kind,
      title: titles[kind],
      found: (answer[kind] ?? [])
        .slice(0, groups[kind])
        .flatMap((item, index) => read(kind, item).map((one) => ({ ...one, id: `suggestion-${kind}-${index}` }))),
    }))
    .filter(({ found }) => found.length > 0);
}

/** A suggestion that searches for some words. */
export const toSearch = (q: string): Omit<Suggestion, 'id'> => ({
  title: q,
  path: `/search?${new URLSearchParams({ q }).toString()}`,
  isSearch: true,
  picture: null,
  price: null,
});

// The elements that have these roles of their own hold neither pictures nor links.
const roles = { list: { role: 'listbox' }, group: { role: 'group' }, option: (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) } as const;

/**
 * The list under the field; `active` is the id of the one that Enter would follow. They are links, so that they open and copy as links do;
 * `onSearch` hears of those that search for words, `onForget` that the last searches shall be forgotten.
 */
export function SuggestionList({
  groups: shown,
  active,
  id,
  onSearch,
  onForget,
}: {
  groups: readonly SuggestionGroup[];
  active: string | null;
  id: string;
  onSearch: (words: string) => void;
  onForget: () => void;
}) {
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <div id={id} {...roles.list} aria-label={m.layout_suggestions()} hidden={count === 0} className="mx-auto mt-4 max-w-3xl">
        {shown.map(({ kind, title, inLine, found }) => (
          <Fragment key={kind}>
            <p id={`suggestions-${kind}`} className="eyebrow pb-1 pt-4">
              {title}
            </p>
            <div {...roles.group} aria-labelledby={`suggestions-${kind}`} className={inLine ? 'flex flex-wrap gap-2 pb-2 pt-1' : ''}>
              {found.map((one) => (
                <Option key={one.id} one={one} isActive={one.id === active} inLine={inLine === true} onSearch={onSearch} />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      {shown[0]?.kind === 'last' && (
        <div className="mx-auto max-w-3xl">
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // It goes with what it clears.
              currentTarget.closest('form')?.querySelector<HTMLElement>('[type=search]')?.focus();
              onForget();
            }}
            className="inline-flex min-h-11 items-center text-sm text-desc underline underline-offset-4"
          >
            {m.layout_recent_searches_clear()}
          </button>
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {count > 0 ? m.layout_suggestion_count({ count }) : ''}
      </p>
    </>
  );
}

function Option({ one, isActive, inLine, onSearch }: { one: Suggestion; isActive: boolean; inLine: boolean; onSearch: (words: string) => void }) {
  const view = usePageView();
  const shape = inLine ? 'rounded-full border border-line px-4' : '-mx-3 rounded-field px-3';
  return (
    <a
      id={one.id}
      {...roles.option(isActive)}
      tabIndex={-1}
      href={localPath(view, one.path)}
      onClick={() => one.isSearch && onSearch(one.title)}
      className={`flex min-h-11 items-center gap-4 py-1 hover:bg-base-200 ${shape} ${isActive ? 'bg-base-200' : ''}`}
    >
      {one.picture && <Picture picture={{ ...one.picture, alt: '' }} sizes="56px" className="size-14 rounded-field" />}
      <span className="grow">{one.title}</span>
      {one.price && <Price {...one.price} size="small" />}
    </a>
  );
}
