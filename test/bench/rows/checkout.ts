/** The whole way from an empty cart to a placed order through the API, 8 buyers at once. */
import { addresses } from '#test/harness/buyers.ts';
import type { Row } from '../bench.ts';
import { median } from '../median.ts';
import type { Shopper } from '../buyers.ts';
import { compareByReplay } from '../replay.ts';
import { send } from '../recorded-shop.ts';

const ordersPerRound = 6;
const buyers = 8;
/** Seven calls; what the shop may send in all of them, whatever is bought. */
const mostStatements = 28;
const mostOfSubmit = 14;

const row: Row = {
  title: 'Place an order, 8 buyers, at 20,000 products',
  async run(bench) {
    const { ratio, shop, bare, shopMs, databaseMs, lastRound, shopUrl, copyUrl } = await compareByReplay(bench, {
      shoppers: buyers,
      prepare: `update stock_level set on_hand = 1000000;
        insert into setting (key, value) values ('payments', '{"bankTransfer": {"bankName": "B", "accountHolder": "H", "iban": "GB33BUKB20201555555555", "bic": "BUKBGB22"}}') on conflict (key) do nothing`,
      async work(shopper, { shopper: index, round }) {
        for (let order = 0; order < ordersPerRound; order += 1) await buy(shopper, 1 + index + buyers * (order + ordersPerRound * round));
      },
    });
    const [placed, repeated] = await Promise.all([countOrders(shopUrl), countOrders(copyUrl)]);
    if (placed !== repeated) throw new Error(`the shop placed ${placed} orders, the bare handler ${repeated}`);
    const orders = lastRound.filter(({ path }) => path.endsWith('/submit')).length;
    const callsPerOrder = lastRound.length / orders;
    const usual = (path: string) => median(lastRound.filter((call) => call.path === path).map(({ statements }) => statements));
    const paths = [...new Set(lastRound.map(({ path }) => path))];
    return [
      { figure: 'whole checkout, rate by bare node:http + pg', value: ratio, unit: '×', target: { atLeast: 0.5 } },
      { figure: `orders a second (bare: ${Math.round(bare / callsPerOrder)})`, value: shop / callsPerOrder, unit: '/s', target: { atLeast: 60 } },
      { figure: 'processor time of the shop, an order', value: shopMs * callsPerOrder, unit: 'ms', target: null },
      { figure: 'processor time of PostgreSQL, an order', value: databaseMs * callsPerOrder, unit: 'ms', target: null },
      { figure: 'processor time of both, an order', value: (shopMs + databaseMs) * callsPerOrder, unit: 'ms', target: { atMost: 25 } },
      ...paths.map((path) => ({
        figure: `${path.replace('/api/web/', '')}, statements besides begin and commit`,
        value: usual(path),
        unit: '',
        target: path.endsWith('/submit') ? { atMost: mostOfSubmit } : null,
      })),
      {
        figure: 'whole checkout, statements besides begin and commit',
        value: paths.reduce((sum, path) => sum + usual(path), 0),
        unit: '',
        target: { atMost: mostStatements },
      },
    ];
  },
};

export default row;

async function buy(shopper: Shopper, product: number): Promise<void> {
  shopper.forgetCookie();
  await shopper.call('/api/web/cart/add', { sku: `L-${product}-1`, quantity: 1 });
  const { slug } = await shopper.call('/api/web/checkout/create', { source: 'cart' });
  await shopper.call('/api/web/checkout/contact', { slug, email: 'ada@example.com' });
  await shopper.call('/api/web/checkout/address', { slug, address: addresses.US });
  await shopper.call('/api/web/checkout/shipping', { slug, methodId: 'standard' });
  const checkout = await shopper.call('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
  await shopper.call('/api/web/checkout/submit', { slug, agree: true, expectedTotal: checkout.total });
}

const countOrders = async (url: string) => Number((await send(url, 'select count(*) from orders')).rows[0].count);
