import type { SectionScope } from '#kit/server/page/section.ts';
import { readCompanions, type Companions } from '../lists/read-companions.ts';
import type { ProductPageModel } from './product-main/data.ts';

const asked = new WeakMap<ProductPageModel, Promise<Companions>>();

/** Gives to a page what goes with its product, which was asked for before the product itself was there. */
export function giveCompanions(model: ProductPageModel, coming: Promise<Companions>): void {
  asked.set(model, coming);
}

/** What goes with a page's product; the sections that show some of it share one reading. */
export function companionsOf({ context: { db, lang, currency }, model }: SectionScope<ProductPageModel>): Promise<Companions> {
  const before = asked.get(model);
  if (before) return before;
  const reading = readCompanions(db, model.product.slug, { lang, currency });
  asked.set(model, reading);
  return reading;
}
