/** A coupon that so many may use, and more who hold it in their hands. */
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { prepareBuyer, prepareBuyers, submit } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { count } from '../look-up.ts';
import { signInOwner } from '../staff.ts';

const perRound = 10;

export default faultRow({
  title: 'A coupon with a limit',
  full: { carts: 100, rounds: 50 },
  short: { carts: 20, rounds: 2 },
  async run(faults, { carts, rounds }) {
    const shop = await faults.startShop();
    const [mug] = await shop.sell({ variants: [{ onHand: 100_000, price: 2_000 }] });
    const owner = await signInOwner(shop);
    const coupon = { code: 'FIRST10', slug: 'first10', texts: { en: { title: 'For the first' } }, rule: { kind: 'percentage', basisPoints: 1_000 } };
    const made = await owner.post('coupons', { ...coupon, conditions: {}, totalLimit: perRound });
    if (made.code !== 0) throw new Error(made.text);
    const wish = { skus: [mug!.sku], coupon: coupon.code };
    const buyers = await prepareBuyers(shop, carts, wish);
    const unclear = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(buyers.map((buyer) => submit(shop, buyer)));
      // The next round has ten more, for those who got none and for those who come new.
      await shop.database.transaction((tx) => sql`update promotion set total_limit = total_limit + ${perRound}`.execute(on(tx)));
      for (const [index, { code, status, text }] of answers.entries()) {
        if (code === 0 && round < rounds - 1) buyers[index] = await prepareBuyer(shop, wish);
        // The total is another one without the coupon (10), or the coupon ran out while the order was placed (40): nothing was placed.
        if (code !== 0 && !(status === 409 && (code === 10 || code === 40))) unclear.set(text, (unclear.get(text) ?? 0) + 1);
      }
    }
    for (const [text, times] of unclear) console.error(`answered ${times} times: ${text}`);
    const exactly = perRound * rounds;
    const used = await count(shop, "select count(*) from coupon_use where state <> 'released'");
    return [
      { figure: `orders with the coupon, of ${carts} carts in ${rounds} rounds`, value: used, unit: '', target: { exactly } },
      { figure: 'orders', value: await count(shop, 'select count(*) from orders'), unit: '', target: { exactly } },
      { figure: 'answers that were not a clear error', value: [...unclear.values()].reduce((sum, times) => sum + times, 0), unit: '', target: { exactly: 0 } },
    ];
  },
});
