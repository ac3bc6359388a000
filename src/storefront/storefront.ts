/** The storefront: answers every address that is a page. Public pages come whole from the cache; the rest is made per request. */
import { fault, forbidden, notFound, unavailable } from '#kit/pure/common-errors.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageOutcome } from '#kit/server/page/page-kind.ts';
import { buildRouteTable, dropSettings, readSettings, type RouteTable } from '#shop/settings/index.ts';
import { dropTemplates, layoutTemplates, templatesNamed } from '#shop/templates/index.ts';
import { bareAnswer, pageAnswer, redirectAnswer } from './answer-page.ts';
import { askPage } from './ask-page.ts';
import { PageCache } from './cache/page-cache.ts';
import { StoredPage } from './cache/stored-page.ts';
import { languageRespelt, movedTo, readdressed, redirectedTo } from './moved.ts';
import { errorModel, type ErrorStatus } from './kinds/simple.ts';
import { cacheKey } from './page-choices.ts';
import type { AskedPage, ContextFor, StorefrontParts } from './page-parts.ts';
import { pageRequestOf, renderPage, type RenderedPage } from './render-page.ts';
import { themeInForce } from './theme/themes.ts';

/** A request for a page, as the server received it. */
export type PageCall = {
  pathname: string;
  query: URLSearchParams;
  /** Currencies that the request names besides its address, best first. */
  currencies: readonly (string | undefined)[];
  contextFor: ContextFor;
  /** A preview token came along: nothing is taken from the cache or kept. */
  preview: boolean;
};

/** An answer. `key` is set when the page is kept under it. */
export type PageResult = { page: StoredPage; key?: string; issued?: Context['issued'] };

const wrongMethod: ErrorSpec = { wire: 40, status: 405, message: m.error_method };
/** Everything on every page depends on these. */
const everywhere = new Set(['settings', 'menu', 'theme', 'markets']);
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0[123]|08\w{3}|53300)$/;

