/** Refuses a size guide, videos and related products that are not there. Pure. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { StaffProduct } from '../contract.ts';
import type { InputErrors } from './input-errors.ts';
import type { FullProduct } from './merge-product.ts';
import type { Found } from './store-lookups.ts';

type Checked = { product: FullProduct; before: StaffProduct | null; found: Found; errors: InputErrors };

/** Notes what a product names and the shop does not have. A product is not related to itself. */
export function checkNamed({ locale }: Pick<Context, 'locale'>, { product, before, found, errors }: Checked): void {
  if (product.sizeGuide !== null && (!isId(product.sizeGuide) || !found.hasSizeGuide)) errors.reject('sizeGuide');
  const videos = new Set(found.videos);
  for (const [index, id] of product.videos.entries()) if (!videos.has(id)) errors.reject(`videos.${index}`);
  const unknown = product.related.find((slug) => found.related[slug] === undefined);
  if (unknown !== undefined) errors.reject('related', m.catalog_unknown_name({ name: unknown }, { locale }));
  if (before && product.related.some((slug) => found.related[slug] === before.id)) errors.reject('related', m.catalog_related_to_itself({}, { locale }));
}
