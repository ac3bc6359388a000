/** Pure decisions of the catalogue. */
import { z } from 'zod';

/** A brand as addresses name it; the same as the column `product.brand_key`. Empty for a name of nothing but signs. */
export function brandKey(brand: string): string {
  return brand
    .toLowerCase()
    .replace(/[ -/:-@[-`{-~]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const cell = z.string().max(100);
/** A table of sizes. */
export const sizeGuideSchema = z.object({
  title: z.string().max(300),
  note: z.string().max(2_000).default(''),
  columns: z.array(cell).min(1).max(12),
  rows: z.array(z.array(cell).max(12)).min(1).max(60),
});

/** A table of sizes. */
export type SizeGuide = z.infer<typeof sizeGuideSchema>;

/** The option key and value of a variant of a product without options, as Shopify writes it; never shown. */
export const noOption = { key: 'title', value: 'Default Title' } as const;

/** The options that people choose between: all but the stand-in of a product without options. */
export function shownOptions<Option extends { key: string; values: readonly { value: string }[] }>(options: readonly Option[]): Option[] {
  return options.filter((option) => !(option.key === noOption.key && option.values.length === 1 && option.values[0]!.value === noOption.value));
}
