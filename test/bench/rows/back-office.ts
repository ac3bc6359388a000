/** What staff wait for: lists among 20,000 products and 200,000 orders, and the figures of the home page. Server time is from the request's arrival to the last byte. */
import { rm } from 'node:fs/promises';
import { makeDataDir } from '#test/harness/built-shop.ts';
import type { Figure } from '#test/harness/figures.ts';
import { ownPassword } from '#test/e2e/own-password.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import type { Row } from '../bench.ts';
import { at } from '../large-pages.ts';
import { median } from '../median.ts';
import { send, startRecordedShop, type RecordedShop } from '../recorded-shop.ts';

const orders = 200_000;
const times = 30;
const [listOfProductsMs, listOfOrdersMs] = [60, 100];

const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const lists: readonly { name: string; most: number | null; path(number: number): string }[] = [
  { name: 'list of products', most: listOfProductsMs, path: (number) => `products?page=${number}&size=25` },
  { name: 'list of products, searched', most: listOfProductsMs, path: (number) => `products?${filtered({ q: `Oak ${number}` })}` },
  { name: 'list of orders', most: listOfOrdersMs, path: (number) => `orders?page=${number}&size=25` },
  { name: 'list of orders, searched', most: listOfOrdersMs, path: (number) => `orders?${filtered({ q: `buyer-${number * 61}@example.com` })}` },
  {
    name: 'list of orders, filtered',
    most: listOfOrdersMs,
    path: (number) => `orders?page=${number}&${filtered({ status: 'inProgress', payStatus: 'paid' })}`,
  },
  { name: 'list of customers', most: null, path: (number) => `customers?page=${number}&size=25` },
  { name: 'figures of 30 days', most: null, path: (number) => `reports/overview?compare=true${'&'.repeat(number)}` },
];

const row: Row = {
  title: 'The back office, at 20,000 products and 200,000 orders',
  async run(bench) {
    const database = await bench.copyLargeDatabase();
    await fillOrders(database);
    const dataDir = await makeDataDir();
    bench.atEnd(() => rm(dataDir, { recursive: true, force: true }));
    const created = await runShopCommand(['staff:create', 'bench@shop.example', '--role', 'owner'], { DATABASE_URL: database, DATA_DIR: dataDir });
    const [, email, password] = /^Staff account: (\S+)  password: (\S+)$/m.exec(created.text) ?? [];
    if (!email || !password) throw new Error(created.text);
    const shop = await startRecordedShop(bench, database);
    const { token } = await ownPassword(shop.url, { email, password });
    const figures: Figure[] = [];
    for (const list of lists) {
      await ask(shop, token, list.path(1));
      await shop.take();
      for (let number = 1; number <= times; number += 1) await ask(shop, token, list.path(number));
      const { requests } = await shop.take();
      const taken = requests.map(({ milliseconds }) => milliseconds);
      const statements = Math.max(...requests.map((request) => request.statements.length));
      figures.push(
        { figure: `${list.name}, server time p50`, value: median(taken), unit: 'ms', target: list.most === null ? null : { atMost: list.most } },
        { figure: `${list.name}, server time p95`, value: at(taken, 0.95), unit: 'ms', target: null },
        { figure: `${list.name}, queries at most`, value: statements, unit: '', target: null },
      );
    }
    return figures;
  },
};

async function ask(shop: RecordedShop, token: string, path: string): Promise<void> {
  const answer = await fetch(`${shop.url}/api/admin/${path}`, { headers: { 'x-auth': token, 'x-bench-id': path } });
  const body = (await answer.json()) as { code: number };
  if (body.code !== 0) throw new Error(`${path} answers ${JSON.stringify(body).slice(0, 300)}\n${shop.output().slice(-2_000)}`);
}

/** Orders of a year and a half, one every four minutes, each of one product: most of them completed, a twentieth cancelled, the newest on their way. */
async function fillOrders(database: string): Promise<void> {
  await send(
    database,
    `with goods as (
       select variant.id as variant_id, product.id as product_id, variant.sku, row_number() over (order by product.id) - 1 as place
       from variant join product on product.id = variant.product_id),
     counted as (select count(*) as goods from goods),
     made as (
       select number, gen_random_uuid() as id, (select max(created_at) from product) - number * interval '4 minutes' as at, 1000 + (number * 37) % 20000 as amount,
         case when number % 20 = 0 then 'cancelled' when number < 2000 then 'inProgress' else 'completed' end as status
       from generate_series(1, ${orders}) as number),
     written as (
       insert into orders (id, order_no, checkout_id, checkout_slug, email, lang, currency, market, tax_included, status, pay_status, shipped, subtotal_amount,
         shipping_fee_amount, tax_amount, total_amount, paid_amount, payment_method_id, address, placed_at, paid_at, delivered_at, completed_at, cancelled_at, updated_at)
       select id, 'B' || number, gen_random_uuid(), 'bench-' || number, 'buyer-' || number % 50000 || '@example.com', 'en',
         (select code from currency where is_base), (select code from market order by is_default desc limit 1), true, status,
         case status when 'cancelled' then 'unpaid' else 'paid' end, case status when 'completed' then 'full' else 'none' end, amount, 0, 0, amount,
         case status when 'cancelled' then 0 else amount end, 'bankTransfer', null, at,
         case status when 'cancelled' then null else at end, case status when 'completed' then at end, case status when 'completed' then at end,
         case status when 'cancelled' then at end, at
       from made)
     insert into order_line (id, order_id, position, variant_id, product_id, sku, slug, title, options, quantity, price_amount, total_amount, tax_amount,
       tax_basis_points, tax_class, weight_grams)
     select gen_random_uuid(), made.id, 0, goods.variant_id, goods.product_id, goods.sku, 'bench', 'Bench', '[]', 1, amount, amount, 0, 0, 'standard', 100
     from made cross join counted join goods on goods.place = made.number % counted.goods`,
  );
  await send(database, 'vacuum analyze');
}

export default row;
