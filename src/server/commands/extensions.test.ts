import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { sql } from 'kysely';
import { runCommand } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  const step = { name: '0010', sql: 'create table thing (id integer)' };
  shop = await createTestApp({ extensions: ['kept', 'gone'].map((name) => extensionWith(name, { migrations: [step] })) });
});
afterAll(() => shop.close());

async function command(line: string, of = shop): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const io = {
    environment: { DATABASE_URL: of.db.url, DATA_DIR: of.host.config.dataDir },
    say: (text: string) => void lines.push(text),
    complain: (text: string) => void lines.push(text),
  };
  const code = await runCommand(line.split(' '), io);
  return { code, text: lines.join('\n') };
}
const schemas = async () =>
  (await sql<{ name: string }>`select nspname as name from pg_namespace where nspname like 'ext_%' order by 1`.execute(shop.kysely)).rows;

it('lists what the database holds of extensions that nothing names any more, and removes it', async () => {
  expect((await command('extension:list')).text).toMatch(/gone 1\.0\.0 .*extension:remove gone\nkept 1\.0\.0/);
  expect(await command('extension:remove gone')).toEqual({ code: 0, text: 'Deleted all that gone had stored.' });
  expect((await command('extension:remove kept --keep-data')).text).toContain('its tables and settings are kept');
  expect(await schemas()).toEqual([{ name: 'ext_kept' }]);
  expect(await command('extension:remove gone')).toMatchObject({ code: 1, text: expect.stringContaining('Nothing is stored of an extension named gone') });
  expect((await command('extension:remove')).code).toBe(2);
});

it('says that there is none', async () => {
  const bare = await createTestApp();
  expect((await command('extension:list', bare)).text).toContain('None: vitrine.config.ts names no extension');
  await bare.close();
});
