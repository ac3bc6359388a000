/** Pages of promotions and coupons: what runs now, and one of them with its products. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { couponInput } from '#shop/cart/contract.ts';
import { useCoupon } from '#shop/cart/coupons/index.ts';
import type { ProductList, ProductSort } from '#shop/catalog/contract.ts';
import { findCovers, findLead } from '#shop/catalog/covers/index.ts';
import { filterOfPage, listProducts, pageListQuery } from '#shop/catalog/lists/index.ts';
import { listBestsellers, listOfCoupon } from '#shop/catalog/related/index.ts';
import type { CouponProductsModel } from '#shop/catalog/sections.ts';
import type { ShownList, ShownOne } from '#shop/promotions/sections.ts';
import { listShown, productsOfSets, readSet, readShown, type OfferSet, type Shown } from '#shop/promotions/show/index.ts';
import { localPath } from '#ui/page-view.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { redirectToOwn } from './addresses.ts';
import { addAllForm } from './cart.ts';
import { readFields } from './form-fields.ts';
import { withPriceRange } from './listing.ts';

/** The cache tags of what is said of promotions: those of sets name the prices of their parts. */
const tagsOf = (shown: readonly Pick<Shown, 'rule'>[]): string[] => [
  'promotions',
  'markets',
  'products',
  ...productsOfSets(shown.map(({ rule }) => rule)).map((id) => `product:${id}`),
];

const mostShown = 60;
/** A row of them. */
const mostOthers = 3;
/** So many products stand beside the words of their offer on a desk. */
const mostBeside = 2;
/** Two squares beside each other: every card has the same strip. */
const mostPictures = 2;

/** Pictures of what each promotion is about. */
const goodsOf = (context: Context, items: readonly Shown[]) =>
  findCovers(
    context,
    items.map(({ slugs }) => ({ promotion: slugs[''] ?? '' })),
    mostPictures,
  );

/** What runs besides one of them, and when that changes. */
async function othersBeside(context: Context, { id }: Shown): Promise<{ others: ShownList['items']; nextChange: Date | null }> {
  const { items, nextChange } = await listShown(context, 'promotion', mostOthers + 1);
  const others = items.filter((item) => item.id !== id).slice(0, mostOthers);
  const pictures = await goodsOf(context, others);
  return { others: others.map((item, index) => ({ ...item, pictures: pictures[index] ?? [] })), nextChange };
}

/** Uses a coupon for the cart, and shows the cart. */
const apply: PageForm = async (context, fields) => {
  await useCoupon(context, readFields(context, fields, { schema: couponInput }).code);
  return { location: localPath(context, '/cart') };
};

const lists = (['promotion', 'coupon'] as const).map((kind): PageKind<ShownList> => ({
  name: `${kind}-list`,
  kind,
  query: [],
  visibility: 'public',
  async load(context) {
    const { items, nextChange } = await listShown(context, kind, mostShown);
    // What a coupon is for is not stored by product: no picture would tell anything of it.
    const pictures = kind === 'coupon' ? [] : await goodsOf(context, items);
    const { locale } = context;
    const coupons = kind === 'coupon';
    return {
      kind: 'found',
      model: { items: items.map((item, index) => ({ ...item, pictures: pictures[index] ?? [] })) },
      meta: {
        title: coupons ? m.promotions_coupons_title({}, { locale }) : m.promotions_title({}, { locale }),
        description: coupons ? m.promotions_coupons_description({}, { locale }) : m.promotions_description({}, { locale }),
      },
      tags: tagsOf(items),
      ...(nextChange ? { expiresAt: nextChange } : {}),
    };
  },
}));

type PromotionModel = {
  others: ShownList['items'];
  shown: Shown;
  begun: boolean;
  picture: PictureData | null;
  counted: string[] | null;
  head: null;
  q: null;
  sort: ProductSort;
  list: ProductList | null;
  /** What leads on the cards of its products, while it runs. */
  offer: Shown['onCards'] | null;
  /** One or two products are all that it is about: they stand beside the words. */
  few: boolean;
  /** What is bought as one is put together on the page, in place of a list. */
  set: OfferSet | null;
};

const pathsOf = (kind: 'promotion' | 'coupon', { slugs }: Shown) =>
  Object.fromEntries(Object.entries(slugs).map(([lang, slug]) => [lang, `/${kind}/${encodeURIComponent(slug)}`]));

