/** Fakes for services that suggest addresses: Google's Places API (New) and Mapbox's Address Autofill, as they document them. */
import { FakeAnswer, startFakeServer, type FakeRequest, type FakeServer, type Fault } from '../harness/fake-server.ts';

/** What a fake was asked: method and path, the query without the key, the headers that matter, and the body. */
export type AskedService = { path: string; query: Record<string, string>; mask?: string; body?: unknown };

const closing = (server: FakeServer) => ({ fail: (fault: Fault | null) => void (server.fault = fault), close: () => server.close() });
const queryOf = ({ url }: FakeRequest) => Object.fromEntries([...url.searchParams].filter(([name]) => name !== 'access_token'));

/** Starts Google Places: `said.suggestions` are the answer to typed text, `said.places` the details by their ids. */
export async function startGooglePlaces() {
  const account = { apiKey: 'AIza-key-of-the-shop', apiUrl: '', callMs: 1_000 };
  const said = { suggestions: [] as unknown[], places: {} as Record<string, object> };
  const calls: AskedService[] = [];
  const server = await startFakeServer((request) => {
    const { method, url, headers, body } = request;
    if (headers['x-goog-api-key'] !== account.apiKey) return { status: 403, error: { code: 403, status: 'PERMISSION_DENIED' } };
    const mask = String(headers['x-goog-fieldmask']);
    calls.push({ path: `${method} ${url.pathname}`, query: queryOf(request), mask, ...(body ? { body: JSON.parse(body) as unknown } : {}) });
    if (method === 'POST' && url.pathname === '/v1/places:autocomplete') return said.suggestions.length > 0 ? { suggestions: said.suggestions } : {};
    const place = said.places[url.pathname.replace('/v1/places/', '')];
    return place ?? new FakeAnswer(404, { error: { code: 404, status: 'NOT_FOUND' } });
  });
  account.apiUrl = server.url;
  return { ...closing(server), account, said, calls };
}

/** Starts Mapbox: `said.suggestions` are the answer to typed text. */
export async function startMapbox() {
  const account = { apiKey: 'pk.token-of-the-shop', apiUrl: '', callMs: 1_000 };
  const said = { suggestions: [] as unknown[] };
  const calls: AskedService[] = [];
  const server = await startFakeServer((request) => {
    const { method, url } = request;
    if (url.searchParams.get('access_token') !== account.apiKey) return new FakeAnswer(401, { message: 'Not Authorized - Invalid Token' });
    calls.push({ path: `${method} ${decodeURIComponent(url.pathname)}`, query: queryOf(request) });
    return { attribution: 'NOTICE: © Mapbox and its suppliers.', suggestions: said.suggestions };
  });
  account.apiUrl = server.url;
  return { ...closing(server), account, said, calls };
}
