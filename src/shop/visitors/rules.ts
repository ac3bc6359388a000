/** Pure decisions of tracking: what is stored of an address, and what counts as one visit. */

/** A page left alone for longer than this begins a new visit. */
export const visitGapMs = 30 * 60_000;

/** Longest address that is stored. */
export const longestStored = 500;

// Everything else in a query may be a secret (tokens, order numbers, e-mail addresses) and is dropped.
const storedParameters = new Set(['q', 'page', 'sort', 'currency', 'category', 'tag', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']);

/** A page of the shop as it is stored: path and harmless query parameters, no host, no fragment. Null for what is no address. */
export function pageAddress(text: string): string | null {
  const url = parse(text, 'http://shop.invalid');
  if (!url) return null;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => storedParameters.has(name)));
  const found = query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
  return keep(found);
}

/** Where a visitor came from as it is stored: origin and path, nothing else. Null for none and for what is no web address. */
export function refererAddress(text: string | null | undefined): string | null {
  const url = text ? parse(text) : null;
  return url ? keep(url.origin + url.pathname) : null;
}

function parse(text: string, base?: string): URL | null {
  const url = URL.parse(text, base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}

// PostgreSQL takes no NUL; a cut pair of surrogates would be rejected too.
function keep(text: string): string {
  return text.slice(0, longestStored).toWellFormed().replaceAll('\0', '');
}
