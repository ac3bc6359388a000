/** Random carts with promotions and coupons of every kind: whether one breaks a money rule. A short form is `src/shop/promotions/apply/rules.test.ts`. */
import fc from 'fast-check';
import { carts } from '#test/money/carts.ts';
import { checkCart } from '#test/money/check-cart.ts';
import { faultRow } from '../fault.ts';

export default faultRow({
  title: 'Random carts, held against the money rules',
  full: { carts: 1_000_000 },
  short: null,
  async run(_faults, { carts: wanted }) {
    const seed = Number(process.env['PROPERTY_SEED']) || Math.trunc(Math.random() * 2 ** 31);
    const result = fc.check(
      fc.property(carts, (cart) => void checkCart(cart)),
      { numRuns: wanted, seed },
    );
    if (result.failed) console.error(fc.defaultReportMessage(result));
    return [
      { figure: 'carts', value: result.numRuns, unit: '', target: { atLeast: wanted } },
      { figure: 'carts that broke a money rule', value: result.failed ? 1 : 0, unit: '', target: { exactly: 0 } },
    ];
  },
});