/** Makes the storefront. @throws RouteConflict, BadPattern when the configured addresses contradict each other */
export async function createStorefront(parts: StorefrontParts) {
  const cache = new PageCache({ now: () => parts.now().getTime(), ...(parts.cacheBytes === undefined ? {} : { maxBytes: parts.cacheBytes }) });
  let routes = { from: (await readSettings(parts.database.reader)).routes, table: buildRouteTable((await readSettings(parts.database.reader)).routes) };

  async function tableNow(): Promise<RouteTable> {
    const { routes: wanted } = await readSettings(parts.database.reader);
    if (wanted === routes.from) return routes.table;
    try {
      routes = { from: wanted, table: buildRouteTable(wanted) };
    } catch (error) {
      parts.log.error({ err: error }, 'the new addresses contradict each other; the earlier ones stay');
      routes = { from: wanted, table: routes.table };
    }
    return routes.table;
  }

  const ask = async (call: PageCall) => askPage(parts, await tableNow(), call);

  return {
    cache,

    /** Answers GET and HEAD. */
    async get(call: PageCall): Promise<PageResult> {
      const asked = await askSafely(call, ask);
      if (asked instanceof StoredPage) return { page: asked };
      const answer = await pageFor(asked, call);
      return answer.page.status === 404 ? ((await redirected(asked, call)) ?? answer) : answer;
    },

    /** Answers POST: a page's own plain form, else 405 with `Allow`. */
    async post(call: PageCall, fields: URLSearchParams): Promise<PageResult & { location?: string }> {
      const asked = await askSafely(call, ask);
      if (asked instanceof StoredPage) return { page: asked };
      const form = asked.kind?.forms?.[fields.get('form') ?? ''];
      const allow = `GET, HEAD${asked.kind?.forms ? ', POST' : ''}`;
      if (!asked.kind) return (await redirected(asked, call)) ?? { page: bareAnswer(asked, new ShopError(notFound)) };
      if (!form) return { page: bareAnswer(asked, new ShopError(wrongMethod), { allow }) };
      try {
        const context = await call.contextFor('shopper', { lang: asked.match.lang, currency: asked.currency });
        const { location } = await form(context, fields, pageRequestOf(asked));
        return { page: new StoredPage({ status: 303, headers: { location, 'cache-control': 'private, no-store' }, text: '' }), issued: context.issued };
      } catch (error) {
        return { page: await refusedAnswer(asked, call, { fields, refusal: refusalFor(error, parts) }) };
      }
    },

    /** The methods that an address takes, for answers to all others. */
    async wrongMethod(call: PageCall): Promise<PageResult> {
      const asked = await askSafely(call, ask);
      if (asked instanceof StoredPage) return { page: asked };
      return { page: bareAnswer(asked, new ShopError(wrongMethod), { allow: `GET, HEAD${asked.kind?.forms ? ', POST' : ''}` }) };
    },

    /** Forgets pages that show what was announced as stale; answers whether that was everything. */
    drop(tags: readonly string[]): 'all' | 'some' {
      const templates = templatesNamed(tags);
      if (templates.length > 0) dropTemplates(parts.database.reader);
      if (!tags.some((tag) => everywhere.has(tag)) && !templates.some((name) => layoutTemplates.includes(name))) {
        cache.drop(tags);
        return 'some';
      }
      dropSettings();
      cache.dropAll();
      return 'all';
    },
    dropAll(): void {
      dropSettings();
      dropTemplates(parts.database.reader);
      cache.dropAll();
    },
    /** The theme in force. */
    theme: async () => themeInForce(await readSettings(parts.database.reader), parts.themeFiles),
    /** Addresses as configured. */
    table: tableNow,
  };

  async function askSafely(call: PageCall, ask: (call: PageCall) => Promise<AskedPage>): Promise<AskedPage | StoredPage> {
    try {
      return await ask(call);
    } catch (error) {
      const format = call.query.get('request') === 'route' ? 'route' : 'document';
      return bareAnswer({ format, match: { lang: 'en', superfluousPrefix: false, path: '/', rule: null, params: {} } }, refusalFor(error, parts), {
        'retry-after': '5',
      });
    }
  }

  async function pageFor(asked: AskedPage, call: PageCall): Promise<PageResult> {
    if (call.preview || asked.kind?.visibility === 'private') return { page: await made(asked, call, { shared: false }) };
    const key = cacheKey(asked);
    const page = await cache.through(key, async () => {
      const found = await made(asked, call, { shared: true });
      return { page: found, keep: found.expiresAtMs > 0 };
    });
    return { page, key };
  }

  /** Where the merchant sends those who ask for what is not there, or the language they misspelt. Looked up each time, so that no page kept hides it. */
  async function redirected(asked: AskedPage, call: PageCall): Promise<PageResult | null> {
    try {
      const location = (await redirectedTo(parts.database.reader, asked.match, call.query)) ?? languageRespelt(asked.match, call.query);
      if (location !== null) return { page: redirectAnswer(asked, { status: 301, location }, { shared: !call.preview }) };
      const address = readdressed(await tableNow(), asked.match, call.query);
      return address === null ? null : { page: redirectAnswer(asked, { status: 308, location: address }, { shared: !call.preview }) };
    } catch (error) {
      parts.log.error({ err: error }, 'redirects could not be read');
      return null;
    }
  }

  async function made(asked: AskedPage, call: PageCall, { shared }: { shared: boolean }): Promise<StoredPage> {
    const where = { lang: asked.match.lang, currency: asked.currency };
    try {
      if (!asked.kind) return await error(asked, await call.contextFor('public', where), 404);
      if (asked.kind.access === 'user' && asked.format === 'document') return await shell(asked, await call.contextFor('public', where));
      const access = asked.kind.visibility === 'public' ? 'public' : (asked.kind.access ?? 'shopper');
      const context = await call.contextFor(access, where);
      return await outcomeAnswer(asked, context, { outcome: await outcomeOf(asked, asked.kind, context), shared });
    } catch (error_) {
      return faultAnswer(asked, call, error_);
    }
  }

  /** What the kind's loader says; of a page that is not there, where it went. */
  async function outcomeOf(asked: AskedPage, kind: AnyPageKind, context: Context): Promise<PageOutcome<unknown>> {
    const outcome = await kind.load(context, pageRequestOf(asked)).catch((thrown: unknown) => {
      if (thrown instanceof ShopError && thrown.spec.status === 404) return { kind: 'notFound' } as const;
      throw thrown;
    });
    const location = outcome.kind === 'notFound' ? await movedTo(context.db, asked) : null;
    return location === null ? outcome : { kind: 'redirect', status: 301, location };
  }

  async function outcomeAnswer(
    asked: AskedPage,
    context: Context,
    { outcome, shared }: { outcome: PageOutcome<unknown>; shared: boolean },
  ): Promise<StoredPage> {
    if (outcome.kind === 'redirect') return redirectAnswer(asked, outcome, { shared });
    if (outcome.kind === 'notFound') return error(asked, context, 404);
    if (outcome.kind === 'forbidden') return error(asked, context, 403);
    if (outcome.kind === 'needsSignIn') return asked.format === 'document' ? shell(asked, context) : bareAnswer(asked, new ShopError(authNeeded));
    const kind = asked.kind!;
    const page = await renderPage(parts, { context, asked, kind: kind.kind, outcome, template: outcome.template ?? kind.name });
    return finished(asked, page, { shared });
  }

  /** A form that was refused: its page again, with the words at the fields, where its kind shows them. */
  async function refusedAnswer(asked: AskedPage, call: PageCall, { fields, refusal }: { fields: URLSearchParams; refusal: ShopError }): Promise<StoredPage> {
    const retry: Record<string, string> = refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) };
    const kind = asked.kind!;
    if (!kind.showsRefusals || refusal.spec.status >= 500 || refusal.spec.status === 404) return bareAnswer(asked, refusal, retry);
    const access = kind.visibility === 'public' ? 'public' : (kind.access ?? 'shopper');
    const context = await call.contextFor(access, { lang: asked.match.lang, currency: asked.currency });
    const outcome = await kind.load(context, pageRequestOf(asked));
    if (outcome.kind !== 'found') return bareAnswer(asked, refusal, retry);
    const errors = (refusal.data?.['errors'] ?? {}) as Record<string, string>;
    const refused = { form: fields.get('form') ?? '', fields, errors, message: refusal.say(context.locale) };
    const shown = { ...outcome, status: refusal.spec.status };
    const page = await renderPage(parts, { context, asked, kind: kind.kind, outcome: shown, template: outcome.template ?? kind.name, refused });
    return finished(asked, page, { shared: false });
  }

  function finished(asked: AskedPage, page: RenderedPage, { shared }: { shared: boolean }): StoredPage {
    // What had to leave something out, or is a fault, is nobody's to keep.
    return pageAnswer(parts, asked, page, { shared: shared && page.complete && page.status < 500 });
  }

  async function shell(asked: AskedPage, context: Context): Promise<StoredPage> {
    const title = m.page_loading({}, { locale: context.locale });
    const outcome = { kind: 'found', model: { title, text: '' }, meta: { title, description: '', robots: 'noindex' }, tags: [] } as const;
    const page = await renderPage(parts, { context, asked, kind: asked.kind!.kind, outcome: { ...outcome, tags: [] }, template: 'shell', shell: true });
    return finished(asked, page, { shared: false });
  }

  /** An error page in place of what was asked for. All unknown addresses of a language share one page, whatever they are. */
  async function error(asked: AskedPage, context: Context, status: ErrorStatus, sent: number = status): Promise<StoredPage> {
    const elsewhere: AskedPage = {
      ...asked,
      match: { ...asked.match, path: `/error/${status}`, params: { status: String(status) } },
      query: new URLSearchParams(),
    };
    const model = errorModel(status, context.locale);
    const outcome = {
      kind: 'found' as const,
      model,
      meta: { title: model.title, description: model.text, robots: 'noindex' },
      tags: status === 404 ? ['redirects'] : [],
      status: sent,
    };
    const page = await renderPage(parts, { context, asked: elsewhere, kind: 'error', outcome, template: 'error' });
    // What is not there may be there in a minute, under tags that nobody knows yet: short, and only for unknown addresses.
    const shared = status === 404 && !asked.match.rule && !context.preview;
    return finished(elsewhere, page, { shared });
  }

  async function faultAnswer(asked: AskedPage, call: PageCall, thrown: unknown): Promise<StoredPage> {
    const refusal = refusalFor(thrown, parts);
    const { status, wire } = refusal.spec;
    if (wire === 50 || wire === 51) return bareAnswer(asked, refusal, { 'cache-control': 'private, no-store' });
    try {
      const context = await call.contextFor('public', { lang: asked.match.lang, currency: asked.currency });
      return await error(asked, context, status === 404 || status === 403 ? status : 500, status);
    } catch {
      return bareAnswer(asked, refusal);
    }
  }
}

/** The storefront. */
export type Storefront = Awaited<ReturnType<typeof createStorefront>>;

const authNeeded: ErrorSpec = { wire: 50, status: 401, message: m.error_login };

function refusalFor(thrown: unknown, parts: StorefrontParts): ShopError {
  if (thrown instanceof ShopError) return thrown.spec === forbidden ? new ShopError(forbidden) : thrown;
  const chain = [thrown, (thrown as { cause?: unknown }).cause] as { code?: string; message?: string }[];
  const away = chain.some(
    (one) => databaseAway.test(one?.code ?? '') || /Connection terminated|timeout exceeded when trying to connect/.test(one?.message ?? ''),
  );
  parts.log.error({ err: thrown }, 'page failed');
  return new ShopError(away ? unavailable : fault, { cause: thrown });
}
