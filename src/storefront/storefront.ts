/**
 * The storefront: answers every address that is a page. A page request goes resolve → load → render → send, one file of `page-request/` each; public pages
 * are taken whole from the page cache.
 */
import { busy, notFound, wrongMethod } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { RejectedForm } from '#kit/server/page/page-kind.ts';
import { noteMissing, noteRedirect } from '#shop/content/redirects/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import { cacheKey } from './cache/cache-key.ts';
import { PageCache } from './cache/page-cache.ts';
import type { PageResponse } from './cache/page-response.ts';
import { createMemory, type StorefrontMemory } from './memory.ts';
import { toShopError } from './page-request/errors.ts';
import { loadFound, loadPage } from './page-request/load.ts';
import { renderPage } from './page-request/render.ts';
import { formatOf, pageRequestOf, resolveRequest } from './page-request/resolve.ts';
import { sendAfterForm, sendError, sendPage, sendRedirect } from './page-request/send.ts';
import { errorPage } from './page-request/special-pages.ts';
import { findPageRedirect } from './redirects.ts';
import type { PageCall, ResolvedRequest, StorefrontParts } from './storefront-parts.ts';

/**
 * The most pages rendered at once: about a second's work, so that those served are served while they still wait. Cached pages and checkout requests
 * are not counted.
 */
const mostRendered = 128;

/** An answer. `key` is set where the page may be cached under it. */
export type PageResult = { page: PageResponse; key?: string; issued?: Context['issued'] };

/** The storefront: page cache, memory, and the way of a page request. */
export class Storefront {
  readonly cache: PageCache;
  readonly memory: StorefrontMemory;
  readonly #parts: StorefrontParts & { memory: StorefrontMemory };
  #rendering = 0;

  private constructor(parts: StorefrontParts, memory: StorefrontMemory) {
    this.cache = new PageCache({ now: () => parts.now().getTime(), maxBytes: parts.pageCache.bytes });
    this.memory = memory;
    this.#parts = { ...parts, memory };
  }

  static async create(parts: StorefrontParts): Promise<Storefront> {
    const memory = createMemory(parts);
    await memory.routes();
    return new Storefront(parts, memory);
  }

  /** Answers GET and HEAD. */
  async get(call: PageCall): Promise<PageResult> {
    return this.#resolved(call, async (request) => {
      const key = cacheKey(request);
      const render = () => this.#render(request, call);
      const result = request.isShared ? { page: await this.cache.getOrRender(key, render), key } : { page: await render() };
      return result.page.status === 404 ? ((await this.#redirect(request, call)) ?? this.#missing(request, result)) : result;
    });
  }

