/** Step 2 of a page request: the model of the page's kind, the template that shows it, and the data of the template's sections. */
import { setImmediate as queriesSent } from 'node:timers/promises';
import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageOutcome, RejectedForm } from '#kit/server/page/page-kind.ts';
import { isServed, offeredLanguages, readSettings } from '#shop/settings/index.ts';
import type { ShopSettings } from '#shop/settings/contract.ts';
import { readUsualPages } from '#shop/shop-info/index.ts';
import { layoutsFor } from '#shop/templates/contract.ts';
import { readPublishedTemplates, readTemplateDrafts, type MerchantTemplates, type SectionChoice } from '#shop/templates/index.ts';
import { localPath, type PageView } from '#ui/page-view.tsx';
import type { StorefrontMemory } from '../memory.ts';
import { redirectOfSlug } from '../redirects.ts';
import type { ResolvedRequest, StorefrontParts } from '../storefront-parts.ts';
import { templateFor, type ThemeInForce } from '../theme/themes.ts';
import { loadSections, type LoadedSection } from './load-sections.ts';
import { errorPage, shellPage, templateMissing, type FoundPage } from './special-pages.ts';
import { pageRequestOf } from './resolve.ts';

/** A page with all its data; its sections may still be on their way. */
export type LoadedPage = {
  request: ResolvedRequest;
  context: Context;
  page: FoundPage;
  view: PageView;
  settings: ShopSettings;
  theme: ThemeInForce;
  /** Names of the templates that it could be made of. */
  templates: readonly string[];
  /** The same of its head and foot. */
  layouts: readonly string[];
  noReload: boolean;
  isShell: boolean;
  head: Promise<LoadedSection | null>[];
  body: Promise<LoadedSection | null>[];
  foot: Promise<LoadedSection | null>[];
  /** What failed of its sections, complete once they are there. */
  sectionErrors: readonly unknown[];
};

/** Another address. */
export type Redirect = { status: 301 | 302 | 308; location: string };

// A preview must be recognisable.
const previewBar: SectionChoice = { section: 'preview-bar', settings: {} };

/**
 * Loads the requested page, or the error page where there is none. With `refused`, loads a form's page again for the rejected form.
 * @throws ShopError authInvalid (50) where only an account may see the data
 */
export async function loadPage(parts: LoadParts, request: ResolvedRequest, context: Context): Promise<LoadedPage | Redirect> {
  if (request.isShell) return (await inServedLanguage(context, request)) ?? loadFound(parts, { context, ...shellPage(request, context) });
  const { kind } = request;
  const outcome: PageOutcome<unknown> = kind ? await outcomeOf(kind, request, context) : { kind: 'notFound' };
  const elsewhere = await inServedLanguage(context, request, outcome);
  if (elsewhere) return elsewhere;
  switch (outcome.kind) {
    case 'redirect':
      return outcome;
    case 'notFound':
      return loadFound(parts, { context, ...errorPage(request, context, 404) });
    case 'forbidden':
      return loadFound(parts, { context, ...errorPage(request, context, 403) });
    case 'needsSignIn':
      if (request.format === 'route') throw new ShopError(authInvalid);
      return loadFound(parts, { context, ...shellPage(request, context) });
    case 'found':
      return loadFound(parts, { request, context, page: outcome, kind: kind!.kind, template: outcome.template ?? kind!.name });
  }
}

/** Where a page is read whose language the merchant switched off: in the shop's default language. Not for good, it may come back. */
async function inServedLanguage({ db, preview }: Context, { match, query }: ResolvedRequest, outcome?: PageOutcome<unknown>): Promise<Redirect | null> {
  const { languages } = await readSettings(db);
  if (preview || isServed(languages, match.lang) || outcome?.kind === 'redirect') return null;
  const { paths = {} } = outcome?.kind === 'found' ? outcome : {};
  const search = query.size > 0 ? `?${query}` : '';
  return { status: 302, location: localPath({ lang: languages.default }, paths[languages.default] ?? paths[''] ?? match.path) + search };
}

/** What loading uses of the storefront. */
export type LoadParts = Pick<StorefrontParts, 'sections' | 'themeFiles'> & { memory: StorefrontMemory };

/** What the kind's loader says; of a page that is not there, where it went. */
async function outcomeOf(kind: AnyPageKind, request: ResolvedRequest, context: Context): Promise<PageOutcome<unknown>> {
  const outcome = await kind.load(context, pageRequestOf(request)).catch((thrown: unknown) => {
    if (thrown instanceof ShopError && thrown.spec.status === 404) return { kind: 'notFound' } as const;
    throw thrown;
  });
  const location = outcome.kind === 'notFound' ? await redirectOfSlug(context.db, request) : null;
  return location === null ? outcome : { kind: 'redirect', status: 301, location };
}

