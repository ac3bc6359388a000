/**
 * The disk of the shop's own PostgreSQL is full under shopping: first no table can grow, then nothing can be written to its log, at which PostgreSQL ends and
 * cannot start. Then the disk of the shop's files alone. Each time, room is made after a while.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { makeDataDir } from '#test/harness/built-shop.ts';
import { prepareBuyers, send, submit, type Answer, type Buyer } from '../buyers.ts';
import { mayMount, mountDisk, type Disk } from '../disks.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { count } from '../look-up.ts';
import { signInOwner, type Owner } from '../staff.ts';

const databaseMebibytes = 320;
const filesMebibytes = 4;
const limitMs = 60_000;
const buyersEach = 12;
const paidWith = 'bankTransfer';

type Seen = { refused: number; unclear: number; notShown: number; otherOrder: number; slowestMs: number; texts: Set<string> };

export default faultRow({
  title: 'A full disk under shopping',
  full: { rounds: 5, fullMs: 10_000 },
  short: { rounds: 1, fullMs: 3_000 },
  async run(faults, { rounds, fullMs }) {
    if (!mayMount()) return [];
    const database = mountDisk(faults, await makeDataDir(), databaseMebibytes);
    const files = mountDisk(faults, join(database.folder, 'media'), filesMebibytes);
    const shop = await faults.startShop({ database: 'own', dataDir: database.folder });
    const variants = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const skus = variants.map(({ sku }) => sku);
    const owner = await signInOwner(shop);
    const seen: Seen = { refused: 0, unclear: 0, notShown: 0, otherOrder: 0, slowestMs: 0, texts: new Set() };
    for (let round = 0; round < rounds; round += 1) {
      for (const isLogFull of [false, true]) await fillUnderShopping(shop, { database, skus, isLogFull, fullMs, seen });
    }
    for (const text of seen.texts) console.error(text);
    const uploads = { taken: 0, unclear: 0, notShown: 0, left: 0 };
    for (let round = 0; round < rounds; round += 1) await fillUnderUploads(shop, { files, owner, round, seen: uploads });
    return [
      { figure: 'times that the database had no room', value: 2 * rounds, unit: '', target: null },
      // Else nothing was shown.
      { figure: 'of them, PostgreSQL ended and could not start', value: endsOfDatabase(shop), unit: '', target: { exactly: rounds } },
      { figure: 'writes refused meanwhile', value: seen.refused, unit: '', target: { atLeast: 2 * rounds } },
      { figure: 'answers that were neither what was asked for nor a plain 503', value: seen.unclear, unit: '', target: { exactly: 0 } },
      { figure: 'pages not served while no table can grow', value: seen.notShown, unit: '', target: { exactly: 0 } },
      { figure: 'orders', value: await count(shop, 'select count(*) from orders'), unit: '', target: { exactly: 2 * rounds * buyersEach } },
      { figure: 'retries that made another order', value: seen.otherOrder, unit: '', target: { exactly: 0 } },
      { figure: 'after room is made until everybody has an order, slowest', value: seen.slowestMs / 1_000, unit: 's', target: { atMost: 10 } },
      { figure: 'ends of the process', value: shop.process.process.exitCode === null ? 0 : 1, unit: '', target: { exactly: 0 } },
      { figure: 'pictures taken by a full disk', value: uploads.taken, unit: '', target: { exactly: 0 } },
      { figure: 'of them not refused by a plain 503', value: uploads.unclear, unit: '', target: { exactly: 0 } },
      { figure: 'pages and pictures not shown beside them', value: uploads.notShown, unit: '', target: { exactly: 0 } },
      { figure: 'half written files left', value: uploads.left, unit: '', target: { exactly: 0 } },
    ];
  },
});

type Filling = { database: Disk; skus: readonly string[]; isLogFull: boolean; fullMs: number; seen: Seen };

async function fillUnderShopping(shop: FaultShop, { database, skus, isLogFull, fullMs, seen }: Filling): Promise<void> {
  const buyers = await prepareBuyers(shop, buyersEach, { skus, payment: paidWith });
  const before = new Map<Buyer, string>();
  database.fill();
  if (isLogFull) await exhaustLog(shop);
  const judge = (answer: Answer, { isPage = false } = {}) => {
    const isWell = isPage ? answer.status === 200 : answer.code === 0;
    if (!isWell && !isPlainRefusal(answer)) {
      seen.unclear += 1;
      seen.texts.add(`answered ${answer.status}: ${answer.text.slice(0, 500)}`);
    }
    if (!isWell && !isPage) seen.refused += 1;
    if (!isWell && isPage && !isLogFull) seen.notShown += 1;
  };
  const until = performance.now() + fullMs;
  const buy = async () => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const buyer = buyers[turn % buyers.length]!;
      const answer = await submit(shop, buyer);
      judge(answer);
      if (answer.code === 0) before.set(buyer, answer.data.orderNo);
      judge(await send(`${shop.url}/api/web/cart/add`, written({ sku: skus[0], quantity: 1 })));
    }
  };
  const read = async () => {
    for (let turn = 0; performance.now() < until; turn += 1)
      for (const path of ['/', '/search?q=thing', `/search?q=thing${turn}`]) judge(await send(`${shop.url}${path}`, { method: 'GET' }), { isPage: true });
  };
  await Promise.all([buy(), buy(), read(), read()]);
  database.empty();
  const since = performance.now();
  for (const buyer of buyers) {
    const { data } = await untilPlaced(shop, buyer);
    if (before.has(buyer) && before.get(buyer) !== data.orderNo) seen.otherOrder += 1;
  }
  seen.slowestMs = Math.max(seen.slowestMs, performance.now() - since);
}

/** As the shop reported it: once for each, however often it tries. */
const endsOfDatabase = (shop: FaultShop): number => shop.process.output().match(/^The database did not start/gm)?.length ?? 0;

