/** Typed calls over openapi-fetch: the envelope opened, errors as a union. */
import createFetch, { type FetchOptions } from 'openapi-fetch';
import type {
  FilterKeys,
  HttpMethod,
  MediaType,
  PathsWithMethod,
  Readable,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import { clientFault, faultOf, type ShopFault } from './errors.ts';
import { send, TimeLimitError, type Patience } from './transport.ts';

/** Headers that one call may have of its own. */
export type CallHeaders = {
  'idempotency-key'?: string;
  'if-match'?: string;
  'if-none-match'?: string;
  'x-lang'?: string;
  'x-currency'?: string;
  'vitrine-version'?: string;
};

type Own = { headers?: CallHeaders; signal?: AbortSignal; parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' } & Patience;

/** What a call is given. */
export type CallInit<Operation> = Pick<FetchOptions<Operation>, 'params' & keyof FetchOptions<Operation>> &
  Pick<FetchOptions<Operation>, 'body' & keyof FetchOptions<Operation>> &
  Own;

/** What a call answers: `data`, or `error`. `response` has status and headers; it is missing when the shop was not reached. */
export type Answer<Held> = { data: Held; error?: never; response: Response } | { data?: never; error: ShopFault; response?: Response };

type Paths = Record<string, Partial<Record<HttpMethod, object>>>;
type OperationOf<All, Path extends keyof All, Method extends HttpMethod> = FilterKeys<All[Path], Method>;
type Init<Operation> = RequiredKeysOf<CallInit<Operation>> extends never ? [init?: CallInit<Operation>] : [init: CallInit<Operation>];
type DataOf<Operation> = Operation extends Record<string | number, unknown> ? Readable<SuccessResponse<ResponseObjectMap<Operation>, MediaType>> : never;

/** A method of an API. */
export type Call<All extends object, Method extends HttpMethod> = <Path extends PathsWithMethod<All, Method>>(
  path: Path,
  ...init: Init<OperationOf<All, Path, Method>>
) => Promise<Answer<DataOf<OperationOf<All, Path, Method>>>>;

/** What makes calls of an API. */
export type CallParts = Patience & {
  /** Where the API is: `https://shop.example/api/web`. */
  baseUrl: string;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** `POST /order/cancel`: what honours `Idempotency-Key`. */
  idempotent: ReadonlySet<string>;
  /** The headers of a request, as things are now. */
  headers(): Promise<Record<string, string | undefined>>;
  /** Called with every answer of the shop. */
  received?(response: Response, fault: ShopFault | undefined): Promise<void>;
};

/** The methods of an API. */
export type Calls<All extends object> = { GET: Call<All, 'get'>; POST: Call<All, 'post'>; PUT: Call<All, 'put'>; DELETE: Call<All, 'delete'> };

type AnyInit = Own & { params?: object; body?: unknown };

/** The calls of an API. */
export function callsOf<All extends object>(parts: CallParts): Calls<All> {
  const client = createFetch<Paths>({ baseUrl: parts.baseUrl, credentials: 'omit' });
  const call =
    (method: HttpMethod) =>
    async (path: string, init: AnyInit = {}) => {
      const { timeLimitMs = parts.timeLimitMs, retries = parts.retries, headers, ...rest } = init;
      const patience = { ...(timeLimitMs === undefined ? {} : { timeLimitMs }), ...(retries === undefined ? {} : { retries }) };
      const key = parts.idempotent.has(`${method.toUpperCase()} ${path}`) ? { 'idempotency-key': newKey() } : {};
      try {
        const answer = await client.request(
          method,
          path as never,
          {
            ...rest,
            ...(rest.body instanceof FormData ? { bodySerializer: (body: unknown) => body } : {}),
            headers: { ...(await parts.headers()), ...key, ...headers },
            fetch: (request: Request) => send(request, { ...patience, fetch: parts.fetch ?? ((one) => fetch(one)) }),
          } as never,
        );
        const { response, data, error } = answer as { response: Response; data?: unknown; error?: unknown };
        const fault = response.ok ? undefined : faultOf(error, response.status);
        await parts.received?.(response, fault);
        return fault ? { error: fault, response } : { data: opened(data), response };
      } catch (error) {
        return { error: faultFrom(error, init.signal) };
      }
    };
  return { GET: call('get'), POST: call('post'), PUT: call('put'), DELETE: call('delete') } as unknown as Calls<All>;
}

/** 128 random bits as hexadecimal digits. `crypto.randomUUID` is there on https pages only, and not in React Native. */
const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The data of an envelope; what has none (a CSV file) is itself the data. */
function opened(body: unknown): unknown {
  return typeof body === 'object' && body !== null && (body as { code?: unknown }).code === 0 ? (body as { data?: unknown }).data : body;
}

function faultFrom(error: unknown, signal: AbortSignal | undefined): ShopFault {
  const msg = error instanceof Error ? error.message : String(error);
  if (signal?.aborted) return clientFault('aborted', msg);
  if (error instanceof TimeLimitError) return clientFault('timeLimit', msg);
  return clientFault(error instanceof SyntaxError ? 'unreadable' : 'unreachable', msg);
}

/** Of a type's data, without the answer around it. */
export type DataOfCall<All, Path extends keyof All, Method extends HttpMethod> = DataOf<OperationOf<All, Path, Method>>;
