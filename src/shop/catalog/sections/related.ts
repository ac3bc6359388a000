import type { SectionScope } from '#kit/server/page/section.ts';
import { readRelated, type RelatedProducts } from '../related/read-related.ts';
import type { ProductPageModel } from './product-main/data.ts';

const asked = new WeakMap<ProductPageModel, Promise<RelatedProducts>>();

/** Gives to a page what goes with its product, which was asked for before the product itself was there. */
export function passRelated(model: ProductPageModel, coming: Promise<RelatedProducts>): void {
  asked.set(model, coming);
}

/** What goes with a page's product; the sections that show some of it share one reading. */
export function relatedOf({ context: { db, lang, currency }, model }: SectionScope<ProductPageModel>): Promise<RelatedProducts> {
  const before = asked.get(model);
  if (before) return before;
  const reading = readRelated(db, model.product.slug, { lang, currency });
  asked.set(model, reading);
  return reading;
}
