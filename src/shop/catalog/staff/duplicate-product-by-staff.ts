import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../../staff/index.ts';
import { catalogLimits, type StaffProduct, type StaffProductInput } from '../contract.ts';
import { rejectCreating, writeNewProduct } from './create-product-by-staff.ts';
import { freeSkus } from './name-product.ts';
import { productState, readProductForStaff } from './read-product-for-staff.ts';
import { copyExtras } from './store-staff.ts';

const roomForEnding = 10;

/**
 * Writes a hidden copy of a product: its own address and SKUs, nothing in stock, and no reviews or sales.
 * @throws forbidden (403) without the rights to the catalogue and to prices, notFound (404)
 */
export async function duplicateProductByStaff(context: Context, id: string): Promise<StaffProduct> {
  rejectCreating(context);
  return context.transaction(async (tx) => {
    const original = await readProductForStaff(context, id, tx);
    const wishes = original.variants.map(({ sku }) => ({ wish: `${sku.slice(0, catalogLimits.skuLength - 2 * roomForEnding)}-copy`, isGiven: false }));
    const skus = await freeSkus(tx, wishes);
    const copyId = await writeNewProduct(context, tx, copyOf(original, skus));
    await copyExtras(tx, { from: id, to: copyId });
    const copy = await readProductForStaff(context, copyId, tx);
    await recordAction(tx, context, {
      action: 'product.duplicate',
      subject: copyId,
      detail: { of: id, slug: copy.slug },
      before: null,
      after: productState(copy),
    });
    return copy;
  });
}

/** What is written for the copy. It shares the pictures and their texts. */
function copyOf(original: StaffProduct, skus: readonly string[]): StaffProductInput {
  const texts = Object.entries(original.texts).map(([lang, { slug: _slug, ...text }]) => [
    lang,
    { ...text, ...(text.title ? { title: copyTitle(text.title, lang) } : {}) },
  ]);
  return {
    ...original,
    slug: '',
    published: false,
    publishAt: null,
    unpublishAt: null,
    // Copied as it is, even where it was withdrawn since.
    template: null,
    texts: Object.fromEntries(texts) as StaffProductInput['texts'],
    images: original.images.map(({ id }) => ({ id })),
    videos: original.videos.map(({ id }) => id),
    variants: original.variants.map(({ id: _id, ...variant }, index) => ({ ...variant, sku: skus[index]!, onHand: 0 })),
  } as StaffProductInput;
}

function copyTitle(title: string, lang: string): string {
  const copied = m.catalog_copy_of({ title }, { locale: localeFor(lang) });
  return copied.length <= catalogLimits.titleLength ? copied : title;
}
