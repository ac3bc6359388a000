/** Pages over HTTP: cached ones straight from memory, before the framework sees the request; all others by one route behind all others. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodingFor, matchesEtag } from '#kit/server/http/compress.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { cachedPageSent } from '#kit/server/telemetry/signals.ts';
import type { Host } from '#kit/server/slice.ts';
import { namedCurrencies, requestKey, varyOfPage } from '#storefront/cache/cache-key.ts';
import type { PageResponse } from '#storefront/cache/page-response.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import { configInForce } from '#shop/payments/accounts/index.ts';
import { kinds } from '#storefront/kinds.ts';
import type { ContextFor, PageCall, StorefrontParts } from '#storefront/storefront-parts.ts';
import { createStorefront, type PageResult, type Storefront } from '#storefront/storefront.ts';
import type { ThemeFiles } from '#storefront/theme/themes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appKindWith, type AddedPages } from '../extensions/pages.ts';
import { themeFiles } from './theme-files.ts';
import { pageHeaders } from './page-headers.ts';
import { mayAskForPreview, previewOf, type PreviewState } from './previews.ts';

/** What pages need from the application. */
export type PagesParts = {
  host: Host;
  root: string;
  sections: StorefrontParts['sections'];
  added: AddedPages;
  currencyFor(asked: readonly (string | undefined)[], lang: string): Promise<string>;
  /** Identifies the caller of a page; language and currency are the page's. */
  contextFor(request: FastifyRequest, ...page: Parameters<ContextFor>): ReturnType<ContextFor>;
  /** Turns what a form's use case issued into headers. */
  finish(request: FastifyRequest, reply: FastifyReply, issued: { guestSecret?: string }): void;
};

/** Pages, ready to serve. */
export type Pages = {
  storefront: Storefront;
  /** Sends a cached page; false leaves the request to the application. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whether pages take such a request: reads, and forms. */
  takes(request: FastifyRequest): boolean;
  /** Answers any request for a page. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  close(): void;
};

/** Makes them. @throws RouteConflict when the configured addresses contradict each other */
export async function createPages(parts: PagesParts): Promise<Pages> {
  const { host, root } = parts;
  const storefront = await createStorefront({
    headersFor: (embeds) => pageHeaders(host.config, embeds),
    database: host.database,
    log: host.log,
    now: () => host.now(),
    baseUrl: host.config.baseUrl,
    pageCache: host.config.pageCache,
    cdn: host.config.cdn,
    kinds: new Map([...kinds, ['app', appKindWith(kinds.get('app')!, parts.added)]]),
    sections: parts.sections,
    themeFiles: withTemplates(await themeFiles(), parts.added),
    assets: await readAssets(join(root, 'dist/client')),
    currencyFor: parts.currencyFor,
  });
  return {
    storefront,
    close: invalidateByAnnouncements(host, storefront),
    sendCached: (request, response) => sendCached(storefront, request, response),
    takes: (request) => isRead(request) || isForm(request),
    handle: (request, reply) => handle({ ...parts, storefront }, request, reply),
  };
}

/** The shop's own templates, with those of the pages of extensions. */
function withTemplates(files: ThemeFiles, { templates }: AddedPages): ThemeFiles {
  const added = [...templates].map(([name, sections]) => [`default/${name}`, sections] as const);
  return added.length === 0 ? files : { ...files, templates: new Map([...files.templates, ...added]) };
}

/** Keeps memory true: what was announced is invalidated, everything while announcements may be missed. Answers how to stop that. */
function invalidateByAnnouncements({ announcements }: Host, { cache }: Storefront): () => void {
  const stop = announcements.on('stale', ({ tags }) => {
    // Values before the pages that are rendered from them.
    invalidateMemoized(tags);
    cache.invalidate(tags);
  });
  const invalidateAll = () => {
    invalidateMemoized('all');
    cache.clear();
  };
  announcements.onLost(invalidateAll);
  announcements.onBack(invalidateAll);
  void announcements.ready.then(invalidateAll);
  return stop;
}

function sendCached({ cache }: Storefront, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '/' } = request;
  const since = cachedPageSent.isHeard() ? performance.now() : 0;
  if ((method !== 'GET' && method !== 'HEAD') || mayAskForPreview(url)) return false;
  const page = cache.getByRequest(requestKey(url, headers));
  const encoded = page?.encoded(encodingFor(headers['accept-encoding'] as string | undefined));
  if (!page || !encoded) return false;
  cache.counts.hit += 1;
  if (page.status === 200 && matchesEtag(headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, withoutContent(encoded.headers));
    response.end();
  } else {
    response.writeHead(page.status, encoded.headers);
    response.end(method === 'HEAD' ? undefined : encoded.body);
  }
  if (since > 0) cachedPageSent.send({ page: page.name, method, status: response.statusCode, seconds: (performance.now() - since) / 1_000 });
  return true;
}

