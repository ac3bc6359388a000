/** Refuses a product that makes no sense, before anything of it is written. Pure but for the look-ups it is given. */
import * as m from '#messages';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#kit/server/context.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { giftCardTaxClass, standardTaxClass, zeroTaxClass, type Markets } from '../../markets/contract.ts';
import type { AheadCheck } from '../../stock/ahead/index.ts';
import type { StaffProduct } from '../contract.ts';
import type { InputErrors } from './input-errors.ts';
import type { FullProduct, FullVariant } from './merge-product.ts';
import { sameInstant } from './schedule.ts';
import type { Found } from './store-lookups.ts';

type Checked = {
  context: Pick<Context, 'locale' | 'now'>;
  product: FullProduct;
  before: StaffProduct | null;
  found: Found;
  markets: Markets;
  errors: InputErrors;
  aheadProblem: AheadCheck;
};

/** Notes everything that is wrong with a product. */
export function checkProduct(checked: Checked): void {
  checkPlan(checked);
  checkLists(checked);
  checkPictures(checked);
  checkOptions(checked);
  checkVariants(checked);
}

function checkPlan({ context: { locale, now }, product, before, errors }: Checked): void {
  const { publishAt, unpublishAt } = product;
  if (before?.archivedAt && product.published) errors.reject('published', m.catalog_archived({}, { locale }));
  if (publishAt && unpublishAt && new Date(unpublishAt) <= new Date(publishAt)) errors.reject('unpublishAt', m.content_ends_before({}, { locale }));
  if (unpublishAt && new Date(unpublishAt) <= now() && !sameInstant(unpublishAt, before?.unpublishAt ?? null))
    errors.reject('unpublishAt', m.catalog_in_the_past({}, { locale }));
}

function checkLists({ context: { locale }, product, before, found, markets, errors }: Checked): void {
  for (const field of ['categories', 'tags', 'collections'] as const) {
    const unknown = product[field].find((slug) => found[field][slug] === undefined);
    if (unknown !== undefined) errors.reject(field, m.catalog_unknown_name({ name: unknown }, { locale }));
  }
  if (product.taxClass !== before?.taxClass && !taxClasses(markets).has(product.taxClass))
    errors.reject('taxClass', m.catalog_unknown_name({ name: product.taxClass }, { locale }));
  // A template that was withdrawn later stays until staff choose another: the page says so until then.
  if (product.template !== (before?.template ?? null) && !found.hasTemplate)
    errors.reject('template', m.catalog_unknown_name({ name: product.template ?? '' }, { locale }));
}

/** The tax classes that there are: those with rates, and the two that every shop has. */
export function taxClasses({ taxRates }: Pick<Markets, 'taxRates'>): Set<string> {
  return new Set([standardTaxClass, zeroTaxClass, giftCardTaxClass, ...taxRates.map(({ taxClass }) => taxClass)]);
}

function checkPictures({ context: { locale }, product, before, found, errors }: Checked): void {
  const own = new Set(product.images.map(({ id }) => id));
  const hadBefore = new Set(before?.images.map(({ id }) => id));
  const unknown = (name: string) => m.catalog_unknown_picture({ name }, { locale });
  for (const [index, { id }] of product.images.entries())
    if (found.pictures[id] === undefined && !hadBefore.has(id)) errors.reject(`images.${index}.id`, unknown(id));
  const had = new Map(before?.variants.map(({ id, imageId }) => [id, imageId]));
  for (const [index, variant] of product.variants.entries()) {
    const isAsBefore = variant.imageId === (had.get(variant.id ?? '') ?? null);
    if (variant.imageId !== null && !own.has(variant.imageId) && !isAsBefore) errors.reject(`variants.${index}.imageId`, unknown(variant.imageId));
  }
  if (isDeepStrictEqual(product.options, before?.options)) return;
  for (const [index, option] of product.options.entries())
    for (const [place, { imageId }] of option.choices.entries())
      if (imageId !== null && !own.has(imageId) && !hadBefore.has(imageId)) errors.reject(`options.${index}.choices.${place}.imageId`, unknown(imageId));
}

function checkOptions({ context: { locale }, product: { options }, before, errors }: Checked): void {
  if (isDeepStrictEqual(options, before?.options)) return;
  const twice = m.catalog_twice({}, { locale });
  const noteTwice = (items: readonly Named[], fieldOf: (index: number) => string) => {
    for (const { index, name } of namedTwice(items)) errors.reject(fieldOf(index), m.catalog_named_twice({ name }, { locale }));
  };
  noteTwice(options, (index) => `options.${index}.texts`);
  for (const [index, option] of options.entries()) {
    noteTwice(option.choices, () => `options.${index}.choices`);
    if (!option.key) errors.require(`options.${index}.key`);
    else if (options.findIndex(({ key }) => key === option.key) !== index) errors.reject(`options.${index}.key`, twice);
    for (const [place, choice] of option.choices.entries()) {
      if (!choice.key) errors.require(`options.${index}.choices.${place}.key`);
      else if (option.choices.findIndex(({ key }) => key === choice.key) !== place) errors.reject(`options.${index}.choices.${place}.key`, twice);
    }
  }
}

