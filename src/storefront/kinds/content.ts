/** Content pages, and the pages among them: the order look-up, the newsletter. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageForm, PageOutcome } from '#kit/server/page/page-kind.ts';
import type { ContentPage } from '#shop/content/contract.ts';
import type { PageModel } from '#shop/content/sections.ts';
import { helpPage, policyPages } from '#shop/shop-info/contract.ts';
import { pageOf, readPage, readRootItem } from '#shop/content/index.ts';
import { collectionAtRoot, pageListQuery } from '#shop/catalog/lists/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { lookupOrderInput } from '#shop/orders/contract.ts';
import { lookUpOrder } from '#shop/orders/index.ts';
import { addressesFor, redirectToOwn } from './addresses.ts';
import { appKind, rootEntryFound } from './custom/custom-entries.ts';
import { readFields } from './form-fields.ts';
import { breadcrumbLd } from './json-ld.ts';
import { loadListing } from './listing.ts';
import { newsletterForms } from './newsletter.ts';
import { offersWithdrawal } from '#shop/withdrawals/index.ts';
import { withdrawalForms } from './withdrawal.ts';
import { feedbackForm } from './contribution-forms.ts';

/** Pages for reference, which are not saved as favorites. */
const servicePages: ReadonlySet<string> = new Set([...policyPages, helpPage]);

async function found(
  context: Context,
  { page, nextChangeAt }: { page: ContentPage; nextChangeAt: Date | null },
  path: string,
): Promise<Extract<PageOutcome<PageModel>, { kind: 'found' }>> {
  const { absolute } = await addressesFor(context);
  const home = { title: m.page_home({}, { locale: context.locale }), url: absolute('/') };
  return {
    kind: 'found',
    model: { ...page, service: servicePages.has(page.slug) },
    template: page.template ?? 'page',
    meta: { title: page.seoTitle, description: page.seoDescription, jsonLd: [breadcrumbLd([home, { title: page.title, url: absolute(path) }])] },
    tags: [`page:${page.id}`],
    ...(nextChangeAt ? { expiresAt: nextChangeAt } : {}),
    ...(page.languages.length > 0 ? { languages: page.languages } : {}),
  };
}

type Text = (values: object, options: { locale: Context['locale'] }) => string;

/** A page with a form of its own, named as its template; it is the same for everybody. */
const ownPage =
  (template: string, { title, text, tags = [] }: { title: Text; text: Text; tags?: string[] }) =>
  ({ locale }: Context): PageOutcome<null> => ({
    kind: 'found',
    model: null,
    template,
    meta: { title: title({}, { locale }), description: text({}, { locale }), robots: 'noindex' },
    tags,
  });

const withdrawal = ownPage('withdrawal', { title: m.withdrawals_button, text: m.withdrawals_text, tags: ['settings'] });

/** Pages with an address among the content pages whose contents are not text (docs/contract.md, "Addresses of pages"). */
const ownPages = new Map([
  ['order-lookup', ownPage('order-lookup', { title: m.order_lookup_title, text: m.order_lookup_text })],
  ['wish-list', ownPage('wish-list', { title: m.favorite_title, text: m.favorite_text })],
  ['feedback', ownPage('feedback', { title: m.feedback_title, text: m.feedback_text })],
  ['newsletter', ownPage('newsletter', { title: m.newsletter_title, text: m.newsletter_text })],
]);

const lookupForm: PageForm = async (context, fields) => {
  await lookUpOrder(context, { ...readFields(context, fields, { schema: lookupOrderInput }), address: context.address });
  return { location: `${localPath(context, '/page/order-lookup')}?said=lookup` };
};

const pageKind: AnyPageKind = {
  name: 'page',
  kind: 'page',
  query: ['said', 'confirm', 'order', 'unsubscribe'],
  visibility: 'public',
  forms: { lookup: lookupForm, feedback: feedbackForm, ...newsletterForms, ...withdrawalForms },
  showsFormErrors: true,
  async load(context, request) {
    const slug = request.params['slug']!;
    const own = ownPages.get(slug);
    if (own) return own(context);
    if (slug === 'withdrawal' && (await offersWithdrawal(context.db))) return withdrawal(context);
    const read = await readPage(context, slug);
    const { path, paths } = await addressesFor(context);
    const elsewhere = redirectToOwn(context, request, path('page', read.page.slug));
    return elsewhere ?? { ...(await found(context, read, request.path)), paths: paths('page', read.page) };
  },
};

const rootKind: AnyPageKind = {
  name: 'root',
  kind: 'root',
  // Of a collection, its list's.
  query: pageListQuery,
  visibility: 'public',
  async load(context, request) {
    const { params, path } = request;
    const read = await readRootItem(context, params['slug']!);
    if (!read) {
      const slug = await collectionAtRoot(context.db, params['slug']!);
      return slug === null ? { kind: 'notFound' } : loadListing(context, request, { kind: 'collection', slug, atRoot: true });
    }
    return read.item.kind === 'page' ? found(context, { ...read, page: pageOf(read.item) }, path) : rootEntryFound(context, read, path);
  },
};

/** The kinds. */
export const contentKinds: readonly AnyPageKind[] = [pageKind, rootKind, appKind];
