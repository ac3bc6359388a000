import { dot } from '#kit/pure/formats.ts';
import type { Context } from '#kit/server/context.ts';
import { partialSets } from '../promotions/show/index.ts';
import type { SetRest } from './contract.ts';
import { readCart } from './read-cart.ts';

/** What completes the set that the caller's cart is nearest to: of each part a variant that looks like what is there, else the cheapest. */
export async function readSetRest(context: Context): Promise<SetRest> {
  const { lines } = await readCart(context);
  const [set] = lines.length === 0 ? [] : await partialSets(context, lines);
  if (!set) return { set: null };
  const looks = new Set(lines.flatMap(({ options }) => options.map(({ value }) => value)));
  const missing = set.missing.map(({ quantity, choices }) => {
    const cheapest = choices.toSorted((a, b) => a.price - b.price);
    const { sku, title, label, price, picture } = cheapest.find((one) => one.label.split(dot).some((value) => looks.has(value))) ?? cheapest[0]!;
    return { sku, title, label, quantity, price: { amount: price, currency: context.currency }, image: picture };
  });
  const { saving, total } = set.costWith(missing.flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price.amount)));
  const money = (value: number) => ({ amount: value, currency: context.currency });
  return { set: { slug: set.slug, title: set.title, missing, total: money(total), saving: money(saving) } };
}
