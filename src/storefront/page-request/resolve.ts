/** Step 1 of a page request: from the address to what is asked for (route, format, and the parameters that the page depends on). */
import { isStorable } from '#kit/pure/storable-text.ts';
import type { AnyPageKind, PageRequest } from '#kit/server/page/page-kind.ts';
import type { RouteTable } from '#shop/settings/routes/index.ts';
import { matchPath } from '../routes/match.ts';
import type { PageAccess, PageCall, PageFormat, ResolvedRequest, StorefrontParts } from '../storefront-parts.ts';

const longestValue = 200;
const mostValues = 40;

/** Resolves an address. Parameters that the kind does not name (userAgent, referer, cookies, utm …) are dropped here, before cache and log. */
export async function resolveRequest(parts: Pick<StorefrontParts, 'kinds' | 'currencyFor'>, table: RouteTable, call: PageCall): Promise<ResolvedRequest> {
  const match = matchPath(table, call.pathname);
  const kind = match.rule ? (parts.kinds.get(match.rule.page) ?? null) : null;
  const inAddress = call.query.get('currency') ?? undefined;
  const currency = await parts.currencyFor([inAddress, ...call.currencies], match.lang);
  const format = formatOf(call.query);
  return {
    match,
    kind,
    format,
    query: ownParameters(kind?.query ?? [], call.query),
    currency,
    currencyInAddress: inAddress === currency,
    hideHead: isSet(call.query.get('hideHead')),
    hideFoot: isSet(call.query.get('hideFoot')),
    access: accessOf(kind),
    isShell: kind?.access === 'user' && format === 'document',
    isShared: !call.preview && kind?.visibility !== 'private',
  };
}

/** How an answer to a query is to be sent. */
export const formatOf = (query: URLSearchParams): PageFormat => (query.get('request') === 'route' ? 'route' : 'document');

/** The input of a loader. */
export function pageRequestOf({ match, query }: ResolvedRequest): PageRequest {
  const type = match.rule?.type;
  return { params: match.params, query, path: match.path, ...(type ? { type } : {}) };
}

const accessOf = (kind: AnyPageKind | null): PageAccess => (!kind || kind.visibility === 'public' ? 'public' : (kind.access ?? 'shopper'));

/** A name that ends in `.` stands for all names that begin so (`opt.`). */
function ownParameters(names: readonly string[], given: URLSearchParams): URLSearchParams {
  const own: [string, string][] = [];
  for (const [name, whole] of given) {
    // A search query is cut, as its field does; no page knows other values that long.
    const value = name === 'q' ? firstCharacters(whole) : whole;
    if (
      value !== '' &&
      value.length <= longestValue &&
      isStorable(name + value) &&
      own.length < mostValues &&
      names.some((own) => (own.endsWith('.') ? name.startsWith(own) : name === own))
    )
      own.push([name, value]);
  }
  own.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0));
  return new URLSearchParams(own);
}

/** No character is cut in two. */
const firstCharacters = (text: string) => (text.length <= longestValue ? text : text.slice(0, longestValue).replace(/[\uD800-\uDBFF]$/, ''));

const isSet = (value: string | null) => value === '1' || value === 'true';
