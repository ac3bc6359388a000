/** The built shop with the recorder in front, over a database of 20,000 products. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import type pg from 'pg';
import { withClient } from '#kit/server/connections/with-client.ts';
import { makeDataDir, type BuiltShop } from '#test/harness/built-shop.ts';
import { freePort } from '#test/harness/postgres.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import type { Bench } from './bench.ts';
import type { Recording } from './recorder.ts';

/** A shop whose requests with an `x-bench-id` are recorded. */
export type RecordedShop = BuiltShop & {
  /** What happened since the last call. */
  take(): Promise<Recording>;
};

/** Makes a database of its own on a server and fills it with `count` made-up products, by the command that anybody would use. */
export async function makeLargeDatabase(serverUrl: string, count: number): Promise<string> {
  const url = withName(serverUrl, `bench_${randomBytes(6).toString('hex')}`);
  await onServer(url, `create database ${nameOf(url)}`);
  const dataDir = await makeDataDir();
  try {
    const seeded = await runShopCommand(['seed:large', String(count)], { DATABASE_URL: url, DATA_DIR: dataDir });
    if (seeded.code !== 0) throw new Error(seeded.text);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return url;
}

/** Starts the built shop with the recorder over a database. */
export async function startRecordedShop(bench: Bench, databaseUrl: string): Promise<RecordedShop> {
  const port = await freePort();
  const shop = await bench.startShop({
    environment: {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${new URL('recorder.ts', import.meta.url).href}`,
      BENCH_RECORDER_PORT: String(port),
    },
  });
  return {
    ...shop,
    take: async () => deserialize(Buffer.from(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer())) as Recording,
  };
}

/** How much memory a shop has now, in megabytes. */
export function residentMb(shop: BuiltShop): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Copies a database, which nobody may be using; answers the copy's address. */
export async function copyDatabase(url: string): Promise<string> {
  const copy = withName(url, `bench_${randomBytes(6).toString('hex')}`);
  await onServer(url, `create database ${nameOf(copy)} template ${nameOf(url)}`);
  return copy;
}

/** Sends one statement to a database. */
export async function send(url: string, statement: string): Promise<pg.QueryResult> {
  return withClient(url, { name: 'bench' }, (client) => client.query(statement));
}

const onServer = (url: string, statement: string) => send(withName(url, 'postgres'), statement);
const nameOf = (url: string) => new URL(url).pathname.slice(1);

function withName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
