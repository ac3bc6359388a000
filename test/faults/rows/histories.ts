/** Random lives of orders and their returns, through the real use cases on PostgreSQL; after each the data is held against the invariants. */
import { sql } from 'kysely';
import pg from 'pg';
import { amount } from '#kit/pure/amount.ts';
import { openDatabase, on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { setReturnAddress } from '#test/harness/returns.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { faultRow } from '../fault.ts';
import { live, type Fixture } from '../history.ts';
import { findBrokenIn } from '../find-broken.ts';

// A small database is checked in some milliseconds; a new one after some histories keeps it small.
const perFixture = 50;
const mostActs = 20;

export default faultRow({
  title: 'Random histories of orders and returns',
  full: { histories: 10_000 },
  short: { histories: 30 },
  async run(faults, { histories }) {
    const seed = Number(process.env['PROPERTY_SEED']) || Math.trunc(Math.random() * 2 ** 31);
    const random = randomFrom(seed);
    const seen = { placed: 0, broken: 0, faults: 0, done: new Map<string, number>() };
    for (let begun = 0; begun < histories; begun += perFixture) {
      const { url, drop } = await faults.createDatabase();
      const database = openDatabase(url);
      const close = async () => {
        await database.close();
        await drop();
      };
      const shop = await createTestApp({ database: { url, database, close } });
      try {
        await liveMany(await createFixture(shop, { random, done: seen.done }), Math.min(perFixture, histories - begun), seen);
      } finally {
        await shop.close();
      }
    }
    console.log(
      `  seed ${seed}; ${[...seen.done]
        .toSorted()
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')}`,
    );
    return [
      { figure: 'histories', value: histories, unit: '', target: null },
      { figure: 'orders placed in them', value: seen.placed, unit: '', target: { atLeast: histories / 3 } },
      { figure: 'actions that were accepted', value: [...seen.done.values()].reduce((sum, times) => sum + times, 0), unit: '', target: { atLeast: histories } },
      { figure: 'kinds of actions among them', value: seen.done.size, unit: '', target: null },
      { figure: 'histories that broke an invariant', value: seen.broken, unit: '', target: { exactly: 0 } },
      { figure: 'unexpected errors', value: seen.faults, unit: '', target: { exactly: 0 } },
    ];
  },
});

async function liveMany(fixture: Fixture, histories: number, seen: { placed: number; broken: number; faults: number }): Promise<void> {
  const client = new pg.Client(fixture.shop.db.url);
  await client.connect();
  const placed: string[] = [];
  try {
    for (let history = 0; history < histories; history += 1) {
      const orderNo = await live(fixture, 1 + fixture.random(mostActs));
      if (orderNo) placed.push(orderNo);
      const broken = await findBrokenIn(client, placed);
      if (broken.length > 0) {
        seen.broken += 1;
        for (const { name, rows } of broken) console.error(`BROKEN by ${orderNo}: ${name}`, rows);
        for (const one of await timeline(client, orderNo)) console.error('  ', JSON.stringify(one));
        // What is broken would be found again after every history that follows.
        break;
      }
    }
  } finally {
    await client.end();
  }
  seen.placed += placed.length;
  seen.faults += fixture.faults.length;
  for (const fault of fixture.faults) console.error(fault);
}

async function timeline(client: pg.Client, orderNo: string | null): Promise<unknown[]> {
  const { rows } = await client.query(
    `select event, actor_kind, detail from order_event join orders on orders.id = order_id where order_no = $1
      union all select 'return ' || event, return_event.actor_kind, return_event.detail from return_event
        join order_return on order_return.id = return_id join orders on orders.id = order_id where order_no = $1`,
    [orderNo],
  );
  return rows;
}

async function createFixture(shop: TestApp, { random, done }: Pick<Fixture, 'random' | 'done'>): Promise<Fixture> {
  const { database } = shop.host;
  const couponId = newId();
  await database.transaction(seedCommerce);
  await setReturnAddress(shop);
  const shopper = await signedIn(shop);
  await database.transaction(async (tx) => {
    await changeCredits(tx, testContext(shop), { accountId: shopper.accountId, amount: amount(20_000), reason: 'granted', note: '' });
    await sql`insert into promotion (id, source, slug, texts, rule, total_limit) values (${couponId}, 'coupon', 'some', '{}', '{}', 8)`.execute(on(tx));
  });
  const variants = await insertTestProduct(database, { variants: [12, 40, 200].map((onHand) => ({ onHand, price: 1_999 })) });
  const secret = await sql<{ webhookSecret: string }>`select webhook_secret from payment_provider where id = 'sandbox'`.execute(on(database.reader));
  const staff = await staffContext(shop);
  return { shop, variants, staff, shopper, couponId, webhookSecret: secret.rows[0]!.webhookSecret, random, done, faults: [] };
}

/** A sequence that a seed repeats (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
