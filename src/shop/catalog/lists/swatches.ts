import { toPicture } from '../../media/index.ts';
import type { ProductListItem, ProductOption } from '../contract.ts';
import type { StoredSwatch } from '../products/store.ts';

/** The colours of a product's first option that has some, in the merchant's order, each with a variant that has it. */
export function swatchesIn(
  stored: readonly StoredSwatch[],
  options: readonly ProductOption[],
  { lang, title }: { lang: string; title: string },
): ProductListItem['swatches'] {
  const coloured = options.find((option) => option.values.some(({ swatch }) => swatch));
  if (!coloured) return [];
  return coloured.values.flatMap(({ value, title: name, swatch }) => {
    const [, , sku, picture] = stored.find(([key, one]) => key === coloured.key && one === value) ?? [];
    return sku === undefined || swatch === null ? [] : [{ value, title: name, swatch, sku, image: picture ? toPicture(picture, lang, title) : null }];
  });
}
