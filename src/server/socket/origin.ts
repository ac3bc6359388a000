/** From which pages a socket may be opened. */

/**
 * Whether a page of `origin` may open a socket here: the same host as was asked, or the shop's public address.
 * Programs that are no browser send no origin and may; `null` (a sandboxed page) is foreign.
 */
export function originAllowed(origin: string | undefined, { host, baseUrl }: { host: string | undefined; baseUrl: string }): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.origin !== origin) return false;
  return url.origin === URL.parse(baseUrl)?.origin || (host !== undefined && url.host === host.toLowerCase());
}