/** What is shown where its address is shared. */
const ogOf = ({ image }: Shown) => (image ? { og: { image: image.url } } : {});
const hasBegun = ({ startsAt }: Shown, now: Date) => startsAt === null || startsAt <= now.toISOString();
/** The next of these moments that lies ahead, and of `others`. */
const nextChangeOf = ({ startsAt, endsAt }: Shown, now: Date, others: Date | null = null) => {
  const ahead = [startsAt, endsAt, others?.toISOString() ?? null].filter((at) => at !== null && at > now.toISOString());
  const next = ahead.toSorted((a, b) => (a! < b! ? -1 : 1))[0];
  return next ? { expiresAt: new Date(next) } : {};
};

/** The products whose units count toward its steps, where the page lists them all. */
const countedOf = ({ steps }: Shown, list: ProductList | null): string[] | null =>
  steps.length > 0 && list && list.total > 0 && list.total === list.items.length ? list.items.map(({ slug }) => slug) : null;

const promotion: PageKind<PromotionModel> = {
  name: 'promotion',
  kind: 'promotion',
  query: pageListQuery,
  visibility: 'public',
  forms: { addAll: addAllForm },
  showsFormErrors: true,
  async load(context, request) {
    const { params, query, path } = request;
    const { db, lang, currency, locale } = context;
    const priced = withPriceRange(query, currency);
    if (priced !== null) return { kind: 'redirect', status: 302, location: localPath({ lang }, path) + priced };
    const slug = params['slug']!;
    const shown = await readShown(context, 'promotion', slug);
    const elsewhere = redirectToOwn(context, request, `/promotion/${encodeURIComponent(shown.slug)}`);
    if (elsewhere) return elsewhere;
    const begun = hasBegun(shown, context.now());
    const set = begun ? await readSet(context, shown.rule) : null;
    const filter = filterOfPage(query, { promotion: slug });
    const list = shown.wholeShop || set ? null : await listProducts(db, filter, { currency, lang });
    if (filter.page > 1 && !list?.items.length) return { kind: 'notFound' };
    const [{ others, nextChange }, picture] = await Promise.all([othersBeside(context, shown), shown.image ?? findLead(context, list)]);
    const narrowed = [...query.keys()].some((name) => name !== 'page');
    return {
      kind: 'found',
      model: {
        others,
        shown,
        begun,
        set,
        picture,
        counted: narrowed ? null : countedOf(shown, list),
        head: null,
        q: null,
        sort: filter.sort,
        list,
        offer: begun ? shown.onCards : null,
        few: !narrowed && list !== null && list.total > 0 && list.total <= mostBeside,
      },
      meta: {
        title: shown.title,
        description: shown.description || m.promotions_description({}, { locale }),
        ...ogOf(shown),
        ...(narrowed ? { robots: 'noindex, follow' } : filter.page > 1 ? { canonical: `${path}?page=${filter.page}` } : {}),
      },
      paths: pathsOf('promotion', shown),
      tags: [`promotion:${shown.id}`, ...tagsOf([shown, ...others]), ...(list?.items ?? []).map((item) => `product:${item.id}`)],
      ...nextChangeOf(shown, context.now(), nextChange),
    };
  },
};

/** What a coupon is for, what sells best before the others. */
async function productsOf(context: Context, { wholeShop, slugs }: Shown): Promise<CouponProductsModel> {
  const products = wholeShop ? await listBestsellers(context.db, context) : await listOfCoupon(context.db, slugs['']!, context);
  return { products, forAll: wholeShop };
}

const coupon: PageKind<ShownOne & CouponProductsModel> = {
  name: 'coupon',
  kind: 'coupon',
  query: [],
  visibility: 'public',
  forms: { apply },
  showsFormErrors: true,
  async load(context, request) {
    const shown = await readShown(context, 'coupon', request.params['slug']!);
    const elsewhere = redirectToOwn(context, request, `/coupon/${encodeURIComponent(shown.slug)}`);
    if (elsewhere) return elsewhere;
    const goods = await productsOf(context, shown);
    return {
      kind: 'found',
      model: { shown, begun: hasBegun(shown, context.now()), ...goods },
      meta: { title: shown.title, description: shown.description || m.promotions_coupons_description({}, { locale: context.locale }), ...ogOf(shown) },
      paths: pathsOf('coupon', shown),
      tags: [`promotion:${shown.id}`, ...tagsOf([shown]), ...goods.products.map((item) => `product:${item.id}`)],
      ...nextChangeOf(shown, context.now()),
    };
  },
};

/** The kinds. */
export const promotionKinds: readonly AnyPageKind[] = [...lists, promotion, coupon];
