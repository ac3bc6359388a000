/** What pages that list products show. */
import type { ListingHead, ProductList, ProductSort } from '../../contract.ts';

/** The model of category, tag, collection and search pages. A search has no head but the words searched for. */
export type ListingModel = {
  head: ListingHead | null;
  list: ProductList;
  sort: ProductSort;
  /** What was searched for; null on pages that are no search. */
  q: string | null;
};
