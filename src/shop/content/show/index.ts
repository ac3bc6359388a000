/** Where contents stand, and when that changes: for addresses, site maps and caches. */
export { countContentAddresses, listContentAddresses, pagesAt } from './list-addresses.ts';
export { nextContentChange } from './next-change.ts';
