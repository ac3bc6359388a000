/** What a search found besides products, and ways on where it found none. */
import * as m from '#messages';
import { Picture } from '#ui/picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { Bestsellers } from '../bestsellers/section.tsx';
import type { SearchExtras } from './data.ts';

/** Lists of links, each only where there is something in it. */
export function SearchBeside({ extras }: { extras: SearchExtras }) {
  const queries = extras.queries.map((q) => ({ title: q, path: `/search?${new URLSearchParams({ q }).toString()}` }));
  return (
    <>
      <Links title={m.search_try()} ways={queries} />
      <Categories categories={extras.categories} />
      <Bestsellers items={extras.bestsellers} />
      <Articles articles={extras.articles} />
      <Links title={m.search_pages()} ways={extras.pages} />
    </>
  );
}

/** In one row on a desk. */
function Categories({ categories }: Pick<SearchExtras, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <div className="mt-14">
      <SectionHeading title={m.search_categories()} />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6 md:grid-cols-9 lg:gap-x-5">
        {categories.map(({ title, path, picture }) => (
          <li key={path} className="group relative">
            {picture ? (
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 11vw, 33vw" className="zoom-on-hover aspect-square w-full rounded-box" />
            ) : (
              <div className="aspect-square w-full rounded-box bg-base-200" />
            )}
            <ShopLink path={path} className="mt-2.5 block text-sm font-medium underline-offset-4 after:absolute after:inset-0 group-hover:underline">
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A small picture beside each title. */
function Articles({ articles }: Pick<SearchExtras, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <div className="mt-16 lg:mt-28">
      <SectionHeading title={m.search_articles()} />
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ title, path, picture }) => (
          <li key={path} className="group relative flex items-center gap-4">
            {picture ? (
              <Picture picture={{ ...picture, alt: '' }} sizes="128px" className="aspect-4/3 w-28 shrink-0 rounded-field lg:w-32" />
            ) : (
              <span className="aspect-4/3 w-28 shrink-0 rounded-field bg-base-200 lg:w-32" />
            )}
            <ShopLink path={path} className="title-4 min-w-0 wrap-anywhere underline-offset-4 after:absolute after:inset-0 group-hover:underline">
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ title, ways }: { title: string; ways: SearchExtras['pages'] }) {
  if (ways.length === 0) return null;
  return (
    <div className="mt-8">
      <h2 className="text-sm text-desc">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
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