type Named = { texts: FullProduct['options'][number]['texts'] };

/** Those that are called as one before them in some language: nobody could tell them apart. */
function namedTwice(items: readonly Named[]): { index: number; name: string }[] {
  const seen = new Set<string>();
  return items.flatMap(({ texts }, index) => {
    const names = Object.entries(texts).flatMap(([lang, text]) => (text?.title ? [{ key: JSON.stringify([lang, text.title]), name: text.title }] : []));
    const repeated = names.find(({ key }) => seen.has(key));
    for (const { key } of names) seen.add(key);
    return repeated ? [{ index, name: repeated.name }] : [];
  });
}

function checkVariants(checked: Checked): void {
  const { context, product, before, found, errors } = checked;
  const known = new Set(before?.variants.map(({ id }) => id));
  const [skus, chosen] = [new Set<string>(), new Set<string>()];
  const choicesStay = before !== null && isDeepStrictEqual([choicesOf(product), product.options], [choicesOf(before), before.options]);
  for (const [index, variant] of product.variants.entries()) {
    const at = `variants.${index}`;
    // Each may be named once.
    if (variant.id !== null && !known.delete(variant.id)) errors.reject(`${at}.id`);
    if (variant.price === null) errors.require(`${at}.price`);
    checkMoney(variant, at, checked);
    checkAhead(variant, at, checked);
    if (variant.id === null && variant.onHand < 0)
      errors.reject(`${at}.onHand`, m.error_field_too_small({ field: fieldTitle('onHand', context.locale), min: 0 }, { locale: context.locale }));
    if (!choicesStay) checkChoices(variant, at, { product, chosen, errors, locale: context.locale });
    if (variant.sku === '') continue;
    const owner = found.skus[variant.sku];
    const isOwn = owner === undefined || before?.variants.some(({ id }) => id === owner);
    if (skus.has(variant.sku) || !isOwn) errors.taken(`${at}.sku`, m.catalog_sku_taken({ sku: variant.sku }, { locale: context.locale }));
    skus.add(variant.sku);
  }
}

/** Only what is counted can be sold ahead of stock, until a day that is still to come. */
function checkAhead({ id, ahead, policy, tracked }: FullVariant, at: string, { context: { locale }, before, errors, aheadProblem }: Checked): void {
  if (ahead && (policy !== 'deny' || !tracked)) errors.reject(`${at}.ahead`, m.stock_ahead_counted({}, { locale }));
  const problem = aheadProblem(ahead, before?.variants.find((variant) => variant.id === id)?.ahead ?? null);
  if (problem) errors.reject(`${at}.ahead.expectedOn`, problem);
}

const choicesOf = ({ variants }: { variants: readonly Pick<FullVariant, 'id' | 'options'>[] }) => variants.map(({ id, options }) => ({ id, options }));

type Choices = { product: FullProduct; chosen: Set<string>; errors: InputErrors; locale: Context['locale'] };

function checkChoices({ options }: FullVariant, at: string, { product, chosen, errors, locale }: Choices): void {
  for (const option of product.options) {
    const value = options[option.key];
    if (value === undefined) errors.require(`${at}.options.${option.key}`);
    else if (!option.choices.some(({ key }) => key === value))
      errors.reject(`${at}.options.${option.key}`, m.catalog_unknown_name({ name: value }, { locale }));
  }
  for (const key of Object.keys(options))
    if (!product.options.some((option) => option.key === key)) errors.reject(`${at}.options.${key}`, m.catalog_unknown_name({ name: key }, { locale }));
  const all = JSON.stringify(product.options.map(({ key }) => options[key] ?? ''));
  if (chosen.has(all)) errors.reject(`${at}.options`, m.catalog_same_choices({}, { locale }));
  chosen.add(all);
}

function checkMoney({ price, linePrice, cost, prices }: FullVariant, at: string, { markets, errors }: Checked): void {
  const isOther = (money: { currency: string } | null) => money !== null && money.currency !== markets.baseCurrency;
  for (const [field, money] of Object.entries({ price, linePrice, cost })) if (isOther(money)) errors.reject(`${at}.${field}.currency`);
  const codes = prices.map(({ currency }) => currency);
  const isWrong = codes.some((code, place) => !markets.currencies.has(code) || code === markets.baseCurrency || codes.indexOf(code) !== place);
  if (isWrong) errors.reject(`${at}.prices`);
}