/** A page's result with its template. A preview shows drafts of templates, and errors of sections. */
export type PageToLoad = {
  request: ResolvedRequest;
  context: Context;
  page: FoundPage;
  kind: string;
  /** Of several the first that there is. */
  template: string | readonly [string, ...string[]];
  isShell?: boolean;
  refused?: RejectedForm;
  /** A template as it is being edited, in place of what is stored. */
  draft?: { name: string; sections: readonly SectionChoice[] };
};

/** Chooses the template and begins to load its sections. A template that is missing shows 'Template does not exist' with status 500. */
export async function loadFound(parts: LoadParts, wanted: PageToLoad): Promise<LoadedPage> {
  const { request, context } = wanted;
  const [settings, theme, merchant, usualPages] = await Promise.all([
    readSettings(context.db),
    parts.memory.theme(),
    merchantTemplates(wanted),
    readUsualPages(context.db, context.lang, context.now),
  ]);
  const sectionsOf = (name: string) => templateFor(name, { merchant: merchant.sections, theme: settings.theme.base, files: parts.themeFiles });
  const templates = [wanted.template].flat();
  const firstOf = (names: readonly string[]) => names.find((name) => sectionsOf(name) !== null);
  const used = firstOf(templates);
  if (used === undefined) context.log.error({ template: wanted.template, path: request.match.path }, 'template does not exist');
  const { page, kind } = used === undefined ? templateMissing(context) : wanted;
  const view = viewOf(wanted, { kind, page, settings, theme: theme.theme, pages: usualPages.map(({ slug }) => slug) });
  const sectionErrors: unknown[] = [];
  const load = (choices: readonly SectionChoice[]) =>
    loadSections(choices, {
      sections: parts.sections,
      memory: parts.memory,
      scope: { context, model: page.model, path: view.path, kind, alternates: view.alternates, query: request.query, refused: wanted.refused },
      log: context.log,
      showSectionErrors: context.preview ?? false,
      sectionErrors,
    });
  const layouts = layoutsFor(templates);
  const layout = (names: readonly string[], isHidden: boolean) => (isHidden ? null : sectionsOf(firstOf(names) ?? ''));
  const head = layout(layouts.head, request.hideHead || theme.theme.hideHead);
  const foot = layout(layouts.foot, request.hideFoot || theme.theme.hideFoot);
  const loaded = {
    request,
    context,
    page,
    view,
    settings,
    theme,
    templates,
    layouts: [...layouts.head, ...layouts.foot],
    noReload: page.noReload ?? merchant.noReload.has(used ?? ''),
    isShell: wanted.isShell ?? false,
    head: load([...(context.preview ? [previewBar] : []), ...(head ?? [])]),
    body: load(sectionsOf(used ?? 'error') ?? []),
    foot: load(foot ?? []),
    sectionErrors,
  };
  // What is there already is rendered while the database answers for the rest: not before the queries have been sent.
  await queriesSent();
  return loaded;
}

/** What is published; a preview sees the drafts of this page's templates before it. */
async function merchantTemplates({ context, template, draft }: PageToLoad): Promise<MerchantTemplates> {
  const published = await readPublishedTemplates(context.db);
  if (!context.preview) return published;
  const templates = [template].flat();
  const { head, foot } = layoutsFor(templates);
  const drafts = await readTemplateDrafts(context.db, [...templates, ...head, ...foot]);
  const others = [...published.noReload].filter((name) => !drafts.sections.has(name));
  const edited = draft ? ([[draft.name, draft.sections]] as const) : [];
  return { sections: new Map([...published.sections, ...drafts.sections, ...edited]), noReload: new Set([...others, ...drafts.noReload]) };
}

function viewOf(
  { request, context }: PageToLoad,
  shown: { kind: string; page: FoundPage; settings: ShopSettings; theme: ThemeInForce['theme']; pages: readonly string[] },
): PageView {
  const { match } = request;
  const { article, category, collection, page: pages, product, tag, userBasePath } = shown.settings.routes;
  const query = new URLSearchParams(request.query);
  // A preview stays one in another language or currency.
  if (context.preview) query.set('preview', 'true');
  const search = query.size > 0 ? `?${query}` : '';
  const offered = offeredLanguages(shown.settings.languages, shown.page.languages ?? []);
  const { paths = {} } = shown.page;
  const pathIn = (lang: string) => localPath({ lang }, paths[lang] ?? paths[''] ?? match.path) + search;
  return {
    lang: match.lang,
    locale: localeFor(match.lang),
    currency: context.currency,
    path: match.path,
    kind: shown.kind,
    userBasePath,
    shows: {
      slides: shown.theme.product.showSlideImage,
      favorites: shown.theme.product.showFavorite,
      carts: shown.theme.product.showCart,
      pages: shown.pages,
    },
    paths: { article, category, collection, page: pages, product, tag },
    alternates: Object.fromEntries(offered.map((lang) => [lang, pathIn(lang)])),
  };
}
