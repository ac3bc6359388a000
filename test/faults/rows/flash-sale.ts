/** A sale opens and everybody presses the button at once. */
import { prepareBuyers, submit } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { count } from '../look-up.ts';

export default faultRow({
  title: 'A flash sale',
  full: { buyers: 2_000, units: 100 },
  short: { buyers: 100, units: 10 },
  async run(faults, { buyers: crowd, units }) {
    const shop = await faults.startShop();
    const [bargain] = await shop.sell({ variants: [{ onHand: units }] });
    const buyers = await prepareBuyers(shop, crowd, { skus: [bargain!.sku] });
    const begun = performance.now();
    let soldOutMs = 0;
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const answer = await submit(shop, buyer);
        if (answer.code === 0) soldOutMs = performance.now() - begun;
        return answer;
      }),
    );
    const allMs = performance.now() - begun;
    const countOf = (status: number) => answers.filter((answer) => answer.status === status).length;
    return [
      { figure: `orders of ${crowd} buyers`, value: await count(shop, 'select count(*) from orders'), unit: '', target: { exactly: units } },
      { figure: 'buyers answered with an order', value: countOf(200), unit: '', target: { exactly: units } },
      { figure: 'buyers answered "sold out"', value: countOf(409), unit: '', target: { exactly: crowd - units } },
      { figure: 'until the last unit is sold', value: soldOutMs / 1000, unit: 's', target: { atMost: 10 } },
      { figure: 'until the last buyer has an answer', value: allMs / 1000, unit: 's', target: { atMost: 10 } },
    ];
  },
});
