/** A list with its controls: one plain form that asks for the same page with another query; facets beside the products, on a phone in a drawer. */
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { detailPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ChooseLink } from '#ui/products/choose-link.tsx';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import type { Facet } from '../../contract.ts';
import { cardOf } from '../card-of.ts';
import { inOffer, priceInCart } from './in-offer.ts';
import { chosenIn, queryText, withoutChoices } from './addresses.ts';
import { Chips } from './chips.tsx';
import { countText, showText } from './count-text.ts';
import { formId, panelId, type ListingModel } from './data.ts';
import { FacetGroups } from './facets.tsx';
import { ListForm } from './list-form/island.tsx';
import { usefulFacets } from './shown-facets.ts';
import { SortChoice } from './sort-choice.tsx';

const eagerPictures = 4;
const fewestToSort = 4;

type ListBodyProps = { model: ListingModel; query: URLSearchParams; buys?: boolean; led?: boolean };

/**
 * Parts marked `data-rerender` are all that changes when something is chosen. `buys`: each card says how it can be bought. `led`: a large picture comes
 * before the list, and those of the products are not to compete with it.
 */
export function ListBody({ model, query, buys = false, led = false }: ListBodyProps) {
  const view = usePageView();
  const { list, q, few = false } = model;
  const facets = few ? [] : usefulFacets(list.facets, { query, total: list.total, isCollected: model.head?.kind === 'collection' });
  const hasFacets = facets.length > 0;
  const columns = hasFacets ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10' : '';
  return (
    <div className={columns}>
      <form id={formId} method="get" className="hidden">
        {q !== null && <input type="hidden" name="q" value={q} />}
      </form>
      <Island name="list-form" of={ListForm} when="gesture" as="span" className="hidden" props={{ form: formId, currency: view.currency }} />
      {hasFacets && <FacetPanel facets={facets} query={query} show={showText(list, view.locale)} />}
      <div id="list-results" data-rerender="" data-say={countText(list, view.locale)} tabIndex={-1} className="min-w-0 outline-none">
        {!few && !isNothingFound(model, query) && <Toolbar model={model} facets={facets} chosen={chosenIn(query).length} />}
        <Chips facets={list.facets} query={query} />
        <Products model={model} query={query} buys={buys} led={led} />
      </div>
    </div>
  );
}

function FacetPanel({ facets, query, show }: { facets: readonly Facet[]; query: URLSearchParams; show: string }) {
  return (
    <section id={panelId} popover="auto" className="side-panel facet-panel" aria-label={m.list_filter()}>
      <div className="flex h-16 items-center justify-between border-b border-line lg:hidden">
        <span className="title-4">{m.list_filter()}</span>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="-mr-3 inline-flex size-11 items-center justify-center"
          aria-label={m.list_filter_close()}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div id="list-facet-groups" data-rerender="">
        <FacetGroups facets={facets} query={query} />
        <div className="sticky bottom-0 bg-base-100 py-4 noscript:hidden lg:hidden">
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className="btn btn-primary h-12 w-full">
            {show}
          </button>
        </div>
      </div>
      <button type="submit" form={formId} className="btn btn-primary my-6 hidden h-12 w-full noscript:inline-flex">
        {m.list_apply()}
      </button>
    </section>
  );
}

function Toolbar({ model, facets, chosen }: { model: ListingModel; facets: readonly Facet[]; chosen: number }) {
  const view = usePageView();
  return (
    <div className="list-toolbar mb-6 flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line">
      {facets.length > 0 && (
        <button type="button" popoverTarget={panelId} className="inline-flex h-14 items-center gap-3 text-sm font-medium lg:hidden">
          <Icon name="sliders" />
          {chosen > 0 ? m.list_filter_count({ count: chosen }) : m.list_filter()}
        </button>
      )}
      <p className="text-sm text-desc">{countText(model.list, view.locale)}</p>
      {model.list.total >= fewestToSort && <SortChoice sort={model.sort} q={model.q} />}
    </div>
  );
}

/** Whether a search as a whole found no product: the title says so, and nothing is there to sort or to count. */
export const isNothingFound = ({ list, q }: ListingModel, query: URLSearchParams): boolean => q !== null && list.total === 0 && chosenIn(query).length === 0;

function Products({ model, query, buys, led }: Required<ListBodyProps>) {
  const view = usePageView();
  const { list } = model;
  // The page's head says so.
  if (isNothingFound(model, query)) return null;
  if (list.items.length > 0) {
    const asked = new URLSearchParams(queryText(query, view.currency));
    const offer = model.offer ?? null;
    const cards = list.items.map((item) => cardOf(item, view));
    return (
      <>
        <h2 className="sr-only">{m.list_products()}</h2>
        <ProductGrid
          products={cards.map((card) => inOffer(card, offer))}
          eager={led ? 0 : eagerPictures}
          few={model.few ?? false}
          {...(buys &&
            view.shows.carts && {
              foot: (index: number) => (
                <>
                  <InCart price={priceInCart(cards[index]!, offer)} from={cards[index]!.from} />
                  <Choose product={list.items[index]!} />
                </>
              ),
            })}
        />
        <Pagination page={list.page} size={list.size} total={list.total} path={view.path} query={asked} />
      </>
    );
  }
  const isChosen = chosenIn(query).length > 0;
  return (
    <EmptyState icon="search" title={m.list_no_data()} text={isChosen ? m.list_none_left() : m.list_empty()}>
      {isChosen && (
        <ButtonLink path={view.path + queryText(withoutChoices(query), view.currency)} look="primary">
          {m.list_clear()}
        </ButtonLink>
      )}
      <ButtonLink path="/">{m.list_home()}</ButtonLink>
    </EmptyState>
  );
}

/** What the page's offer leaves of the price. */
function InCart({ price, from }: { price: ProductCardData['price'] | null; from: boolean }) {
  const say = useMoney();
  if (!price) return null;
  return (
    <p className="mb-3 text-sm font-medium text-sales-price tabular-nums">
      {m.list_price_in_cart({ price: from ? m.ui_price_from({ price: say(price) }) : say(price) })}
    </p>
  );
}

/** Nothing where it cannot be bought. */
function Choose({ product: { slug, title, variantCount, swatches, showCart, stock } }: { product: ListingModel['list']['items'][number] }) {
  const view = usePageView();
  if (!showCart || stock === 'out') return null;
  return <ChooseLink path={detailPath(view, 'product', slug)} title={title} variantCount={variantCount} colours={swatches.length} slug={slug} />;
}
