import type { Context } from '#kit/server/context.ts';
import { listingLimits, type CollectionRule, type PickedProduct } from '../contract.ts';
import { ruleFor } from './check-listing.ts';
import { pickedProducts } from './read-listing.ts';
import { findMatches } from './store-rules.ts';

/**
 * How many products a rule matches, and the newest of them. Beyond ten thousand they are not counted.
 * @throws invalidInput (400) naming conditions (`rule.conditions.0.op`)
 */
export async function previewRule(context: Context, given: CollectionRule): Promise<{ total: number; more: boolean; items: PickedProduct[] }> {
  const rule = await ruleFor(context, context.db, given);
  const ids = await findMatches(context.db, rule, listingLimits.counted + 1);
  const items = await pickedProducts(context, ids.slice(0, listingLimits.shown));
  return { total: Math.min(ids.length, listingLimits.counted), more: ids.length > listingLimits.counted, items };
}
