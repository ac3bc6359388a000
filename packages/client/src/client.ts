/** The shopper API, `/api/web`. */
import { callsOf, type Calls } from './calls.ts';
import { idempotentOperations, type paths } from './generated/web.ts';
import { memoryStorage, sessionIn, type KeyValueStorage, type Session } from './storage.ts';
import type { Patience } from './transport.ts';

/** The operations of the shopper API, by path. */
export type ShopPaths = paths;

/** The shop, and the identity. */
export type ClientOptions = Patience & {
  /** The shop's address: `https://shop.example`. */
  url: string;
  /** Keeps token and guest; without one they end with the process. */
  storage?: KeyValueStorage;
  /** A language of the shop: `en`, `zh-HK`. */
  lang?: string;
  /** A currency of the shop: `EUR`. */
  currency?: string;
  /** The version of the API that the program was written for. */
  version?: string;
  publishableKey?: string;
  /** Instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
};

/** Calls of the shopper API, and who makes them. */
export type ShopClient = Pick<Calls<ShopPaths>, 'GET' | 'POST'> & {
  readonly url: string;
  readonly session: Session;
};

const sessionEnded = new Set([50, 51]);

/** A client of the shop at `url`. */
export function createClient(options: ClientOptions): ShopClient {
  const url = new URL(options.url).origin;
  const session = sessionIn(options.storage ?? memoryStorage(), url);
  const calls = callsOf<ShopPaths>({
    ...options,
    baseUrl: `${url}/api/web`,
    idempotent: idempotentOperations,
    async headers() {
      const [token, guest] = await Promise.all([session.token(), session.guest()]);
      return {
        // Sent empty without an identity: the answer then carries a new guest's secret in a header instead of a cookie.
        'x-guest': guest ?? '',
        'x-auth': token ?? undefined,
        'x-lang': options.lang,
        'x-currency': options.currency,
        'vitrine-version': options.version,
        'x-publishable-key': options.publishableKey,
      };
    },
    async received({ headers }, fault) {
      const issued = headers.get('x-guest-issued');
      if (issued) await session.setGuest(issued);
      if (fault && sessionEnded.has(fault.code)) await session.setToken(null);
    },
  });
  return { url, session, GET: calls.GET, POST: oneGuest(calls.POST, session) };
}

/** Two first writes at the same time would make two guests, and the cart of one would be lost: until there is one, they run one after another. */
function oneGuest(post: Calls<ShopPaths>['POST'], session: Session): Calls<ShopPaths>['POST'] {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = async (...given: Parameters<typeof post>) => {
    if ((await session.guest()) || (await session.token())) return post(...given);
    const mine = last.then(() => post(...given));
    last = mine;
    return mine;
  };
  return waiting as typeof post;
}
