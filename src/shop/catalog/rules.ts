/** Pure decisions of the catalogue. */

/** A brand as addresses name it; the same as the column `product.brand_key`. Empty for a name of nothing but signs. */
export function brandKey(brand: string): string {
  return brand
    .toLowerCase()
    .replace(/[ -/:-@[-`{-~]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
