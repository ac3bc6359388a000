/** One page, from what is asked to its contract data: loader, template, parts, meta. */
import { hash } from 'node:crypto';
import * as m from '#messages';
import { catalogueFor, catalogueLanguages, languages } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { PageMeta, PageOutcome, PageRequest, RefusedForm } from '#kit/server/page/page-kind.ts';
import { nextOfferChange } from '#shop/promotions/index.ts';
import { readSettings, type ShopSettings } from '#shop/settings/index.ts';
import { layoutTemplates, readPublishedTemplates, readTemplateDrafts, templateTag, type MerchantTemplates, type SectionChoice } from '#shop/templates/index.ts';
import { localPath, type PageView } from '#ui/page-view.tsx';
import { wholeStyleOf, type Assets } from './compose/assets.ts';
import { composePage, earliest, type ComposedParts } from './compose/compose-page.ts';
import { fullMeta } from './compose/meta.ts';
import type { AskedPage, StorefrontParts } from './page-parts.ts';
import { templateFor, themeInForce, type ThemeInForce } from './theme/themes.ts';

/** A page as both formats need it. */
export type RenderedPage = {
  status: number;
  view: PageView;
  parts: Pick<ComposedParts, 'pageHead' | 'pageBody' | 'pageFoot'>;
  meta: PageMeta & { alternates?: Record<string, string> };
  theme: ThemeInForce;
  /** The contract's `data.data`. */
  data: Record<string, unknown> & { islands: ComposedParts['islands']; style?: string };
  tags: string[];
  expiresAt: Date | null;
  /** False when a section had to be left out: such a page is not kept. */
  complete: boolean;
};

// Whoever sees drafts should know it.
const previewBar: SectionChoice = { section: 'preview-bar', settings: {} };

type Found = Extract<PageOutcome<unknown>, { kind: 'found' }>;

/** What to render: an outcome, with the template that shows it. A preview shows drafts of templates, and the faults of sections. */
export type Rendering = {
  context: Context;
  asked: AskedPage;
  kind: string;
  outcome: Found;
  /** Of several the first that there is. */
  template: string | readonly [string, ...string[]];
  shell?: boolean;
  refused?: RefusedForm;
};

/** Renders. A template that is missing shows 'Template does not exist' with status 500. */
export async function renderPage(parts: StorefrontParts, rendering: Rendering): Promise<RenderedPage> {
  const { context, asked } = rendering;
  const settings = await readSettings(context.db);
  const theme = themeInForce(settings, parts.themeFiles);
  const merchant = await merchantTemplates(rendering);
  const sectionsOf = (name: string) => templateFor(name, { merchant: merchant.sections, theme: settings.theme.base, files: parts.themeFiles });
  const named = [rendering.template].flat();
  let { kind, outcome } = rendering;
  const used = named.find((name) => sectionsOf(name) !== null);
  let body = used === undefined ? null : sectionsOf(used);
  if (!body) {
    context.log.error({ template: rendering.template, path: asked.match.path }, 'template does not exist');
    kind = 'error';
    outcome = templateMissing(context);
    body = sectionsOf('error') ?? [];
  }
  const view = viewOf(rendering, { kind, outcome, settings, theme: theme.theme });
  const head = asked.hideHead || theme.theme.hideHead ? null : 'layout-head';
  const foot = asked.hideFoot || theme.theme.hideFoot ? null : 'layout-foot';
  const composed = await composePage({
    context,
    view,
    model: outcome.model,
    query: asked.query,
    refused: rendering.refused,
    sections: parts.sections,
    head: [...(context.preview ? [previewBar] : []), ...((head && sectionsOf(head)) || [])],
    body,
    foot: (foot && sectionsOf(foot)) || [],
    showFaults: context.preview ?? false,
  });
  const shown = [...outcome.tags, ...composed.tags];
  // Wherever a product stands, it may be said what is taken off it.
  const showsGoods = shown.some((tag) => tag === 'products' || tag.startsWith('product:'));
  return {
    status: outcome.status ?? 200,
    view,
    parts: { pageHead: composed.pageHead, pageBody: composed.pageBody, pageFoot: composed.pageFoot },
    meta: fullMeta(metaOf(outcome, { jsonLd: composed.jsonLd, preview: context.preview ?? false }), {
      view,
      settings,
      baseUrl: parts.baseUrl,
      languages: outcome.languages ?? catalogueLanguages,
    }),
    theme,
    data: dataOf(rendering, {
      view,
      composed,
      outcome,
      noReload: outcome.noReload ?? merchant.noReload.has(used ?? ''),
      assets: parts.assets[view.locale],
      themeHref: theme.href,
    }),
    tags: [...new Set([...shown, ...(showsGoods ? ['offers'] : []), 'settings', ...named.map(templateTag)])],
    expiresAt: earliest([outcome.expiresAt, composed.expiresAt, showsGoods ? await nextOfferChange(context.db, context.now()) : null]),
    complete: composed.complete,
  };
}

