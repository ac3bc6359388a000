/** The API of the back office, `/api/admin`, for programs of the merchant. Never in a browser: the key would be everybody's. */
import { callsOf, type Calls } from './calls.ts';
import { idempotentOperations, type paths } from './generated/admin.ts';
import type { Patience } from './transport.ts';

/** The operations of the back office, by path. */
export type AdminPaths = paths;

/** Of which shop, with which key. */
export type AdminOptions = Patience & {
  /** The shop's address: `https://shop.example`. */
  url: string;
  /** Language of messages: `en`, `zh`, `zh-HK`. */
  lang?: string;
  /** The version of the API that the program was written for. */
  version?: string;
  /** Instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
} & ({ /** An API key (Settings → Apps). */ key: string } | { /** The token of a signed-in member of staff. */ token: string });

/** A client of the back office of the shop at `url`. */
export function createAdminClient(options: AdminOptions): Calls<AdminPaths> {
  const who = 'key' in options ? { authorization: `Bearer ${options.key}` } : { 'x-auth': options.token };
  return callsOf<AdminPaths>({
    ...options,
    baseUrl: `${new URL(options.url).origin}/api/admin`,
    idempotent: idempotentOperations,
    headers: async () => ({ ...who, 'x-lang': options.lang, 'vitrine-version': options.version }),
  });
}

export { unwrap, VitrineError, type Reason, type ShopFault } from './errors.ts';
