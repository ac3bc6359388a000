/** Searching the catalogue: the products that are meant while somebody types, and a text as it is compared. */
export { isSku, suggestProducts } from '../lists/list-products.ts';
export { fold, lexemesOf } from './search-words.ts';
