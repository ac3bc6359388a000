/** Counting toward the steps of an offer. Pure. */

/** What has to be known of a cart. */
export type CountedCart = { lines: readonly { slug: string; quantity: number; subtotal: Money; total: Money }[] };

type Money = { amount: number; currency: string };

/** How many units of these goods are in the cart, and what the next of the steps asks for: the last where all are reached. */
export function unitsToward(
  { lines }: { lines: readonly { slug: string; quantity: number }[] },
  { slugs, steps }: { slugs: readonly string[]; steps: readonly number[] },
): { count: number; target: number } {
  const count = lines.filter(({ slug }) => slugs.includes(slug)).reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, target: steps.find((step) => step > count) ?? steps.at(-1) ?? 0 };
}

/** What these goods come to in a cart, and what is taken off them; null where there are none. */
export function sumOf({ lines }: CountedCart, slugs: readonly string[]): { total: Money; saving: Money } | null {
  const counted = lines.filter(({ slug }) => slugs.includes(slug));
  if (!counted[0]) return null;
  const { currency } = counted[0].total;
  const total = counted.reduce((sum, line) => sum + line.total.amount, 0);
  const subtotal = counted.reduce((sum, line) => sum + line.subtotal.amount, 0);
  return { total: { amount: total, currency }, saving: { amount: subtotal - total, currency } };
}
