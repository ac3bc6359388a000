/** A list of products with all that belongs to it: heading, ways further down, then the list with its controls. */
import * as m from '#messages';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import { detailPath, usePageView, type PageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ListingHead } from '../../contract.ts';
import type { ListingModel } from './data.ts';
import { chosenIn } from './addresses.ts';
import { BrandHead } from './brand-head.tsx';
import { isNothingFound, ListBody } from './list-body.tsx';
import { SearchBeside } from './search-beside.tsx';
import { SearchHead } from './search-head.tsx';

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
      {!nothingAsked && <ListBody model={ofOneOrTwo(model, query)} query={query} led={leadPicture(model) !== null} />}
      {model.search && <SearchBeside extras={model.search} />}
    </section>
  );
}

/** A brand's one or two products are shown large, and there is nothing to sort. */
const ofOneOrTwo = (model: ListingModel, query: URLSearchParams): ListingModel =>
  model.brand !== undefined && model.list.total <= 2 && chosenIn(query).length === 0 ? { ...model, few: true } : model;

/** The list alone, for pages that have a heading of their own; nothing where the page lists none. One or two stand beside that heading on a desk. */
export function ListedProducts({ model, data }: { settings: unknown; data: { query: string }; model: ListingModel | { list: null } }) {
  if (model.list === null) return null;
  return (
    <section className={`page-width pb-8 ${model.few ? 'beside-lead' : ''}`}>
      <ListBody model={model} query={new URLSearchParams(data.query)} buys led />
    </section>
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

/** A category is a shelf, where one looks for things at once; the others are led by their picture. */
const pictureOf = (head: ListingHead) => (head.kind === 'category' ? null : head.image);

const leadPicture = ({ head, brand }: ListingModel) => (head ? pictureOf(head) : (brand?.picture ?? null));

function ListHead({ head }: { head: ListingHead }) {
  const view = usePageView();
  const written = otherLanguageOf(head.languages, view.lang);
  return (
    <ListLead picture={pictureOf(head)}>
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
      {head.children.length > 0 && <Children items={head.children} />}
    </ListLead>
  );
}

/** The categories below this one, each with its picture. */
function Children({ items }: { items: ListingHead['children'] }) {
  const view = usePageView();
  return (
    <ul className="swipe-row mt-7 gap-3 [--swipe-width:auto] sm:flex sm:flex-wrap sm:gap-x-6" aria-label={m.list_children()}>
      {items.map(({ id, slug, title, image }) => (
        <li key={id} className="group relative flex min-h-11 items-center gap-3 max-sm:pe-3">
          {image && <Picture picture={{ ...image, alt: '' }} sizes="64px" className="size-16 shrink-0 rounded-field" />}
          <ShopLink
            path={detailPath(view, 'category', slug)}
            className="font-medium underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
          >
            {title}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
