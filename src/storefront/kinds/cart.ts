/** The cart page, and the plain forms that fill and change a cart without script. */
import * as m from '#messages';
import type { PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { addInput, cartLimits, changeVariantInput, couponInput, lineInput, updateInput } from '#shop/cart/contract.ts';
import { addAllToCart, addToCart, changeLineVariant, removeCartLines, restoreToCart, saveForLater, updateCartLine } from '#shop/cart/lines/index.ts';
import { dropCoupon as forgetCoupon, useCoupon } from '#shop/cart/coupons/index.ts';
import { readCart } from '#shop/cart/index.ts';
import { listBestsellers, listRelated } from '#shop/catalog/related/index.ts';
import type { RelatedToCartModel } from '#shop/catalog/sections.ts';
import { localPath } from '#ui/page-view.tsx';
import { checkOutForm, paypalCartForm } from './checkout.ts';
import { readFields } from './form-fields.ts';

const toCart = (lang: string) => ({ location: localPath({ lang }, '/cart') });

/** Adds what a product page's form names, and shows the cart. */
export const addForm: PageForm = async (context, fields) => {
  await addToCart(context, readFields(context, fields, { schema: addInput, numbers: ['quantity'] }));
  return toCart(context.lang);
};

/** Adds one unit of each variant that a form names: what is bought together, or the parts of a set. */
export const addAllForm: PageForm = async (context, fields) => {
  const skus = fields.has('sku') ? fields.getAll('sku').slice(0, cartLimits.additions) : [''];
  const additions = skus.map((sku) => readFields(context, new URLSearchParams({ sku, quantity: '1' }), { schema: addInput, numbers: ['quantity'] }));
  await addAllToCart(context, additions);
  return toCart(context.lang);
};

const update: PageForm = async (context, fields) => {
  await updateCartLine(context, readFields(context, fields, { schema: updateInput, numbers: ['quantity'] }));
  return toCart(context.lang);
};

const changeVariant: PageForm = async (context, fields) => {
  await changeLineVariant(context, readFields(context, fields, { schema: changeVariantInput }));
  return toCart(context.lang);
};

const remove: PageForm = async (context, fields) => {
  await removeCartLines(context, [readFields(context, fields, { schema: updateInput.pick({ lineId: true }) }).lineId]);
  return toCart(context.lang);
};

const coupon: PageForm = async (context, fields) => {
  await useCoupon(context, readFields(context, fields, { schema: couponInput }).code);
  return toCart(context.lang);
};

const dropCoupon: PageForm = async (context, fields) => {
  await forgetCoupon(context, readFields(context, fields, { schema: couponInput }).code);
  return toCart(context.lang);
};

const save: PageForm = async (context, fields) => {
  await saveForLater(context, readFields(context, fields, { schema: lineInput }).lineId);
  return toCart(context.lang);
};

const restore: PageForm = async (context, fields) => {
  await restoreToCart(context, readFields(context, fields, { schema: lineInput }).lineId);
  return toCart(context.lang);
};

const mostSuggested = 4;

/** `/cart` */
export const cartKind: PageKind<RelatedToCartModel> = {
  name: 'cart',
  kind: 'cart',
  query: ['change', 'country', 'postalCode'],
  visibility: 'private',
  forms: { add: addForm, update, changeVariant, remove, save, restore, coupon, dropCoupon, checkout: checkOutForm, paypal: paypalCartForm },
  showsFormErrors: true,
  async load(context) {
    const { db, lang, currency, locale } = context;
    const { lines } = await readCart(context);
    const isEmpty = lines.length === 0;
    const related = isEmpty
      ? await listBestsellers(db, { lang, currency })
      : await listRelated(db, { slugs: lines.map((line) => line.slug), most: mostSuggested }, { lang, currency });
    return { kind: 'found', model: { isEmpty, related }, meta: { title: m.cart_title({}, { locale }), description: '', robots: 'noindex' }, tags: [] };
  },
};
