import type { Context } from '#kit/server/context.ts';
import { checkoutLimits } from './contract.ts';
import { isCheckoutSlug } from './store.ts';

/**
 * Whether a checkout of any owner has this slug. For the page alone, which cannot know a signed-in shopper
 * or a mailed token before its script runs; a slug is a secret that nobody meets by trying.
 */
export async function checkoutExists({ db }: Pick<Context, 'db'>, slug: string): Promise<boolean> {
  return slug.length <= checkoutLimits.slugLength && isCheckoutSlug(db, slug);
}
