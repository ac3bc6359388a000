/** A list of products with all that belongs to it: heading, ways further down, sorting, filters, grid, pages. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ProductGrid } from '#ui/product-grid.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ListingHead } from '../../contract.ts';
import { cardOf } from '../card-of.ts';
import { Controls } from './controls.tsx';
import type { ListingModel } from './data.ts';

const eagerPictures = 4;

/** Category, tag, collection and search pages. */
export function ProductListSection({ model, data }: { settings: unknown; data: { query: string }; model: ListingModel }) {
  const view = usePageView();
  const { locale } = view;
  const { head, list, q } = model;
  const query = new URLSearchParams(data.query);
  const nothingAsked = q !== null && q.trim() === '';
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={head ? crumbsOf(head, view) : [{ title: m.search_title({}, { locale }) }]} />
      {head ? <ListHead head={head} /> : <SearchHead q={q ?? ''} />}
      {!nothingAsked && (list.total > 0 || hasFilter(query)) && <Controls model={model} query={query} />}
      {list.items.length > 0 ? (
        <>
          <h2 className="sr-only">{m.list_products({}, { locale })}</h2>
          <ProductGrid products={list.items.map((item) => cardOf(item, view))} eager={eagerPictures} />
          <Pagination page={list.page} size={list.size} total={list.total} path={view.path} query={query} />
        </>
      ) : (
        !nothingAsked && (
          <EmptyState icon="search" title={m.list_no_data({}, { locale })} text={q === null ? m.list_empty({}, { locale }) : m.search_empty({ q }, { locale })}>
            {hasFilter(query) && (
              <ButtonLink path={view.path + (q ? `?${new URLSearchParams({ q }).toString()}` : '')} look="primary">
                {m.list_clear({}, { locale })}
              </ButtonLink>
            )}
            <ButtonLink path="/">{m.list_home({}, { locale })}</ButtonLink>
          </EmptyState>
        )
      )}
    </section>
  );
}

/** Whether the address narrows the list. */
function hasFilter(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key !== 'q' && key !== 'sort' && key !== 'page' && key !== 'size');
}

function crumbsOf(head: ListingHead, view: Parameters<typeof detailPath>[0]) {
  return [
    ...head.path.filter((step) => step.slug !== head.slug).map((step) => ({ title: step.title, path: detailPath(view, 'category', step.slug) })),
    { title: head.title },
  ];
}

function ListHead({ head }: { head: ListingHead }) {
  const view = usePageView();
  return (
    <div className="mb-8 mt-4 lg:mb-10 lg:mt-8">
      <h1 className="title-1">{head.title}</h1>
      {head.description ? (
        <div className="rich-text mt-4 text-desc" dangerouslySetInnerHTML={{ __html: head.description }} />
      ) : (
        head.summary && <p className="mt-4 max-w-2xl text-desc">{head.summary}</p>
      )}
      {head.children.length > 0 && (
        <ul className="mt-7 flex flex-wrap gap-2" aria-label={m.list_children({}, { locale: view.locale })}>
          {head.children.map((child) => (
            <li key={child.id}>
              <ShopLink
                path={detailPath(view, 'category', child.slug)}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-5 hover:border-base-content"
              >
                {child.title}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SearchHead({ q }: { q: string }) {
  const view = usePageView();
  const { locale } = view;
  return (
    <div className="mb-8 mt-4 lg:mb-10 lg:mt-8">
      <h1 className="title-1">{q.trim() ? m.search_for({ q }, { locale }) : m.search_title({}, { locale })}</h1>
      <search>
        <form method="get" className="mt-6 flex max-w-xl gap-3">
          <label htmlFor="search-q" className="sr-only">
            {m.search_title({}, { locale })}
          </label>
          <input
            id="search-q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            required
            placeholder={m.layout_search_placeholder({}, { locale })}
            className="field-box"
          />
          <button type="submit" className="btn btn-primary h-12 px-6 text-base font-medium">
            {m.search_title({}, { locale })}
          </button>
        </form>
      </search>
    </div>
  );
}
