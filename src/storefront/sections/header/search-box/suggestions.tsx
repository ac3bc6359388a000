/** What the shop suggests while one types. */
import type { KeyboardEvent } from 'react';
import * as m from '#messages';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Price } from '#ui/price.tsx';

/** One suggestion. */
export type Suggestion = {
  kind: 'product' | 'other';
  title: string;
  path: string;
  picture: PictureData | null;
  price: { amount: number; currency: string } | null;
};

type Named = {
  slug?: string;
  title?: string;
  path?: string;
  picture?: PictureData | null;
  image?: PictureData | null;
  images?: PictureData[];
  price?: { amount: number; currency: string };
};

const mostProducts = 5;
const mostOthers = 3;

/** Reads the answer of `/search/suggest`: products first, then categories, collections, articles and pages. */
export function readSuggestions(data: unknown): Suggestion[] {
  const answer = (data ?? {}) as Record<string, Named[] | undefined>;
  const read = (key: string, base: string, limit: number): Suggestion[] =>
    (answer[key] ?? []).slice(0, limit).flatMap((item) =>
      item.title && (item.slug ?? item.path)
        ? [
            {
              kind: base === '/product/' ? 'product' : 'other',
              title: item.title,
              path: item.path ?? `${base}${item.slug}`,
              picture: item.picture ?? item.image ?? item.images?.[0] ?? null,
              price: item.price ?? null,
            },
          ]
        : [],
    );
  return [
    ...read('products', '/product/', mostProducts),
    ...read('categories', '/category/', mostOthers),
    ...read('collections', '/collection/', mostOthers),
    ...read('articles', '/article/', mostOthers),
    ...read('pages', '/page/', mostOthers),
  ];
}

/** The list under the field: links, so that they open, prefetch and copy as links do. */
export function SuggestionList({ found, onKeyDown }: { found: readonly Suggestion[]; onKeyDown: (event: KeyboardEvent) => void }) {
  const view = usePageView();
  const { locale } = view;
  return (
    <>
      {found.length > 0 && (
        <ul aria-label={m.layout_suggestions({}, { locale })} className="mx-auto mt-4 max-w-3xl">
          {found.map((one) => (
            <li key={one.path}>
              <a
                href={localPath(view, one.path)}
                data-suggestion=""
                onKeyDown={onKeyDown}
                className="flex min-h-12 items-center gap-4 rounded-field px-3 py-2 hover:bg-base-200 focus:bg-base-200"
              >
                {one.picture && <Picture picture={{ ...one.picture, alt: '' }} sizes="56px" className="size-14 rounded-field" />}
                <span className="grow">{one.title}</span>
                {one.price && <Price price={one.price} size="small" />}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only" aria-live="polite">
        {found.length > 0 ? m.layout_suggestion_count({ count: found.length }, { locale }) : ''}
      </p>
    </>
  );
}
