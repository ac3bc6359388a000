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

/** Pages with an address among the content pages whose contents are not text (docs/contract.md, "Addresses of pages"). */
const lookup = ({ locale }: Context): PageOutcome<null> => ({
  kind: 'found',
  model: null,
  template: 'order-lookup',
  meta: { title: m.order_lookup_title({}, { locale }), description: m.order_lookup_text({}, { locale }), robots: 'noindex' },
  tags: [],
});

/** The same for everybody: whose list it is, the browser fills in. */
const wishList = ({ locale }: Context): PageOutcome<null> => ({
  kind: 'found',
  model: null,
  template: 'wish-list',
  meta: { title: m.favorite_title({}, { locale }), description: m.favorite_text({}, { locale }), robots: 'noindex' },
  tags: [],
});

const feedback = ({ locale }: Context): PageOutcome<null> => ({
  kind: 'found',
  model: null,
  template: 'feedback',
  meta: { title: m.feedback_title({}, { locale }), description: m.feedback_text({}, { locale }), robots: 'noindex' },
  tags: [],
});

const newsletter = ({ locale }: Context): PageOutcome<null> => ({
  kind: 'found',
  model: null,
  template: 'newsletter',
  meta: { title: m.newsletter_title({}, { locale }), description: m.newsletter_text({}, { locale }), robots: 'noindex' },
  tags: [],
});

const withdrawal = ({ locale }: Context): PageOutcome<null> => ({
  kind: 'found',
  model: null,
  template: 'withdrawal',
  meta: { title: m.withdrawals_button({}, { locale }), description: m.withdrawals_text({}, { locale }), robots: 'noindex' },
  tags: ['settings'],
});

const lookupForm: PageForm = async (context, fields) => {
  await lookUpOrder(context, { ...readFields(context, fields, { schema: lookupOrderInput }), address: context.address });
  return { location: `${localPath(context, '/page/order-lookup')}?said=lookup` };
};

const pageKind: AnyPageKind = {
  name: 'page',
  kind: 'page',
  query: ['said', 'confirm', 'unsubscribe'],
  visibility: 'public',
  forms: { lookup: lookupForm, feedback: feedbackForm, ...newsletterForms, ...withdrawalForms },
  showsFormErrors: true,
  async load(context, request) {
    const slug = request.params['slug']!;
    if (slug === 'order-lookup') return lookup(context);
    if (slug === 'wish-list') return wishList(context);
    if (slug === 'feedback') return feedback(context);
    if (slug === 'newsletter') return newsletter(context);
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
