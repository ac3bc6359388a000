/** From an address to what is asked: route, format, and the parameters that the page depends on. */
import { isStorable } from '#kit/pure/storable-text.ts';
import type { AskedPage, StorefrontParts } from './page-parts.ts';
import { matchPath } from './routes/match.ts';
import type { RouteTable } from '#shop/settings/index.ts';

const longestValue = 200;
const mostValues = 40;

/** Reads an address. Parameters that the kind does not name (userAgent, referer, cookies, utm …) are dropped here, before cache and log. */
export async function askPage(
  parts: StorefrontParts,
  table: RouteTable,
  address: { pathname: string; query: URLSearchParams; currencies: readonly (string | undefined)[] },
): Promise<AskedPage> {
  const match = matchPath(table, address.pathname);
  const kind = match.rule ? (parts.kinds.get(match.rule.page) ?? null) : null;
  const inAddress = address.query.get('currency') ?? undefined;
  const currency = await parts.currencyFor([inAddress, ...address.currencies]);
  return {
    match,
    kind,
    format: address.query.get('request') === 'route' ? 'route' : 'document',
    query: ownParameters(kind?.query ?? [], address.query),
    currency,
    currencyInAddress: inAddress === currency,
    hideHead: isSet(address.query.get('hideHead')),
    hideFoot: isSet(address.query.get('hideFoot')),
  };
}

/** A name that ends in `.` or `*` stands for all names that begin so (`opt.`). */
function ownParameters(names: readonly string[], given: URLSearchParams): URLSearchParams {
  const own: [string, string][] = [];
  for (const [name, whole] of given) {
    // What somebody searches for is cut, as its field does; anything else that long is nothing that a page knows.
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
