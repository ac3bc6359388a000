/** One unit is left and many buyers want it, repeatedly: one gets it, and nobody else pays. */
import { payByCard, prepareBuyer, prepareBuyers, submit } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { count, stockUp } from '../look-up.ts';

export default faultRow({
  title: 'The last unit, wanted by many at once',
  full: { buyers: 200, rounds: 50 },
  short: { buyers: 20, rounds: 5 },
  async run(faults, { buyers: crowd, rounds }) {
    const shop = await faults.startShop();
    const [last] = await shop.sell({ variants: [{ onHand: 1 }] });
    const buyers = await prepareBuyers(shop, crowd, { skus: [last!.sku] });
    let winner: number | null = null;
    const unclear = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await stockUp(shop, last!.id, 1);
      // The buyer of the last one is replaced; the others try again.
      if (winner !== null) buyers[winner] = await prepareBuyer(shop, { skus: [last!.sku] });
      const answers = await Promise.all(buyers.map((buyer, index) => submit(shop, buyer, `round-${round}-${index}`)));
      for (const [index, answer] of answers.entries()) {
        if (answer.code === 0) {
          await payByCard(shop, answer);
          winner = index;
        } else if (answer.status !== 409 || answer.code !== 41) unclear.set(answer.text, (unclear.get(answer.text) ?? 0) + 1);
      }
    }
    for (const [text, times] of unclear) console.error(`answered ${times} times: ${text}`);
    return [
      {
        figure: `orders of ${crowd} buyers in ${rounds} rounds`,
        value: await count(shop, 'select count(*) from orders'),
        unit: '',
        target: { exactly: rounds },
      },
      {
        figure: 'payments captured',
        value: await count(shop, "select count(*) from payment_attempt where state = 'captured'"),
        unit: '',
        target: { exactly: rounds },
      },
      {
        figure: 'losers charged',
        value: await count(shop, 'select count(*) from payment where order_id not in (select id from orders)'),
        unit: '',
        target: { exactly: 0 },
      },
      {
        figure: 'losers not answered "out of stock"',
        value: [...unclear.values()].reduce((sum, times) => sum + times, 0),
        unit: '',
        target: { exactly: 0 },
      },
    ];
  },
});
