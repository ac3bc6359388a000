/** The sections of a draft template, each with the markup that the page would have, and the layout around them. */
import type { Context, Log } from '#kit/server/context.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { layoutsFor, placeOfTemplate } from '#shop/templates/contract.ts';
import type { DraftPage, DraftMarkup, TemplatePlace } from '#shop/templates/index.ts';
import { wholeStyleOf } from '../compose/assets.ts';
import { assetsFor } from '../compose/own-texts.ts';
import { renderFragment } from '../compose/render-fragment.tsx';
import type { StorefrontParts } from '../storefront-parts.ts';
import { loadFound, type LoadParts } from './load.ts';
import type { LoadedSection } from './load-sections.ts';
import { pageRequestOf, resolveRequest } from './resolve.ts';
import type { FoundPage } from './special-pages.ts';
import type { ResolvedRequest } from '../storefront-parts.ts';

/** What rendering a draft uses of the storefront. */
export type DraftParts = LoadParts & Pick<StorefrontParts, 'kinds' | 'assets'>;

const letters = { head: 'h', body: 'b', foot: 'f' } as const;
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Renders a draft on the page of an address, as a guest sees it. Where that page shows nothing to such a person (an account's
 * page, a checkout without a cart), `isFound` is false: what needs the page's own data is null then.
 */
export async function renderDraft(parts: DraftParts, asker: Context, { name, path, sections }: DraftPage): Promise<DraftMarkup> {
  const contextFor = async () => asker;
  const call = { pathname: path, query: new URLSearchParams(), currencies: [], contextFor, preview: true };
  const request = await resolveRequest({ kinds: parts.kinds, currencyFor: async () => asker.currency }, await parts.memory.routes(), call);
  const { lang } = request.match;
  const context: Context = { ...asker, caller: { kind: 'nobody' }, lang, locale: localeFor(lang), preview: true };
  const found = await findPage(request, context);
  const place = placeOfTemplate(name);
  const template = place === 'body' ? name : (found?.template ?? request.kind?.name ?? 'home');
  const loaded = await loadFound(parts, {
    request: { ...request, hideHead: request.hideHead && place !== 'head', hideFoot: request.hideFoot && place !== 'foot' },
    context: found ? context : { ...context, log: quiet },
    page: found ?? nothingFound,
    kind: request.kind?.kind ?? 'home',
    template,
    // Head and foot are shown on any page.
    draft: { name: place === 'body' ? name : layoutsFor([template].flat())[place][0]!, sections },
  });
  const scope = { view: loaded.view, model: loaded.page.model, log: loaded.context.log, db: context.db };
  // The first of the head says that this is a preview, which the editor shows itself.
  const of = { head: loaded.head.slice(1), body: loaded.body, foot: loaded.foot };
  const around = async (part: TemplatePlace) => (part === place ? '' : (await renderFragment(letters[part], of[part], scope)).markup.join(''));
  const one = async (section: Promise<LoadedSection | null>, firstIndex: number) =>
    (await renderFragment(letters[place], [section], { ...scope, firstIndex })).markup[0] ?? null;
  const [head, body, foot, own] = await Promise.all([around('head'), around('body'), around('foot'), Promise.all(of[place].map(one))]);
  const assets = assetsFor(parts.assets, context.locale);
  const style = wholeStyleOf(assets, loaded.view.kind) ?? assets.style;
  return { isFound: found !== null, locale: context.locale, styles: [loaded.theme.href, ...(style ? [style] : [])], head, body, foot, sections: own };
}

const nothingFound: FoundPage = { kind: 'found', model: {}, meta: { title: '', description: '' }, tags: [] };

async function findPage(request: ResolvedRequest, context: Context): Promise<FoundPage | null> {
  if (!request.kind || request.access === 'user') return null;
  try {
    const outcome = await request.kind.load(context, pageRequestOf(request));
    return outcome.kind === 'found' ? outcome : null;
  } catch {
    // A page that is private or not there: the editor shows what can be shown without it.
    return null;
  }
}