const written = (body: object) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Words that a reader without knowledge of disks and databases understands. */
const isPlainRefusal = ({ status, text }: Answer): boolean => status === 503 && !/\n\s+at |node_modules|ENOSPC|No space|could not|pg_|sql/i.test(text);

/** Writes to PostgreSQL's log, as an import or a long night does, until there is no room for it and the server has ended. */
async function exhaustLog(shop: FaultShop): Promise<void> {
  const client = new pg.Client(shop.databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  for (const end = performance.now() + limitMs; ;) {
    if (performance.now() > end) throw new Error('PostgreSQL goes on writing to its log');
    try {
      await client.query("select pg_logical_emit_message(false, 'ballast', repeat('a', 1000000))");
    } catch {
      return void client.end().catch(() => undefined);
    }
  }
}

async function untilPlaced(shop: FaultShop, buyer: Buyer): Promise<Answer> {
  for (const end = performance.now() + limitMs; ; await sleep(50)) {
    const answer = await submit(shop, buyer);
    if (answer.code === 0) return answer;
    if (performance.now() > end) throw new Error(`the shop takes no orders again: ${answer.text}`);
  }
}

type Uploads = { files: Disk; owner: Owner; round: number; seen: { taken: number; unclear: number; notShown: number; left: number } };

async function fillUnderUploads(shop: FaultShop, { files, owner, round, seen }: Uploads): Promise<void> {
  const upload = async (seed: number) => owner.post('pictures', { file: (await pictureOf(seed)).toString('base64'), alt: { en: 'A field' } });
  const status = async (path: string) => (await send(`${shop.url}${path}`, { method: 'GET' })).status;
  const { data } = await upload(2 * round);
  files.fill();
  const meanwhile = await upload(2 * round + 1);
  if (meanwhile.code === 0) seen.taken += 1;
  else if (!isPlainRefusal(meanwhile)) seen.unclear += 1;
  // A size that nobody has asked for yet.
  for (const path of ['/', '/search?q=thing', data.url as string]) if ((await status(path)) !== 200) seen.notShown += 1;
  files.empty();
  seen.left += readdirSync(files.folder, { recursive: true }).filter((name) => String(name).endsWith('.unfinished')).length;
  const again = await upload(2 * round + 1);
  if (again.code !== 0 || (await status(again.data.url)) !== 200) seen.notShown += 1;
}

const pictureOf = (seed: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: seed % 256, g: 90, b: 60 } } })
    .png()
    .toBuffer();
