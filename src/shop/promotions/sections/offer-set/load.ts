import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { alike } from '../../show/alike.ts';
import { readSet } from '../../show/read-set.ts';
import type { OfferSet } from '../../show/offer-set.ts';
import type { PromotionHint } from '../../show/promotions-on-product.ts';

/** A set that the page's product is part of, and the variant that the page shows; null: there is none that can be had. */
export type ProductSetData = { title: string; slug: string; set: OfferSet; own: string } | null;

/** What of the product page's model it needs. */
export type ProductSetModel = { variant: { sku: string }; promotions: PromotionHint[] };

/** The first set among them; a statement only where there is one. */
export async function loadProductSet({ context, model: { promotions, variant } }: SectionScope<ProductSetModel>): Promise<Loaded<ProductSetData>> {
  const found = promotions.find(({ set }) => set !== null);
  const set = found?.set ? await readSet(context, found.set) : null;
  // Products and prices of its parts: the page's own tags name them.
  return {
    data: found && set ? { title: found.title, slug: found.slug, set: alike(set, variant.sku), own: variant.sku } : null,
    tags: set ? ['products'] : [],
  };
}
