/** Sets that a cart holds a part of. */
import { slugIn, textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { toOffer, unlimited } from '../apply/find-offers.ts';
import type { SetChoice } from './offer-set.ts';
import { openNow } from './promotions-on-product.ts';
import { readSet } from './read-set.ts';
import { itemsIn, pricesIn, sumSet } from './rules-set.ts';

/** A set of which some items are there, and what of it is not: so many of one of these each. `costWith`: what it costs and saves once items of these prices are added. */
export type PartialSet = {
  slug: string;
  title: string;
  missing: { quantity: number; choices: SetChoice[] }[];
  costWith: (added: readonly number[]) => ReturnType<typeof sumSet>;
};

type Line = { slug: string; quantity: number; price: { amount: number } };

/** Each set is a statement; a shop that has more of them completes the first. */
const mostSets = 8;

/** The nearest to complete first. Sets for everybody, as product pages show them; no query where there are none. */
export async function partialSets(context: Context, lines: readonly Line[]): Promise<PartialSet[]> {
  const { db, currency, lang } = context;
  const [{ named }, markets] = await Promise.all([openNow(db, context), readMarkets(db)]);
  const offers = named.filter(({ rule }) => rule.kind === 'bundle').slice(0, mostSets);
  const found = await Promise.all(
    offers.map(async (one) => {
      const set = await readSet(context, toOffer(unlimited(one), { currency, lang, markets }).rule);
      if (!set) return null;
      const parts = set.parts.map(({ units, choices }) => ({ units, slugs: [...new Set(choices.map(({ slug }) => slug))] }));
      const { count, target, missing } = itemsIn(lines, parts);
      if (count === 0 || count === target) return null;
      const rest = set.parts.flatMap(({ choices }, index) => (missing[index] ? [{ quantity: missing[index], choices }] : []));
      const held = pricesIn(
        lines.map((line) => ({ ...line, price: line.price.amount })),
        parts,
      );
      return {
        slug: slugIn(one, lang),
        title: textIn(one.texts, 'title', lang),
        missing: rest,
        costWith: (added: readonly number[]) => sumSet([...held, ...added], set.takes),
        left: target - count,
      };
    }),
  );
  return found
    .filter((one) => one !== null)
    .toSorted((a, b) => a.left - b.left)
    .map(({ left: _left, ...set }) => set);
}
