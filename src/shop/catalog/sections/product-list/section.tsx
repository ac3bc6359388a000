/** A list of products with all that belongs to it: heading, ways further down, then the list with its controls. */
import * as m from '#messages';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import { detailPath, usePageView, type PageView } from '#ui/page-view.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ListingHead } from '../../contract.ts';
import type { ListingModel } from './data.ts';
import { isNothingFound, ListBody } from './list-body.tsx';
import { SearchBeside } from './search-beside.tsx';

/** Category, tag, collection and search pages. */
export function ProductListSection({ model, data }: { settings: unknown; data: { query: string }; model: ListingModel }) {
  const view = usePageView();
  const { head, q } = model;
  const query = new URLSearchParams(data.query);
  const nothingAsked = q !== null && q.trim() === '';
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={crumbsOfPage(model, view)} />
      {head && <ListHead head={head} />}
      {model.brand !== undefined && <BrandHead brand={model.brand} />}
      {q !== null && <SearchHead q={q} isNothingFound={isNothingFound(model, query)} />}
      {model.search?.insteadOf && !nothingAsked && <p className="mb-8 text-lg">{m.search_instead({ q: q!, other: model.search.insteadOf })}</p>}
      {!nothingAsked && <ListBody model={model} query={query} />}
      {model.search && <SearchBeside extras={model.search} />}
    </section>
  );
}

/** The list alone, for pages that have a heading of their own; nothing where the page lists none. One or two stand beside that heading on a desk. */
export function ListedProducts({ model, data }: { settings: unknown; data: { query: string }; model: ListingModel | { list: null } }) {
  if (model.list === null) return null;
  return (
    <section className={`page-width pb-8 ${model.few ? 'beside-lead' : ''}`}>
      <ListBody model={model} query={new URLSearchParams(data.query)} buys />
    </section>
  );
}

function BrandHead({ brand }: { brand: NonNullable<ListingModel['brand']> }) {
  return (
    <ListLead picture={brand.picture}>
      {brand.image && <img src={pictureUrl(brand.image, 320, 'webp')} alt="" width={160} height={80} className="mb-4 h-20 w-40 object-contain object-left" />}
      <h1 className="title-1">{brand.title}</h1>
      {brand.description && <RichText html={brand.description} className="mt-4 text-desc" />}
    </ListLead>
  );
}

function crumbsOfPage({ head, brand }: ListingModel, view: PageView) {
  if (head) return crumbsOf(head, view);
  return brand === undefined ? [{ title: m.search_title() }] : [brand.list, { title: brand.title }];
}

function crumbsOf(head: ListingHead, view: PageView) {
  return [
    ...(head.kind === 'tag' ? [{ title: m.page_tags(), path: '/tag' }] : []),
    ...head.path.filter((step) => step.slug !== head.slug).map((step) => ({ title: step.title, path: detailPath(view, 'category', step.slug) })),
    { title: head.title, lang: otherLanguageOf(head.languages, view.lang) },
  ];
}

function ListHead({ head }: { head: ListingHead }) {
  const view = usePageView();
  const written = otherLanguageOf(head.languages, view.lang);
  // A category is a shelf, where one looks for things at once; the others are led by their picture.
  return (
    <ListLead picture={head.kind === 'category' ? null : head.image}>
      <h1 lang={written} className="title-1">
        {head.title}
      </h1>
      {head.description ? (
        <RichText html={head.description} lang={written} className="mt-4 text-desc" />
      ) : (
        head.summary && (
          <p lang={written} className="mt-4 max-w-2xl text-desc">
            {head.summary}
          </p>
        )
      )}
      {head.children.length > 0 && (
        <ul className="swipe-row mt-7 gap-2 [--swipe-width:auto] sm:flex sm:flex-wrap" aria-label={m.list_children()}>
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
    </ListLead>
  );
}

function SearchHead({ q, isNothingFound: none }: { q: string; isNothingFound: boolean }) {
  const title = () => (none ? m.search_nothing({ q }) : m.search_for({ q }));
  return (
    <div className={`mt-4 lg:mt-8 ${none ? 'mb-6' : 'mb-8 lg:mb-10'}`}>
      <h1 className="title-1 wrap-anywhere">{q.trim() ? title() : m.search_title()}</h1>
      <search>
        <form method="get" className="mt-6 flex max-w-xl items-center gap-3">
          <label htmlFor="search-q" className="sr-only">
            {m.search_title()}
          </label>
          <input
            id="search-q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            required
            placeholder={m.layout_search_placeholder()}
            className="field-box"
          />
          <button type="submit" className="btn btn-primary h-12 px-6 text-base font-medium">
            {m.search_title()}
          </button>
          {/* Sighted visitors read it in the heading. */}
          {none && <span className="sr-only">{m.list_no_data()}</span>}
        </form>
      </search>
    </div>
  );
}
