/** Adding to a cart, 32 shoppers at once, each with a cart of their own. */
import type { Row } from '../bench.ts';
import { median } from '../median.ts';
import { compareByReplay } from '../replay.ts';

const addsPerRound = 30;
const things = 3;

const row: Row = {
  title: 'Add to cart, 32 shoppers, at 20,000 products',
  async run(bench) {
    const { ratio, shop, bare, lastRound } = await compareByReplay(bench, {
      shoppers: 32,
      // A row that is sold out would measure errors.
      prepare: 'update stock_level set on_hand = 1000000',
      async work(shopper, { shopper: index }) {
        for (let add = 0; add < addsPerRound; add += 1)
          await shopper.call('/api/web/cart/add', { sku: `L-${1 + index * things + (add % things)}-${1 + (add % 3)}`, quantity: 1 });
      },
    });
    return [
      { figure: 'add to cart, rate by bare node:http + pg', value: ratio, unit: '×', target: { atLeast: 0.6 } },
      { figure: `add to cart, requests a second (bare: ${Math.round(bare)})`, value: shop, unit: '/s', target: null },
      // The usual one: now and then a call also reads the process's currencies, markets and taxes again.
      {
        figure: 'add to cart, statements besides begin and commit',
        value: median(lastRound.map(({ statements }) => statements)),
        unit: '',
        target: { atMost: 4 },
      },
    ];
  },
};

export default row;
