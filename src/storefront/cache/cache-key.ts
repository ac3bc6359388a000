/**
 * What a public page depends on besides its address: the one description from which come the currency that a request asks for, the page's
 * cache key, the request key by which the page is found again, and `Vary`. A further dependency of pages belongs here.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { cookiesOf } from '#kit/server/http/cookies.ts';
import type { ResolvedRequest } from '../storefront-parts.ts';

/** Each by the header that it comes in, the first that names a known currency counts; the address goes before them all. */
const currencySources: readonly { header: string; named(headers: IncomingHttpHeaders): string | undefined }[] = [
  { header: 'X-Currency', named: (headers) => headers['x-currency'] as string | undefined },
  // Parsed only where it may be there: every cached page passes here.
  { header: 'Cookie', named: (headers) => (headers.cookie?.includes('currency') ? cookiesOf(headers)['currency'] : undefined) },
];

/** Currencies that the headers of a request name, best first; what has not a currency's form is none. */
export function namedCurrencies(headers: IncomingHttpHeaders): readonly (string | undefined)[] {
  return currencySources.map((source) => {
    const named = source.named(headers);
    return named !== undefined && /^[A-Z]{3}$/.test(named) ? named : undefined;
  });
}

/** Everything in a request by which a public page is chosen. Requests of one key are answered alike. */
export function requestKey(url: string, headers: IncomingHttpHeaders): string {
  // No address holds a space, and no currency.
  return [url, ...namedCurrencies(headers)].join(' ');
}

/** Everything that a page's bytes and headers depend on, besides time. */
export function cacheKey(request: ResolvedRequest): string {
  const { match, query } = request;
  const flags = `${request.format[0]}${request.hideHead ? 'h' : ''}${request.hideFoot ? 'f' : ''}`;
  return `${match.lang} ${match.rule ? match.path : '/error/404'}?${query} ${request.currency} ${varyOfPage(request)} ${flags}`;
}

/** `Vary` of a public page: an address that says its currency depends on no header that could. */
export function varyOfPage({ currencyInAddress }: Pick<ResolvedRequest, 'currencyInAddress'>): string {
  return ['Accept-Encoding', ...(currencyInAddress ? [] : currencySources.map(({ header }) => header))].join(', ');
}
