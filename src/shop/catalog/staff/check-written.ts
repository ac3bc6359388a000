import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { Markets } from '../../markets/contract.ts';
import { aheadCheckOf } from '../../stock/ahead/index.ts';
import type { StaffProduct, StaffProductInput } from '../contract.ts';
import { checkNamed } from './check-named.ts';
import { checkProduct } from './check-product.ts';
import { inputErrors } from './input-errors.ts';
import { checkedValues } from '../fields/product-fields.ts';
import { mergeProduct, type FullProduct } from './merge-product.ts';
import { settlePlan } from './schedule.ts';
import { findNamed, takenSlugs, type Found } from './store-lookups.ts';
import * as m from '#messages';

type Asked = { input: StaffProductInput; before: StaffProduct | null; id: string | null; markets: Markets };

/**
 * The product that staff ask for, with what it names looked up; nothing is written yet. What the clock was to do and is due, is done.
 * @throws invalidInput (400) or fieldTaken (409) naming every field that is wrong
 */
export async function checkWritten(context: Context, tx: Tx, { input, before, id, markets }: Asked): Promise<{ product: FullProduct; found: Found }> {
  const product = mergeProduct(input, before);
  const errors = inputErrors(context);
  const pictures = [...product.images.map((image) => image.id), ...product.options.flatMap(({ choices }) => choices.flatMap(({ imageId }) => imageId ?? []))];
  const found = await findNamed(tx, {
    categories: product.categories,
    tags: product.tags,
    collections: product.collections,
    pictures: pictures.filter(isId),
    skus: product.variants.map(({ sku }) => sku),
    template: product.template,
    sizeGuide: product.sizeGuide !== null && isId(product.sizeGuide) ? product.sizeGuide : null,
    videos: product.videos.filter(isId),
    related: product.related,
  });
  checkProduct({ context, product, before, found, markets, errors, aheadProblem: await aheadCheckOf(context, tx) });
  checkNamed(context, { product, before, found, errors });
  if (product.slug !== '' && product.slug !== before?.slug) {
    const taken = await takenSlugs(tx, [product.slug], { exceptId: id, former: false });
    if (taken.size > 0) errors.taken('slug', m.error_slug_taken({}, { locale: context.locale }));
  }
  const fields = await checkedValues(context, tx, { given: product.fields, errors });
  errors.throwIfAny();
  return { product: { ...product, fields, ...settlePlan(product, context.now()) }, found };
}
