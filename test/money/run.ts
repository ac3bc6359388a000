/** `npm run money -- <carts>`: so many random carts, a tenth as many purchases from the catalogue to the refund, and whether one of them broke a money rule. `PROPERTY_SEED=<number>` repeats a run. */
import fc from 'fast-check';
import { carts } from './carts.ts';
import { checkCart } from './check-cart.ts';
import { checkPurchase } from './check-purchase.ts';
import { purchases } from './purchases.ts';

const usual = 100_000;
const asked = Number(process.argv[2] ?? usual);
if (!Number.isSafeInteger(asked) || asked < 1) throw new RangeError(`how many carts? ${process.argv[2]}`);
const seed = Number(process.env['PROPERTY_SEED']) || Math.trunc(Math.random() * 2 ** 31);

const startedMs = performance.now();
const seen = { lines: 0, applied: 0, reduced: 0, exclusive: 0 };
const kinds = new Map<string, number>();
const result = fc.check(
  fc.property(carts, (cart) => {
    const price = checkCart(cart);
    seen.lines += price.lines.length;
    seen.applied += price.applied.length;
    if (price.total < price.subtotal) seen.reduced += 1;
    for (const { rule, exclusive } of price.applied) {
      kinds.set(rule.kind, (kinds.get(rule.kind) ?? 0) + 1);
      if (exclusive) seen.exclusive += 1;
    }
  }),
  { numRuns: asked, seed },
);
const seconds = (performance.now() - startedMs) / 1000;

console.log(`${result.numRuns} random carts (seed ${seed}) in ${seconds.toFixed(1)} s: ${result.failed ? 'BROKEN' : '0 broken'}`);
console.log(`${seen.lines} lines, ${seen.applied} reductions in force (${seen.exclusive} exclusive), ${seen.reduced} carts reduced`);
console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(', '));
if (result.failed) {
  console.error(fc.defaultReportMessage(result));
  process.exitCode = 1;
}

// A purchase takes some ten times as long as a cart.
const perPurchase = 10;
const beganMs = performance.now();
const bought = { orders: 0, taxed: 0, rates: 0, withCredits: 0, refunds: 0, collected: 0 };
const purchased = fc.check(
  fc.property(purchases, (purchase) => {
    const { draft, refunded } = checkPurchase(purchase);
    bought.orders += 1;
    bought.refunds += refunded;
    if (draft.tax > 0) bought.taxed += 1;
    if ((draft.taxes?.length ?? 0) > 1) bought.rates += 1;
    if (draft.credits > 0) bought.withCredits += 1;
    if (draft.shippingMethod?.pickup) bought.collected += 1;
  }),
  { numRuns: Math.ceil(asked / perPurchase), seed },
);
console.log(
  `${purchased.numRuns} random purchases (seed ${seed}) in ${((performance.now() - beganMs) / 1000).toFixed(1)} s: ${purchased.failed ? 'BROKEN' : '0 broken'}`,
);
console.log(
  `${bought.taxed} taxed, ${bought.rates} by several rates, ${bought.withCredits} with credits, ${bought.collected} collected, ${bought.refunds} refunds`,
);
if (purchased.failed) {
  console.error(fc.defaultReportMessage(purchased));
  process.exitCode = 1;
}
