/** Step 3 of a page request: from loaded data to markup, meta data and what the browser starts from. */
import { hash } from 'node:crypto';
import { messageLocales } from '#kit/pure/languages.ts';
import type { PageMeta } from '#kit/server/page/page-kind.ts';
import type { Embeds } from '#kit/server/page/section.ts';
import { nextContentChange } from '#shop/content/show/index.ts';
import { nextOfferChange } from '#shop/promotions/show/index.ts';
import { templateTag } from '#shop/templates/index.ts';
import { textsTag } from '#shop/texts/index.ts';
import type { IslandEntry } from '#ui/island.tsx';
import type { PageView } from '#ui/page-view.tsx';
import { tagOfEveryPage } from '../cache/cdn-tags.ts';
import { wholeStyleOf } from '../compose/assets.ts';
import { fullMeta } from '../compose/meta.ts';
import { assetsFor } from '../compose/own-texts.ts';
import { renderFragment, type RenderedFragment } from '../compose/render-fragment.tsx';
import type { StorefrontParts } from '../storefront-parts.ts';
import type { ThemeInForce } from '../theme/themes.ts';
import type { LoadedPage } from './load.ts';
import type { LoadedSection } from './load-sections.ts';

/** Head, body and foot, each the markup of its sections. */
export type PageFragments = { pageHead: readonly string[]; pageBody: readonly string[]; pageFoot: readonly string[] };

/** A page as both formats need it. */
export type RenderedPage = {
  status: number;
  view: PageView;
  fragments: PageFragments;
  meta: PageMeta & { alternates?: Record<string, string> };
  theme: ThemeInForce;
  /** The contract's `data.data`. */
  data: Record<string, unknown> & { islands: IslandEntry[]; style?: string };
  tags: string[];
  /** What it loads from elsewhere. */
  embeds: readonly Embeds[];
  expiresAt: Date | null;
  /** False when a section had to be left out: such a page is not cached. */
  isComplete: boolean;
};

/** All sections of the body failed: there is no page to show. */
export class NothingToShow extends Error {}

/** Every page shows what these stand for. */
const tagsOfEveryPage = [tagOfEveryPage, 'menu', 'pages', 'theme', 'markets', textsTag];

/** Renders a page. @throws NothingToShow with the first section's error as its cause */
export async function renderPage(parts: StorefrontParts, loaded: LoadedPage): Promise<RenderedPage> {
  const { context, page, view, settings, theme } = loaded;
  const { fragments, islands, sections, isComplete } = await renderFragments(loaded);
  const embeds = embedsOf(sections);
  const shown = [...page.tags, ...sections.flatMap((section) => section.tags)];
  // Wherever a product stands, it may be said what is taken off it.
  const showsGoods = shown.some((tag) => tag === 'products' || tag.startsWith('product:'));
  return {
    status: page.status ?? 200,
    view,
    fragments,
    meta: fullMeta(metaOf(loaded, sections), { view, settings, baseUrl: parts.baseUrl, languages: page.languages ?? messageLocales }),
    theme,
    data: dataOf(parts, loaded, { fragments, islands, embeds }),
    embeds,
    tags: [...new Set([...shown, ...(showsGoods ? ['offers'] : []), ...tagsOfEveryPage, ...[...loaded.templates, ...loaded.layouts].map(templateTag)])],
    expiresAt: earliest([
      page.expiresAt,
      ...sections.map((section) => section.expiresAt),
      showsGoods ? await nextOfferChange(context.db, context.now()) : null,
      // Head and foot lead to the usual pages that are published.
      await nextContentChange(context.db, 'page', context.now()),
    ]),
    isComplete,
  };
}

type Rendered = { fragments: PageFragments; islands: IslandEntry[]; sections: LoadedSection[]; isComplete: boolean };

async function renderFragments({ head, body, foot, view, page, context, sectionErrors }: LoadedPage): Promise<Rendered> {
  const scope = { view, model: page.model, log: context.log, db: context.db };
  const rendered = await Promise.all([renderFragment('h', head, scope), renderFragment('b', body, scope), renderFragment('f', foot, scope)]);
  const [h, b, f] = rendered;
  const shown = await present(body);
  if (body.length > 0 && shown.length === 0) throw new NothingToShow('no section of the page could be loaded', { cause: sectionErrors[0] });
  if (shown.length > 0 && b.failed.length === shown.length) throw new NothingToShow('no section of the page could be rendered');
  return {
    fragments: { pageHead: h.markup, pageBody: b.markup, pageFoot: f.markup },
    islands: rendered.flatMap((fragment: RenderedFragment) => fragment.islands),
    sections: [...(await present(head)), ...shown, ...(await present(foot))],
    isComplete: sectionErrors.length === 0 && rendered.every(({ failed }) => failed.length === 0),
  };
}

/** Each once, though two sections load the same. */
const embedsOf = (sections: readonly LoadedSection[]): readonly Embeds[] => [
  ...new Map(sections.flatMap(({ embeds }) => (embeds ? [[embeds.name, embeds] as const] : []))).values(),
];

const present = async (sections: LoadedPage['head']): Promise<LoadedSection[]> => (await Promise.all(sections)).filter((section) => section !== null);

function earliest(dates: readonly (Date | null | undefined)[]): Date | null {
  const times = dates.filter((date) => date !== null && date !== undefined).map((date) => date.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The page's structured data, then its sections'; a preview has none of the latter. */
function metaOf({ page: { meta }, context }: LoadedPage, sections: readonly LoadedSection[]): { meta: PageMeta } {
  const all = [...(meta.jsonLd ?? []), ...sections.flatMap((section) => [...section.jsonLd])];
  return { meta: { ...meta, ...(all.length > 0 ? { jsonLd: all } : {}), ...(context.preview ? { robots: 'noindex, nofollow' } : {}) } };
}

function dataOf(
  parts: Pick<StorefrontParts, 'assets'>,
  { request: { match }, view, theme, noReload, isShell }: LoadedPage,
  { fragments, islands, embeds }: Pick<Rendered, 'fragments' | 'islands'> & { embeds: readonly Embeds[] },
): RenderedPage['data'] {
  const assets = assetsFor(parts.assets, view.locale);
  const style = wholeStyleOf(assets, view.kind);
  return {
    kind: view.kind,
    page: match.rule?.page ?? 'error',
    lang: view.lang,
    locale: view.locale,
    path: view.path,
    params: match.params,
    currency: view.currency,
    userBasePath: view.userBasePath,
    shows: view.shows,
    paths: view.paths,
    alternates: view.alternates,
    islands,
    version: assets.version,
    ...(style ? { style } : {}),
    themeHref: theme.href,
    // By these the browser knows that a fragment is the same and leaves it as it is.
    headHash: shortHash(fragments.pageHead),
    footHash: shortHash(fragments.pageFoot),
    // A document that was not let load this lets no page load it that is shown in it.
    ...(embeds.length > 0 ? { embeds: embeds.map(({ name }) => name).join(' ') } : {}),
    ...(noReload ? { noReload: true } : {}),
    ...(isShell ? { shell: true } : {}),
  };
}

const shortHash = (markup: readonly string[]) => hash('sha1', markup.join(''), 'base64url').slice(0, 12);
