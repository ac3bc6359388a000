/** Notes what is asked of an application's operations, for the examples of the OpenAPI documents. */
import { PassThrough, pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonReasons } from '#server/api-docs/common-reasons.ts';
import { noteSeen, type Seen } from './exchanges.ts';

/** The name of an operation in the examples: `POST /api/admin/orders/{id}/ship`. */
const nameOf = (method: string, url: string) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

function queryOf(url: string): Record<string, string | string[]> | undefined {
  const asked = new URL(url, 'http://shop').searchParams;
  if (asked.size === 0) return undefined;
  return Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name).length > 1 ? asked.getAll(name) : asked.get(name)!]));
}

/** So many bytes of a file stand for all of it. */
const fileBytes = 18;

/** A field of a form: an object is sent as JSON. */
const fieldOf = (content: string): unknown => (/^\{[\s\S]*\}$/.test(content) ? JSON.parse(content) : content);

/** What was sent as `multipart/form-data`, by name; files by how they begin, in base64, as they are sent in JSON. */
function partsOf({ raw, headers }: FastifyRequest): Record<string, unknown> | undefined {
  const { payload } = (raw as { _lightMyRequest?: { payload?: unknown } })._lightMyRequest ?? {};
  const boundary = /boundary=([^;]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined || !(payload instanceof Uint8Array || typeof payload === 'string')) return undefined;
  const parts = Buffer.from(payload as string)
    .toString('latin1')
    .split(`--${boundary}`)
    .flatMap((part) => {
      const [, head = '', content = ''] = /^\r\n([\s\S]*?)\r\n\r\n([\s\S]*)\r\n$/.exec(part) ?? [];
      const name = /[; ]name="([^"]*)"/.exec(head)?.[1];
      const bytes = Buffer.from(content, 'latin1');
      const value = head.includes('filename="') ? bytes.subarray(0, fileBytes).toString('base64') : fieldOf(bytes.toString());
      return name === undefined ? [] : [[name, value] as const];
    });
  return Object.fromEntries(parts);
}

type Raw = { body: unknown; params: unknown };

function requestOf(request: FastifyRequest, asked: Raw | undefined): Seen['request'] {
  const { raw, headers, params: checked } = request;
  const params = (asked?.params ?? checked) as Record<string, string> | undefined;
  const query = queryOf(raw.url ?? '');
  const body = /multipart/.test(headers['content-type'] ?? '') ? partsOf(request) : asked?.body;
  return {
    ...(params && Object.keys(params).length > 0 ? { path: { ...params } } : {}),
    ...(query ? { query } : {}),
    ...(body === undefined || body === null ? {} : { body: structuredClone(body) }),
  };
}

function answerOf(payload: unknown): unknown {
  if (typeof payload !== 'string') return null;
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return payload;
  }
}

/** What is answered without the envelope: a payment provider asks for its status alone. */
const bare = /^\/api\/web\/(payment|carrier)\/webhook\/:/;

/** Hands a text or what streams on; `read` gets the whole of it. */
function listened(payload: unknown, read: (text: unknown) => void): unknown {
  if (!(payload instanceof Readable)) {
    read(payload);
    return payload;
  }
  const chunks: Buffer[] = [];
  const whole = new PassThrough();
  whole.on('data', (chunk: Buffer) => void chunks.push(chunk));
  whole.on('end', () => read(Buffer.concat(chunks).toString()));
  pipeline(payload, whole, () => undefined);
  return whole;
}

/** Notes what is asked of the operations of an application, which is not ready yet. */
export function watchExchanges(app: FastifyInstance): void {
  const asked = new WeakMap<FastifyRequest, Raw>();
  const own = app.operations.filter(({ url }) => !/^\/api\/(?:web|admin)\/ext\//.test(url));
  const operations = new Map(own.map((operation) => [`${operation.method} ${operation.url}`, operation]));
  app.addHook('preValidation', async (request) => void asked.set(request, { body: request.body, params: request.params }));
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const { url = '' } = request.routeOptions;
    const operation = operations.get(`${request.method} ${url}`);
    if (!operation && !bare.test(url)) return payload;
    return listened(payload, (text) => {
      const answer = answerOf(text);
      const refused = operation ? (answer as { reason?: string } | null)?.reason : String(statusCode);
      const outcome = statusCode === 200 ? 'success' : refused;
      if (outcome === undefined) return;
      const isCommon = operation !== undefined && commonReasons(operation).includes(outcome);
      noteSeen({ operation: nameOf(request.method, url), outcome, isCommon, request: requestOf(request, asked.get(request)), answer });
    });
  });
}
