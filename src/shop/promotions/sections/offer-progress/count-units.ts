/** Counting toward the steps of an offer. Pure. */

/** What has to be known of a cart. */
export type CountedCart = { lines: readonly { slug: string; quantity: number }[] };

/** How many units of these goods are in the cart, and what the next of the steps asks for: the last where all are reached. */
export function unitsToward(
  { lines }: CountedCart,
  { slugs, steps }: { slugs: readonly string[]; steps: readonly number[] },
): { count: number; target: number } {
  const count = lines.filter(({ slug }) => slugs.includes(slug)).reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, target: steps.find((step) => step > count) ?? steps.at(-1) ?? 0 };
}
