/** Which address is which page: the route table made of the settings, and addresses by it. */
export { pagePath, pathOf, usualPagePath } from './addresses.ts';
export { isFixedAddress, reservedSegments } from './rules.ts';
export { fixedPages, userPages, type PageName } from './rules-pages.ts';
export { fillPattern } from './rules-pattern.ts';
export { buildRouteTable, findRule, formerAddress, type RouteRule, type RouteTable } from './rules-table.ts';
