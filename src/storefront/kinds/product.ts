/** The product page, and the same product with one of its variants named by the address. */
import * as m from '#messages';
import type { AnyPageKind, PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { readProduct } from '#shop/catalog/index.ts';
import { firstToBuy } from '#shop/catalog/products/index.ts';
import { readRelated } from '#shop/catalog/related/index.ts';
import { readThreads, threadPageOf } from '#shop/discussions/index.ts';
import type { QuestionsModel } from '#shop/discussions/sections.ts';
import { promotionsOn } from '#shop/promotions/show/index.ts';
import { readReviews, reviewFilterOfPage } from '#shop/reviews/index.ts';
import type { ReviewsModel } from '#shop/reviews/sections.ts';
import type { BuyingForm, ProductPageModel } from '#shop/catalog/sections.ts';
import type { ProductSetModel } from '#shop/promotions/sections.ts';
import { addressesFor, redirectToOwn } from './addresses.ts';
import { addAllForm, addForm } from './cart.ts';
import { buyNowForm, paypalNowForm } from './checkout.ts';
import { answerForm, helpfulForm, questionForm, reviewForm } from './contribution-forms.ts';
import { notifyForm } from './notify.ts';
import { breadcrumbLd, productLd } from './json-ld.ts';

type Kind = PageKind<ProductPageModel & ProductSetModel & ReviewsModel & QuestionsModel>;

const buyingForms: Readonly<Record<BuyingForm, PageForm>> = { add: addForm, addAll: addAllForm, buyNow: buyNowForm, paypal: paypalNowForm };

function productKind(name: 'product' | 'product-variant'): Kind {
  return {
    name,
    kind: 'product',
    query: ['question.page', 'review.page', 'review.rating', 'review.sort', 'review.stars', 'said'],
    visibility: 'public',
    forms: {
      ...buyingForms,
      review: reviewForm,
      helpful: helpfulForm,
      question: questionForm,
      answer: answerForm,
      notify: notifyForm,
    },
    showsFormErrors: true,
    load: loadProduct,
  };
}

async function loadProduct(context: Parameters<Kind['load']>[0], request: Parameters<Kind['load']>[1]): ReturnType<Kind['load']> {
  const { params, query } = request;
  const { db, lang, currency, locale, config, preview } = context;
  const { slug, sku } = params as { slug: string; sku?: string };
  const reviewFilter = reviewFilterOfPage(query);
  // Everything is asked for by the slug at once; nothing waits for the product to be there first.
  const related = readRelated(db, slug, { lang, currency });
  const questions = readThreads(db, { kind: 'question', subject: { productAt: { slug, lang } }, lang, page: threadPageOf(query, 'question.page') });
  // They fail in the sections that show them.
  for (const coming of [related, questions]) coming.catch(() => undefined);
  const [product, reviews] = await Promise.all([
    readProduct(db, { slug, currency, lang, preview, ...(sku === undefined ? {} : { sku }) }),
    readReviews(db, slug, { ...reviewFilter, lang, preview }),
  ]);
  if (reviewFilter.page > 1 && reviews.items.length === 0) return { kind: 'notFound' };
  const variant = product.variants.find((one) => one.sku === sku) ?? firstToBuy(product.variants);
  if (!variant) return { kind: 'notFound' };
  const [{ path, paths, absolute }, { promotions, productIds }] = await Promise.all([addressesFor(context), promotionsOn(context, product.promotionIds)]);
  const own = path('product', product.slug);
  const rest = sku === undefined ? '' : `/${encodeURIComponent(sku)}`;
  const elsewhere = redirectToOwn(context, request, own + rest);
  if (elsewhere) return elsewhere;
  const url = absolute(own);
  const crumbs = [
    { title: m.page_home({}, { locale }), url: absolute('/') },
    ...product.categories.map((category) => ({ title: category.title, url: absolute(path('category', category.slug)) })),
    { title: product.title, url },
  ];
  const picture = product.images.find((image) => image.id === variant.imageId) ?? product.images[0];
  return {
    kind: 'found',
    template: product.template ?? (product.giftCard ? 'gift-card-product' : 'product'),
    model: { product, variant, promotions, reviews, reviewFilter, related, questions },
    meta: {
      title: product.seoTitle,
      description: product.seoDescription,
      ...(sku === undefined && query.size === 0 ? {} : { canonical: own }),
      og: { type: 'product', ...(picture ? { image: picture.url } : {}) },
      jsonLd: [productLd(product, reviews.items, { baseUrl: config.baseUrl, url, urlOf: (one) => `${url}/${encodeURIComponent(one)}` }), breadcrumbLd(crumbs)],
    },
    tags: [
      'product-fields',
      `product:${product.id}`,
      ...product.categories.map((one) => `category:${one.id}`),
      ...product.tags.map((one) => `tag:${one.id}`),
      ...productIds.map((id) => `product:${id}`),
    ],
    ...(product.unpublishAt ? { expiresAt: product.unpublishAt } : {}),
    paths: paths('product', product, rest),
    ...(product.languages.length > 0 ? { languages: product.languages } : {}),
  };
}

/** The kinds. */
export const productKinds: readonly AnyPageKind[] = [productKind('product'), productKind('product-variant')];
