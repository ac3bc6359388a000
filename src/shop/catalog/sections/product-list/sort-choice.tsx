/** The order of a list. */
import * as m from '#messages';
import { productSorts, type ProductSort } from '../../contract.ts';
import { formId } from './data.ts';

/** A choice that belongs to the list's form, with a button for browsers without script. */
export function SortChoice({ sort, q }: { sort: ProductSort; q: string | null }) {
  return (
    <div className="flex h-14 items-center gap-3">
      <label htmlFor="list-sort" className="text-sm text-desc max-md:sr-only">
        {m.list_sort()}
      </label>
      <select
        id="list-sort"
        name="sort"
        form={formId}
        defaultValue={sort}
        className="field-box -mr-3.5 min-h-11 w-auto cursor-pointer border-transparent text-sm font-medium"
      >
        {productSorts.map((choice) => (
          <option key={choice} value={choice}>
            {sortTitle(choice, q)}
          </option>
        ))}
      </select>
      <button type="submit" form={formId} className="btn btn-sm hidden noscript:inline-flex">
        {m.list_apply()}
      </button>
    </div>
  );
}

function sortTitle(sort: ProductSort, q: string | null): string {
  const titles: Record<ProductSort, () => string> = {
    relevance: () => (q === null ? m.list_sort_recommended() : m.list_sort_relevance()),
    newest: () => m.list_sort_newest(),
    price: () => m.list_sort_price(),
    '-price': () => m.list_sort_price_down(),
    sales: () => m.list_sort_sales(),
    rating: () => m.list_sort_rating(),
  };
  return titles[sort]();
}
