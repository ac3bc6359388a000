/** Pages over HTTP: cached ones straight from memory, in front of everything else; all others through the application. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ContextFor } from '#storefront/page-parts.ts';
import { kinds } from '#storefront/kinds.ts';
import { sections } from '#storefront/sections.ts';
import { createStorefront, type PageCall, type Storefront } from '#storefront/storefront.ts';
import { encodingFor, matchesTag, type StoredPage } from '#storefront/cache/stored-page.ts';
import { namedCurrencies, requestKey, varyOfPage } from '#storefront/page-choices.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import { readThemeFiles } from '#storefront/theme/themes.ts';
import type { Host } from '#kit/server/slice.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageHeaders } from './page-headers.ts';
import { mayAskForPreview, previewOf, type PreviewState } from './previews.ts';

/** What pages need from the application. */
export type PagesParts = {
  host: Host;
  now(): Date;
  root: string;
  cacheBytes?: number | undefined;
  currencyFor(asked: readonly (string | undefined)[]): Promise<string>;
  /** Identifies the caller of a page; language and currency are the page's. */
  contextFor(request: FastifyRequest, ...page: Parameters<ContextFor>): ReturnType<ContextFor>;
  /** Turns what a form's use case issued into headers. */
  finish(reply: FastifyReply, issued: { guestSecret?: string }): void;
};

/** Pages, ready to serve. */
export type Pages = {
  storefront: Storefront;
  /** Answers from memory when it can; false leaves the request alone. */
  fast(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any request for a page. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  close(): void;
};

const mostAliases = 10_000;
const longestAlias = 500;

/** Makes them. @throws RouteConflict when the configured addresses contradict each other */
export async function createPages(parts: PagesParts): Promise<Pages> {
  const { host, root } = parts;
  const security = pageHeaders(host.config);
  const storefront = await createStorefront({
    headers: security,
    database: host.database,
    log: host.log,
    now: parts.now,
    baseUrl: host.config.baseUrl,
    kinds,
    sections,
    themeFiles: await readThemeFiles(join(root, 'themes')),
    assets: await readAssets(join(root, 'dist/client')),
    currencyFor: parts.currencyFor,
    cacheBytes: parts.cacheBytes,
  });
  // Which cached page an address means: found once by the whole way, remembered by what the way looked at.
  const aliases = new LRUCache<string, string>({ max: mostAliases });
  const stop = host.announcements.on('stale', ({ tags }) => {
    // With other addresses or currencies the same address may mean another page.
    if (storefront.drop(tags) === 'all') aliases.clear();
  });
  // While nothing is heard anything may have changed: what was kept before and in between is forgotten.
  const forget = () => {
    storefront.dropAll();
    aliases.clear();
  };
  host.announcements.onLost(forget);
  host.announcements.onBack(forget);
  void host.announcements.ready.then(forget);

  return {
    storefront,
    close: stop,
    fast(request, response) {
      const { method, headers, url = '/' } = request;
      if ((method !== 'GET' && method !== 'HEAD') || mayAskForPreview(url)) return false;
      const key = aliases.get(requestKey(url, headers));
      if (key === undefined) return false;
      const page = storefront.cache.get(key);
      const prepared = page?.ready(encodingFor(headers['accept-encoding'] as string | undefined));
      if (!page || !prepared) return false;
      if (page.status === 200 && matchesTag(headers['if-none-match'], prepared.etag)) {
        response.writeHead(304, notModified(prepared.headers));
        response.end();
      } else {
        response.writeHead(page.status, prepared.headers);
        response.end(method === 'HEAD' ? undefined : prepared.body);
      }
      return true;
    },
    async handle(request, reply) {
      const preview = await previewOf(request, reply, { reader: host.database.reader, now: parts.now, https: host.config.https });
      if (preview.enter !== undefined) return reply.header('cache-control', 'private, no-store').redirect(preview.enter, 302);
      const call = callOf(request, parts, preview);
      const { method } = request;
      const result =
        method === 'GET' || method === 'HEAD'
          ? await storefront.get(call)
          : method === 'POST' && isForm(request)
            ? await storefront.post(call, formFields(request.body))
            : await storefront.wrongMethod(call);
      if (result.issued) parts.finish(reply, result.issued);
      const url = request.raw.url ?? '/';
      if (result.key !== undefined && result.page.expiresAtMs > 0 && url.length < longestAlias) aliases.set(requestKey(url, request.headers), result.key);
      // Whoever holds a token gets another page under the same address.
      return send(request, reply, { page: result.page, security, own: preview.asked ? { vary: varyOfPage({ currencyInAddress: false }) } : {} });
    },
  };
}

function callOf(request: FastifyRequest, parts: PagesParts, { shown: preview }: PreviewState): PageCall {
  const url = request.raw.url ?? '/';
  const cut = url.indexOf('?');
  return {
    pathname: cut < 0 ? url : url.slice(0, cut),
    query: new URLSearchParams(cut < 0 ? '' : url.slice(cut)),
    currencies: namedCurrencies(request.headers),
    contextFor: async (...page) => ({ ...(await parts.contextFor(request, ...page)), ...(preview ? { preview } : {}) }),
    preview,
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, security, own }: { page: StoredPage; security: Readonly<Record<string, string>>; own: Readonly<Record<string, string>> },
): Promise<FastifyReply> {
  const prepared = await page.prepare(page.text.length === 0 ? 'identity' : encodingFor(request.headers['accept-encoding']));
  void reply.status(page.status).headers(security);
  for (let index = 0; index < prepared.headers.length; index += 2) void reply.header(prepared.headers[index]!, prepared.headers[index + 1]!);
  void reply.headers(own);
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], prepared.etag))
    return reply.status(304).removeHeader('content-length').removeHeader('content-encoding').removeHeader('content-type').send();
  return request.method === 'HEAD' ? reply.send('') : reply.send(prepared.body);
}

const dropped = new Set(['content-length', 'content-encoding', 'content-type']);

function notModified(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) if (!dropped.has(headers[index]!)) kept.push(headers[index]!, headers[index + 1]!);
  return kept;
}

// Pages take their own plain forms and nothing else.
const isForm = ({ headers }: FastifyRequest) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');

function formFields(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(fields);
}
