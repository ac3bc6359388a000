/** What a search found besides products, and ways on where it found none. */
import * as m from '#messages';
import { ShopLink } from '#ui/shop-link.tsx';
import { Bestsellers } from '../bestsellers/section.tsx';
import type { SearchExtras } from './data.ts';

/** Lists of links, each only where there is something in it. */
export function SearchBeside({ extras }: { extras: SearchExtras }) {
  const queries = extras.queries.map((q) => ({ title: q, path: `/search?${new URLSearchParams({ q }).toString()}` }));
  return (
    <>
      <Bestsellers items={extras.bestsellers} />
      <Links title={m.search_try()} ways={queries} />
      <Links title={m.search_categories()} ways={extras.categories} />
      <Links title={m.search_articles()} ways={extras.articles} />
      <Links title={m.search_pages()} ways={extras.pages} />
    </>
  );
}

function Links({ title, ways }: { title: string; ways: SearchExtras['pages'] }) {
  if (ways.length === 0) return null;
  return (
    <div className="mt-10">
      <h2 className="title-4">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {ways.map((way) => (
          <li key={way.path}>
            <ShopLink path={way.path} className="inline-flex min-h-11 items-center rounded-full border border-line px-5 hover:border-base-content">
              {way.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