  /** Answers POST: a page's own plain form, else 405 with `Allow`. */
  async post(call: PageCall, fields: URLSearchParams): Promise<PageResult> {
    return this.#resolved(call, async (request) => {
      const { kind, access } = request;
      if (!kind) return (await this.#redirect(request, call)) ?? { page: sendError(request, new ShopError(notFound)) };
      const form = kind.forms?.[fields.get('form') ?? ''];
      if (!form) return { page: sendError(request, new ShopError(wrongMethod), { allow: allowOf(request) }) };
      try {
        const context = await call.contextFor('shopper', placeOf(request));
        const { location } = await form(context, fields, pageRequestOf(request));
        return { page: sendAfterForm(location), issued: context.issued };
      } catch (error) {
        const domainError = toShopError(error, this.#parts.log);
        const context = () => call.contextFor(access, placeOf(request));
        const rejected = this.#renderRejected({ ...request, isShell: false, isShared: false }, context, { fields, domainError });
        return { page: await rejected.catch((failure: unknown) => sendError(request, toShopError(failure, this.#parts.log))) };
      }
    });
  }

  /** Answers every other method: 405 with the methods that the address takes. */
  async wrongMethod(call: PageCall): Promise<PageResult> {
    return this.#resolved(call, async (request) => ({ page: sendError(request, new ShopError(wrongMethod), { allow: allowOf(request) }) }));
  }

  /** Step 1, for what comes after it. Without a database nothing can be resolved. */
  async #resolved(call: PageCall, answer: (request: ResolvedRequest) => Promise<PageResult>): Promise<PageResult> {
    let request: ResolvedRequest;
    try {
      const [routes] = await Promise.all([this.memory.routes(), applyOwnTexts(this.#parts.database.reader)]);
      request = await resolveRequest(this.#parts, routes, call);
    } catch (error) {
      const unresolved = { format: formatOf(call.query), match: { lang: 'en' } };
      return { page: sendError(unresolved, toShopError(error, this.#parts.log), { 'retry-after': '5' }) };
    }
    return answer(request);
  }

  /** Steps 2 to 4; while too many pages are being rendered, the error of a busy shop. */
  async #render(request: ResolvedRequest, call: PageCall): Promise<PageResponse> {
    if (this.#rendering >= mostRendered) return sendError(request, new ShopError(busy), { 'retry-after': '2' });
    this.#rendering += 1;
    try {
      const context = await call.contextFor(request.isShell ? 'public' : request.access, placeOf(request));
      const loaded = await loadPage(this.#parts, request, context);
      if ('location' in loaded) return sendRedirect(this.#parts, request, loaded);
      return sendPage(this.#parts, loaded.request, await renderPage(this.#parts, loaded));
    } catch (error) {
      return await this.#renderFailed(request, call, toShopError(error, this.#parts.log));
    } finally {
      this.#rendering -= 1;
    }
  }

  /** A form that was rejected: its page again, with the messages at the fields, where its kind shows them. */
  async #renderRejected(
    request: ResolvedRequest,
    contextOf: () => Promise<Context>,
    { fields, domainError }: { fields: URLSearchParams; domainError: ShopError },
  ): Promise<PageResponse> {
    const retry: Record<string, string> = domainError.retryAfterSeconds === undefined ? {} : { 'retry-after': String(domainError.retryAfterSeconds) };
    const kind = request.kind!;
    const { status } = domainError.spec;
    if (!kind.showsFormErrors || status >= 500 || status === 404) return sendError(request, domainError, retry);
    const context = await contextOf();
    const page = await kind.load(context, pageRequestOf(request));
    if (page.kind !== 'found') return sendError(request, domainError, retry);
    const errors = (domainError.data?.['errors'] ?? {}) as Record<string, string>;
    const refused: RejectedForm = { form: fields.get('form') ?? '', fields, errors, message: domainError.say(context.locale) };
    const wanted = { request, context, page: { ...page, status }, kind: kind.kind, template: page.template ?? kind.name, refused };
    return sendPage(this.#parts, request, await renderPage(this.#parts, await loadFound(this.#parts, wanted)));
  }

  /** What could not be rendered: the error page, or an error without one. */
  async #renderFailed(request: ResolvedRequest, call: PageCall, error: ShopError): Promise<PageResponse> {
    const { status, wire } = error.spec;
    if (wire === 50 || wire === 51) return sendError(request, error, { 'cache-control': 'private, no-store' });
    try {
      const context = await call.contextFor('public', placeOf(request));
      const shown = errorPage(request, context, status === 404 || status === 403 ? status : 500, status);
      return sendPage(this.#parts, shown.request, await renderPage(this.#parts, await loadFound(this.#parts, { context, ...shown })));
    } catch {
      return sendError(request, error);
    }
  }

  /** Notes what leads nowhere, for the merchant; pages of accounts and previews are nobody else's. */
  #missing(request: ResolvedRequest, result: PageResult): PageResult {
    if (request.isShared) noteMissing(this.#parts, request.match.path);
    return result;
  }

  /** Where those are sent who ask for what is not there. Looked up each time, so that no cached page hides it. */
  async #redirect(request: ResolvedRequest, call: PageCall): Promise<PageResult | null> {
    try {
      const redirect = await findPageRedirect(this.#parts.database.reader, await this.memory.routes(), { match: request.match, query: call.query });
      if (redirect?.isMerchants && !call.preview) noteRedirect(this.#parts, request.match.path);
      return redirect && { page: sendRedirect(this.#parts, { ...request, isShared: !call.preview }, redirect) };
    } catch (error) {
      this.#parts.log.error({ err: error }, 'redirects could not be read');
      return null;
    }
  }
}

/** Makes the storefront. @throws RouteConflict, BadPattern when the configured addresses contradict each other */
export const createStorefront = (parts: StorefrontParts): Promise<Storefront> => Storefront.create(parts);

const placeOf = ({ match, currency }: ResolvedRequest) => ({ lang: match.lang, currency });

const allowOf = ({ kind }: ResolvedRequest) => `GET, HEAD${kind?.forms ? ', POST' : ''}`;