/** What is published; a preview sees the drafts of this page's templates before it. */
async function merchantTemplates({ context, template }: Rendering): Promise<MerchantTemplates> {
  const published = await readPublishedTemplates(context.db);
  if (!context.preview) return published;
  const drafts = await readTemplateDrafts(context.db, [...[template].flat(), ...layoutTemplates]);
  const others = [...published.noReload].filter((name) => !drafts.sections.has(name));
  return { sections: new Map([...published.sections, ...drafts.sections]), noReload: new Set([...others, ...drafts.noReload]) };
}

/** What the page itself says, then what its sections tell search engines; those pass a preview by. */
function metaOf({ meta }: Found, { jsonLd, preview }: { jsonLd: readonly object[]; preview: boolean }): { meta: PageMeta } {
  const all = [...(meta.jsonLd ?? []), ...jsonLd];
  return { meta: { ...meta, ...(all.length > 0 ? { jsonLd: all } : {}), ...(preview ? { robots: 'noindex, nofollow' } : {}) } };
}

function viewOf({ asked, context }: Rendering, page: { kind: string; outcome: Found; settings: ShopSettings; theme: ThemeInForce['theme'] }): PageView {
  const { match, query } = asked;
  const { article, category, collection, page: pages, product, tag, userBasePath } = page.settings.routes;
  const kept = new URLSearchParams(query);
  // A preview stays one in another language or currency.
  if (context.preview) kept.set('preview', 'true');
  const search = kept.size > 0 ? `?${kept}` : '';
  const offered = [...catalogueLanguages, ...(page.outcome.languages ?? [])];
  const { paths = {} } = page.outcome;
  const pathIn = (lang: string) => localPath({ lang }, paths[lang] ?? paths[''] ?? match.path) + search;
  return {
    lang: match.lang,
    locale: catalogueFor(match.lang),
    currency: context.currency,
    path: match.path,
    kind: page.kind,
    userBasePath,
    shows: { slides: page.theme.product.showSlideImage, favorites: page.theme.product.showFavorite, carts: page.theme.product.showCart },
    paths: { article, category, collection, page: pages, product, tag },
    alternates: Object.fromEntries(languages.filter((lang) => offered.includes(lang)).map((lang) => [lang, pathIn(lang)])),
  };
}

function dataOf(
  { asked, shell }: Rendering,
  page: { view: PageView; composed: ComposedParts; outcome: Found; noReload: boolean; assets: Assets; themeHref: string },
): RenderedPage['data'] {
  const { view } = page;
  const style = wholeStyleOf(page.assets, view.kind);
  return {
    kind: view.kind,
    page: asked.match.rule?.page ?? 'error',
    lang: view.lang,
    locale: view.locale,
    path: view.path,
    params: asked.match.params,
    currency: view.currency,
    userBasePath: view.userBasePath,
    shows: view.shows,
    paths: view.paths,
    alternates: view.alternates,
    islands: page.composed.islands,
    version: page.assets.version,
    ...(style ? { style } : {}),
    themeHref: page.themeHref,
    // By these the browser knows that a part is the same and leaves it as it is.
    headHash: shortHash(page.composed.pageHead),
    footHash: shortHash(page.composed.pageFoot),
    ...(page.noReload ? { noReload: true } : {}),
    ...(shell ? { shell: true } : {}),
  };
}

function templateMissing({ locale }: Context): Found {
  const model = { title: m.page_template_missing_title({}, { locale }), text: m.page_template_missing_text({}, { locale }), status: 500 };
  return { kind: 'found', model, meta: { title: model.title, description: model.text, robots: 'noindex' }, tags: [], status: 500 };
}

const shortHash = (markup: readonly string[]) => hash('sha1', markup.join(''), 'base64url').slice(0, 12);

/** What a loader is told. */
export function pageRequestOf(asked: AskedPage): PageRequest {
  const type = asked.match.rule?.type;
  return { params: asked.match.params, query: asked.query, path: asked.match.path, ...(type ? { type } : {}) };
}
