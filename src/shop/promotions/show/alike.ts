import { dot } from '#kit/pure/formats.ts';
import type { OfferSet } from './offer-set.ts';

/**
 * The set as it stands beside the variant `own`: at first each item of its part is that one, and each other the one that has most of its options (the
 * pot of the cup's colour), as the cart offers it. Where nothing is alike the merchant's own first choices stay.
 */
export function alike(set: OfferSet, own: string): OfferSet {
  const shown = set.parts.flatMap(({ choices }) => choices).find(({ sku }) => sku === own);
  if (!shown) return set;
  const looks = new Set(shown.label.split(dot));
  const shared = (label: string) => label.split(dot).filter((value) => looks.has(value)).length;
  const parts = set.parts.map((part) => {
    const [nearest] = part.choices.toSorted((a, b) => shared(b.label) - shared(a.label));
    const first = part.choices.some(({ sku }) => sku === own) ? [own] : nearest && shared(nearest.label) > 0 ? [nearest.sku] : part.first;
    return { ...part, first };
  });
  return { ...set, parts };
}
