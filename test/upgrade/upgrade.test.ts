/** Upgrades the database of every released version to this one. `npm run release:record` adds the version that is being released. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareJobs } from '#kit/server/jobs.ts';
import { openDatabase } from '#kit/server/database.ts';
import { migrate } from '#kit/server/migrations/migrate.ts';
import { migrationsFolder } from '#server/open-shop.ts';
import { slices } from '#server/slices.ts';
import { createTestApp } from '#test/harness/app.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { createNamedDatabase } from '#test/harness/prepared-database.ts';
import { faultsOf, migrationsOf, record, releasedIn, restoreRelease, silentContractions } from './recording.ts';
import { schemaOf } from './schema-of.ts';

const own = import.meta.dirname;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const today = migrationsOf(migrationsFolder);
const limitMs = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const texts = () => Object.fromEntries(Object.keys(today).map((file) => [file, readFileSync(join(migrationsFolder, file), 'utf8')]));
const emptyDatabase = (name: string) => createNamedDatabase(inject('serverUrl'), `upgrade_${name}_${process.pid}`);

async function freshSchema(): Promise<string[]> {
  const url = await emptyDatabase('fresh');
  await migrate(url, migrationsFolder);
  return schemaOf(url);
}

/** Brings a release's database up to date; the shop on it then answers with the products that it had. */
async function upgrade(release: { migrations: readonly string[]; file: string }): Promise<void> {
  const url = await emptyDatabase('old');
  await restoreRelease(url, release);
  await migrate(url, migrationsFolder);
  expect(await schemaOf(url)).toEqual(await freshSchema());
  await prepareJobs(
    url,
    slices.flatMap((slice) => slice.jobs ?? []),
  );
  const database = openDatabase(url);
  const shop = await createTestApp({ database: { url, database, close: () => database.close() } });
  try {
    expect((await shop.client().get('/')).status).toBe(200);
    expect((await shop.client().get('/api/web/product/list')).data.total).toBeGreaterThan(10);
  } finally {
    await shop.close();
  }
}

if (process.env['RELEASE_RECORD']) beforeAll(() => record(own, version), limitMs);

describe('every release', () => {
  const recorded = () => globSync('*.json', { cwd: own }).map((file) => basename(file, '.json'));

  it('is recorded', () => {
    expect(releasedIn(readFileSync('CHANGELOG.md', 'utf8')).filter((one) => !recorded().includes(one))).toEqual([]);
  });

  for (const release of recorded()) {
    const hashes = JSON.parse(readFileSync(join(own, `${release}.json`), 'utf8')) as Record<string, string>;
    it(`can be left behind: ${release}`, { timeout: limitMs }, async () => {
      expect(faultsOf(hashes, today)).toEqual([]);
      expect(silentContractions(texts(), hashes)).toEqual([]);
      await upgrade({ migrations: Object.keys(hashes), file: join(own, `${release}.tar.gz`) });
    });
  }
});

describe('the mechanism, while nothing is released', () => {
  it.runIf(inLongRun)('brings a recorded demo shop up to date, and serves it', { timeout: limitMs }, async () => {
    await record(folder, '0.0.1');
    const hashes = JSON.parse(readFileSync(join(folder, '0.0.1.json'), 'utf8')) as Record<string, string>;
    expect(hashes).toEqual(today);
    await upgrade({ migrations: Object.keys(hashes), file: join(folder, '0.0.1.tar.gz') });
  });

  it('makes the same schema in two steps as in one', { timeout: limitMs }, async () => {
    const url = await emptyDatabase('before');
    await restoreRelease(url, { migrations: Object.keys(today).slice(0, -1) });
    const before = await schemaOf(url);
    expect((await migrate(url, migrationsFolder)).applied).toEqual(Object.keys(today).slice(-1));
    const after = await schemaOf(url);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await freshSchema());
  });

  it('names released migrations that are gone, changed or overtaken', () => {
    const released = { '0010-a.sql': 'x', '0020-b.sql': 'y', '0030-c.sql': 'z' };
    expect(faultsOf(released, { '0010-a.sql': 'changed', '0015-new.sql': 'n', '0030-c.sql': 'z', '0040-d.sql': 'd' })).toEqual([
      '0010-a.sql was released and has changed since',
      '0020-b.sql was released and is gone',
      '0015-new.sql is new and stands before 0030-c.sql, which was released',
    ]);
  });

  it('names new migrations that take away what the version before needs, and do not say why they may', () => {
    const files = {
      '0010-old.sql': 'drop table gone;',
      '0020-add.sql': 'alter table orders add column note text; drop index orders_old; drop view totals;',
      '0030-drop.sql': 'alter table orders\n  drop column note;',
      '0040-rename.sql': 'alter table orders rename column note to remark;',
      '0050-require.sql': 'alter table orders alter column note set not null;',
      '0060-said.sql': '-- contract: nothing has read it since 0.3.0\nalter table orders drop column note;',
    };
    expect(silentContractions(files, { '0010-old.sql': 'x' })).toEqual(['0030-drop.sql', '0040-rename.sql', '0050-require.sql']);
  });

  it('reads releases out of the change log', () => {
    expect(releasedIn('## [Unreleased]\n\n## [1.10.0] - 2027-03-01\n### Added\n## [0.1.0] - 2026-12-01\n')).toEqual(['1.10.0', '0.1.0']);
  });
});
