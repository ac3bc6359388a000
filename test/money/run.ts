/** `npm run money -- <carts>`: so many random carts, and whether one of them broke a money rule. `PROPERTY_SEED=<number>` repeats a run. */
import fc from 'fast-check';
import { carts } from './carts.ts';
import { checkCart } from './check-cart.ts';

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
