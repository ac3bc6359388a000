/** Content: pages of words (about, shipping, privacy …), by slug and in the languages there are. */
export { createPages } from './create-pages.ts';
export { listPageAddresses } from './list-addresses.ts';
export { pagesById } from './pages-by-id.ts';
export { findPages, readPage, readRootPage } from './read-page.ts';
export type { ContentPage } from './contract.ts';
