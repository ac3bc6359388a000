/** The order of a list. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/shop-error.ts';
import { usePageView } from '#ui/page-view.tsx';
import { productSorts, type ProductSort } from '../../contract.ts';
import { formId } from './data.ts';

/** A choice that belongs to the list's form, with a button for browsers without script. */
export function SortChoice({ sort, q }: { sort: ProductSort; q: string | null }) {
  const { locale } = usePageView();
  return (
    <div className="flex h-14 items-center gap-3">
      <label htmlFor="list-sort" className="text-sm text-desc max-md:sr-only">
        {m.list_sort({}, { locale })}
      </label>
      <select
        id="list-sort"
        name="sort"
        form={formId}
        defaultValue={sort}
        className="h-11 cursor-pointer rounded-field bg-transparent pr-1 text-sm font-medium"
      >
        {productSorts.map((choice) => (
          <option key={choice} value={choice}>
            {sortTitle(choice, q, locale)}
          </option>
        ))}
      </select>
      <button type="submit" form={formId} className="btn btn-sm hidden noscript:inline-flex">
        {m.list_apply({}, { locale })}
      </button>
    </div>
  );
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
