/** What a page shows of a set. */
import type { PictureData } from '#ui/picture-data.ts';
import type { SetTakes } from './rules-set.ts';

/** A variant that can stand for an item; `label` are its options, `price` minor units of the page's currency. */
export type SetChoice = { sku: string; slug: string; title: string; label: string; price: number; picture: PictureData | null };

/** A set: what can be chosen for each part, which SKUs are at first, how many items of it are needed, and what the set takes off. */
export type OfferSet = { parts: { units: number; first: readonly string[]; choices: SetChoice[] }[]; takes: SetTakes };
