/** What pages that list products show. */
import type { PictureData } from '#ui/picture-data.ts';
import type { BrandItem, ListingHead, ProductList, ProductSort } from '../../contract.ts';

type Way = { title: string; path: string };

/** The model of pages that list products. The heading of a search is its query. */
export type ListingModel = {
  head: ListingHead | null;
  /** The brand whose products these are, with a picture that leads the page, and the list of brands above it. */
  brand?: BrandItem & { picture: PictureData | null; list: Way };
  list: ProductList;
  sort: ProductSort;
  /** One or two products that are all a page is about: there is nothing to sort or to choose from. */
  few?: boolean;
  /** The offer whose products these are: its words lead on their cards, and its share (basis points) is taken off their prices. */
  offer?: { text: string; basisPoints: number | null } | null;
  /** What was searched for; null on pages that are no search. */
  q: string | null;
  /** Of a search: what it found besides products, and ways on where it found none. */
  search?: SearchExtras;
};

/** What stands beside the products that a search found. Paths are without language prefix. */
export type SearchExtras = {
  /** What was searched for instead, because nothing matched. */
  insteadOf: string | null;
  articles: (Way & { picture: PictureData | null })[];
  pages: Way[];
  /** Suggested searches and categories; where no product was found or nothing asked. */
  queries: string[];
  categories: (Way & { picture: PictureData | null })[];
  /** What sells best, where no product or only a few were found, or nothing was asked; without those. */
  bestsellers: ProductList['items'];
};

/** The form that all controls of a list belong to, wherever they stand. */
export const formId = 'list-form';
/** The panel with the facets: beside the list on a wide screen, a drawer on a narrow one. */
export const panelId = 'list-facets';
