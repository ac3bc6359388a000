/** A set with a choice for each of its items, so that it is put into the cart as one. */
import { dot } from '#kit/pure/formats.ts';
import type { Context } from '#kit/server/context.ts';
import { findSellablesOf } from '#shop/catalog/products/index.ts';
import type { Rule } from '../apply/rules-types.ts';
import type { OfferSet } from './offer-set.ts';

/** More are chosen from the products' own pages. */
const mostItems = 12;

/** The products of a bundle's parts; null for what is no bundle, is too large, or has a part that names lists of products. */
function productsOf(rule: Rule): string[][] | null {
  if (rule.kind !== 'bundle' || rule.parts.reduce((sum, part) => sum + part.quantity, 0) > mostItems) return null;
  const named = rule.parts.map(({ targets }) => (targets.categories.length + targets.collections.length + targets.tags.length > 0 ? [] : targets.products));
  return named.every((ids) => ids.length > 0) ? [...named] : null;
}

/** The set of a rule, in one statement; null where it is none that can be put together on one page, or an item of it is not to be had. */
export async function readSet({ db, currency, lang }: Pick<Context, 'db' | 'currency' | 'lang'>, rule: Rule): Promise<OfferSet | null> {
  const named = productsOf(rule);
  if (!named || rule.kind !== 'bundle') return null;
  const sellables = await findSellablesOf(db, { productIds: named.flat(), currency, lang });
  // Two parts that name the same product may both be filled by one variant of it.
  const unitsOf = (productId: string) => rule.parts.reduce((sum, { quantity }, index) => sum + (named[index]!.includes(productId) ? quantity : 0), 0);
  const parts = rule.parts.map(({ quantity, first = [] }, index) => ({
    units: quantity,
    first,
    choices: sellables
      .filter(({ productId, available }) => named[index]!.includes(productId) && (available === null || available >= unitsOf(productId)))
      .map(({ sku, slug, title, options, price, picture }) => ({ sku, slug, title, label: options.map(({ value }) => value).join(dot), price, picture })),
  }));
  return parts.every(({ choices }) => choices.length > 0) ? { parts, takes: rule.takes } : null;
}