type Handling = PagesParts & { storefront: Storefront };

async function handle(parts: Handling, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { host, storefront } = parts;
  const preview = await previewOf(request, reply, { reader: host.database.reader, now: () => host.now(), https: host.config.https });
  if (preview.enter !== undefined) return reply.header('cache-control', 'private, no-store').redirect(preview.enter, 302);
  const { page, key, issued } = await answer(storefront, request, callOf(request, parts, preview));
  request.pageName = page.name;
  if (issued) parts.finish(request, reply, issued);
  if (key !== undefined) storefront.cache.rememberRequest(requestKey(request.raw.url ?? '/', request.headers), key);
  // A provider that was set up meanwhile is where the checkout's form may lead.
  const headers = pageHeaders(await configInForce(host.database.reader, host.config).catch(() => host.config), page.embeds);
  // A preview token leads to another page under the same address.
  return write(request, reply, { page, headers, ...(preview.asked ? { vary: varyOfPage({ currencyInAddress: false }) } : {}) });
}

function answer(storefront: Storefront, request: FastifyRequest, call: PageCall): Promise<PageResult> {
  if (isRead(request)) return storefront.get(call);
  return isForm(request) ? storefront.post(call, formFields(request.body)) : storefront.wrongMethod(call);
}

function callOf(request: FastifyRequest, parts: PagesParts, { shown: preview }: PreviewState): PageCall {
  const url = request.raw.url ?? '/';
  const cut = url.indexOf('?');
  return {
    pathname: cut < 0 ? url : url.slice(0, cut),
    query: new URLSearchParams(cut < 0 ? '' : url.slice(cut)),
    currencies: namedCurrencies(request.headers),
    // Drafts are not announced, so no replica is known to have them.
    contextFor: async (...page) => ({ ...(await parts.contextFor(request, ...page)), ...(preview ? { preview, db: parts.host.database.reader } : {}) }),
    preview,
  };
}

async function write(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, headers, vary }: { page: PageResponse; headers: Readonly<Record<string, string>>; vary?: string },
): Promise<FastifyReply> {
  const encoded = await page.encode(page.text.length === 0 ? 'identity' : encodingFor(request.headers['accept-encoding']));
  void reply.status(page.status).headers(headers);
  for (let index = 0; index < encoded.headers.length; index += 2) {
    const name = encoded.headers[index]!;
    void reply.header(name, headers[name] ?? encoded.headers[index + 1]!);
  }
  if (vary !== undefined) void reply.header('vary', vary);
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], encoded.etag))
    return reply.status(304).removeHeader('content-length').removeHeader('content-encoding').removeHeader('content-type').send();
  return request.method === 'HEAD' ? reply.send('') : reply.send(encoded.body);
}

const ofContent = new Set(['content-length', 'content-encoding', 'content-type']);

function withoutContent(headers: readonly string[]): string[] {
  const others: string[] = [];
  for (let index = 0; index < headers.length; index += 2) if (!ofContent.has(headers[index]!)) others.push(headers[index]!, headers[index + 1]!);
  return others;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
// Pages take their own plain forms and nothing else.
const isForm = ({ method, headers }: FastifyRequest) => method === 'POST' && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');

function formFields(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(fields);
}
