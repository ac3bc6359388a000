/** Pure decisions about templates. */

/**
 * The shop's own template whose pages a template is for: itself, or the longest own name that it begins with
 * (`product-lookbook` → `product`); null for a name that belongs to none.
 */
export function baseOf(name: string, own: Iterable<string>): string | null {
  let best: string | null = null;
  for (const candidate of own) {
    if ((name === candidate || name.startsWith(`${candidate}-`)) && candidate.length > (best?.length ?? 0)) best = candidate;
  }
  return best;
}

/** The cache tag of pages that a template makes. */
export const templateTag = (name: string): string => `template:${name}`;
