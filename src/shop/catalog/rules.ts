/** Pure decisions of the catalogue. */

/** A brand as addresses name it; the same as the column `product.brand_key`. Empty for a name of nothing but signs. */
export function brandKey(brand: string): string {
  return brand
    .toLowerCase()
    .replace(/[ -/:-@[-`{-~]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The option key and value of a variant of a product without options, as Shopify writes it; never shown. */
export const noOption = { key: 'title', value: 'Default Title' } as const;

/** The options that people choose between: all but the placeholder of a product without options. */
export function shownOptions<Option extends { key: string; values: readonly { value: string }[] }>(options: readonly Option[]): Option[] {
  return options.filter((option) => !(option.key === noOption.key && option.values.length === 1 && option.values[0]!.value === noOption.value));
}

/** The variant that is shown first: sooner one that is there, then one that can be ordered. */
export function firstToBuy<Variant extends { stock: 'in' | 'low' | 'out'; expected: object | null }>(variants: readonly Variant[]): Variant | undefined {
  const buyable = variants.filter(({ stock }) => stock !== 'out');
  return buyable.find(({ expected }) => expected === null) ?? buyable[0] ?? variants[0];
}
