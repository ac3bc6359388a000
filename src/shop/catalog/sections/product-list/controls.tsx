/** Count, order and filters of a list: one plain form that asks for the same page with another query. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import type { Locale } from '#kit/pure/shop-error.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { Facet, ProductSort } from '../../contract.ts';
import { AutoSubmit } from './auto-submit/island.tsx';
import type { ListingModel } from './data.ts';

const formId = 'list-form';

/** With script a change is sent at once; without, by the button. */
export function Controls({ model, query }: { model: ListingModel; query: URLSearchParams }) {
  const { locale } = usePageView();
  const { list, sort, q } = model;
  const facets = list.facets.filter((facet) => facet.values.length > 1 || query.has(facet.key));
  return (
    <form id={formId} method="get" className="relative mb-8 min-h-14 border-y border-line">
      {q !== null && <input type="hidden" name="q" value={q} />}
      {facets.length > 0 && <Filters facets={facets} query={query} />}
      <p
        className={`pointer-events-none text-sm text-desc max-sm:sr-only sm:absolute sm:top-0 sm:flex sm:h-14 sm:items-center ${facets.length > 0 ? 'sm:inset-x-0 sm:justify-center' : 'sm:left-0'}`}
      >
        {m.list_count({ count: list.total }, { locale })}
      </p>
      <div className="absolute right-0 top-0 flex h-14 items-center gap-3">
        <label htmlFor="list-sort" className="text-sm text-desc max-md:sr-only">
          {m.list_sort({}, { locale })}
        </label>
        <select id="list-sort" name="sort" defaultValue={sort} className="h-11 cursor-pointer rounded-field bg-transparent pr-1 text-sm font-medium">
          {sortsFor(q).map((choice) => (
            <option key={choice} value={choice}>
              {sortTitle(choice, q, locale)}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-sm hidden noscript:inline-flex">
          {m.list_apply({}, { locale })}
        </button>
      </div>
      <Island name="auto-submit" of={AutoSubmit} when="idle" as="span" props={{ form: formId }} />
    </form>
  );
}

function Filters({ facets, query }: { facets: readonly Facet[]; query: URLSearchParams }) {
  const { locale } = usePageView();
  const chosen = facets.reduce((sum, facet) => sum + query.getAll(facet.key).length, 0);
  return (
    <details className="group" open={chosen > 0}>
      <summary className="flex h-14 w-fit cursor-pointer list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="sliders" />
        {chosen > 0 ? m.list_filter_count({ count: chosen }, { locale }) : m.list_filter({}, { locale })}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-6 border-t border-line pb-6 pt-5 sm:grid-cols-2 lg:grid-cols-4">
        {facets.map((facet) => (
          <fieldset key={facet.key} className="min-w-0">
            <legend className="mb-2 text-sm font-medium">{facet.title}</legend>
            <div className="flex max-h-56 flex-col overflow-y-auto">
              {facet.values.map((value) => (
                <label key={value.value} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    name={facet.key}
                    value={value.value}
                    defaultChecked={query.getAll(facet.key).includes(value.value)}
                    className="checkbox checkbox-sm border-field"
                  />
                  <span>
                    {value.title} <span className="text-desc">{value.count}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function sortsFor(q: string | null): ProductSort[] {
  return q === null ? ['relevance', 'newest', 'price', '-price', 'sales'] : ['relevance', 'newest', 'price', '-price'];
}

function sortTitle(sort: ProductSort, q: string | null, locale: Locale): string {
  const titles: Record<ProductSort, () => string> = {
    relevance: () => (q === null ? m.list_sort_recommended({}, { locale }) : m.list_sort_relevance({}, { locale })),
    newest: () => m.list_sort_newest({}, { locale }),
    price: () => m.list_sort_price({}, { locale }),
    '-price': () => m.list_sort_price_down({}, { locale }),
    sales: () => m.list_sort_sales({}, { locale }),
    rating: () => m.list_sort_rating({}, { locale }),
  };
  return titles[sort]();
}
