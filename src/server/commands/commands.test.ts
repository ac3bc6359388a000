import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#test/harness/app.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { uploadPurposes } from '#shop/media/contract.ts';
import { commands, runCommand } from './index.ts';

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
beforeAll(async () => {
  [from, to, folder] = await Promise.all([createTestDatabase(), createTestDatabase(), mkdtemp(join(tmpdir(), 'vitrine-commands-'))]);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  await rm(folder, { recursive: true });
});

async function shop(line: string, environment: Record<string, string> = {}): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const io = {
    environment: { DATA_DIR: join(folder, 'data'), ...environment },
    say: (text: string) => void lines.push(text),
    complain: (text: string) => void lines.push(text),
  };
  const code = await runCommand(line.split(' ').filter(Boolean), io);
  return { code, text: lines.join('\n') };
}

it('is in the contract, each command as it explains itself, and what pictures are uploaded for', async () => {
  const contract = await readFile(join('docs', 'contract.md'), 'utf8');
  for (const { name, usage } of commands) expect(contract).toContain(`\`${name}${usage && ` ${usage}`}\``);
  expect(contract).toContain(`\`purpose\` (${uploadPurposes.map((one) => `\`${one}\``).join(', ')})`);
});

it('explains itself', async () => {
  const { code, text } = await shop('');
  expect(code).toBe(0);
  for (const name of ['migrate', 'seed', 'staff:create', 'backup', 'restore', 'help']) expect(text).toContain(name);
  expect((await shop('help restore')).text).toContain('restore FILE [--force]');
  expect((await shop('backup --help')).code).toBe(0);
});

it('suggests the command that was meant', async () => {
  expect(await shop('restor')).toEqual({ code: 2, text: 'There is no command "restor". Did you mean "restore"?\nnpm run shop -- help lists them.' });
  expect((await shop('xyzzyxyzzy')).text).not.toContain('Did you mean');
});

it.each([
  ['backup', 'it takes one word'],
  ['backup a b', 'it takes one word'],
  ['migrate --now', "Unknown option '--now'"],
  ['staff:create nobody', '"nobody" is no e-mail address'],
  ['staff:create a@b.example --role king', 'there is no role "king"'],
])('says how %s is called', async (line, reason) => {
  const { code, text } = await shop(line);
  expect(code).toBe(2);
  expect(text).toContain(reason);
  expect(text).toContain('Usage: npm run shop -- ');
});

it('names a wrong setting and its rule', async () => {
  const { code, text } = await shop('migrate', { PORT: '99999', DATABASE_URL: 'mysql://root:secret@localhost/x' });
  expect(code).toBe(1);
  expect(text).toContain('PORT must be a whole number from 0 to 65535 (0: any free port); it is "99999"');
  expect(text).toContain('DATABASE_URL must be an address such as postgres://');
  expect(text).not.toContain('secret');
});

it('creates staff once per address', async () => {
  const environment = { DATABASE_URL: from.url };
  const first = await shop('staff:create Ada@shop.example --role owner', environment);
  expect(first.text).toMatch(/^Staff account: ada@shop\.example {2}password: \w{16}$/m);
  expect((await shop('staff:create ada@shop.example', environment)).code).toBe(1);
});

it('lets an only owner in again who lost password and second step: another owner, made on the server, helps the account', async () => {
  const app = await createTestApp();
  const post = (path: string, body: object, token = '') => app.client().post(`/api/admin/${path}`, body, token ? { 'x-auth': token } : {});
  const signIn = async (account: string, password: string) => (await post('auth/signin', { account, password })).data;
  const addApp = async (token: string) => {
    const { secret } = (await post('auth/account/app', {}, token)).data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now.getTime() });
    expect((await post('auth/account/app/confirm', { code }, token)).code).toBe(0);
  };
  const created = async (email: string) => {
    const { text } = await shop(`staff:create ${email} --role owner`, { DATABASE_URL: app.db.url });
    return / {2}password: (\w{16})$/m.exec(text)![1]!;
  };
  try {
    const lost = await created('lost@shop.example');
    const { token } = await signIn('lost@shop.example', lost);
    const { id } = (await app.client().get('/api/admin/auth/me', { 'x-auth': token })).data;
    await addApp(token);
    const required = { method: 'PUT', url: '/api/admin/settings/staff', payload: { secondFactorRequired: true } } as const;
    expect((await app.client().send({ ...required, headers: { 'x-auth': token, 'if-match': '*' } })).code).toBe(0);

    const helper = await signIn('helper@shop.example', await created('helper@shop.example'));
    expect(helper).toMatchObject({ mustChangePassword: true, mustSetUpSecondFactor: true });
    await addApp(helper.token);
    expect((await post(`staff/${id}/remove-factors`, {}, helper.token)).code).toBe(0);
    expect((await post(`staff/${id}/mail-link`, {}, helper.token)).code).toBe(0);
    expect(await signIn('lost@shop.example', lost)).toMatchObject({ token: expect.any(String), mustSetUpSecondFactor: true });
  } finally {
    await app.close();
  }
});

it('restores what a backup wrote, table by table and file by file', async () => {
  await fillOddly(from.url);
  const file = join(folder, 'shop.backup');
  const written = await shop(`backup ${file}`, { DATABASE_URL: from.url });
  expect(written.text).toContain('Written: ');
  expect((await shop(`backup ${file}`, { DATABASE_URL: from.url })).text).toContain('exists already');

  expect((await shop(`restore ${file}`, { DATABASE_URL: to.url })).text).toContain('Restored: ');
  expect(await contentOf(to.url)).toEqual(await contentOf(from.url));
  expect(await keysOf(to.url)).toEqual(await keysOf(from.url));

  const again = await shop(`restore ${file}`, { DATABASE_URL: to.url });
  expect(again.code).toBe(1);
  expect(again.text).toContain('--force');
  expect((await shop(`restore ${file} --force`, { DATABASE_URL: to.url })).code).toBe(0);
});

it('changes nothing when the backup is damaged, cut off, or no backup', async () => {
  const file = join(folder, 'shop.backup');
  const before = await contentOf(to.url);
  const whole = await readFile(file);
  const cut = join(folder, 'cut.backup');
  await writeFile(cut, whole);
  await truncate(cut, Math.floor(whole.length * 0.8));
  const other = join(folder, 'letter.txt');
  await writeFile(other, 'Dear reader');
  for (const name of [cut, other, join(folder, 'missing')]) {
    expect(await shop(`restore ${name} --force`, { DATABASE_URL: to.url })).toMatchObject({ code: 1 });
  }
  expect(await contentOf(to.url)).toEqual(before);
});

it('rejects a backup of another version of the database', async () => {
  await run(to.url, "insert into schema_migration (name, sha256) values ('9999_later.sql', 'x')");
  const { code, text } = await shop(`restore ${join(folder, 'shop.backup')} --force`, { DATABASE_URL: to.url });
  expect(code).toBe(1);
  expect(text).toContain('it was made before 9999_later.sql');
});

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Texts that a careless dump loses: tabs, line ends, backslashes, quotes, nothing at all, several bytes a letter. */
async function fillOddly(url: string): Promise<void> {
  await run(
    url,
    String.raw`insert into setting (key, value) values
      ('odd', to_jsonb(E'tab\there\nline\\N back\\slash "quote" 杯子 🍵'::text)), ('empty', '""'), ('null', 'null'), ('large', to_jsonb(repeat('kiln ', 600000)))`,
  );
}

/** How many rows each table has, and their sum: all tables in one statement, as there are many. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const { rows } = await run(url, "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1");
  const names = (rows as { relname: string }[]).map(({ relname }) => relname).filter((name) => name !== 'schema_migration');
  const sums = names.map(
    (name) => `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
  );
  const summed = await run(url, sums.join(' union all '));
  return Object.fromEntries((summed.rows as { name: string; sum: string }[]).map(({ name, sum }) => [name, sum]));
}

async function keysOf(url: string): Promise<string[]> {
  const { rows } = await run(
    url,
    "select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as key from pg_constraint where connamespace = 'public'::regnamespace order by 1",
  );
  return (rows as { key: string }[]).map((row) => row.key);
}

it('lists what is not translated, and says when nothing is missing', async () => {
  const database = await createTestDatabase();
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  try {
    const environment = { DATABASE_URL: database.url };
    expect(await shop('translations', environment)).toEqual({ code: 0, text: 'Everything is translated.' });
    await run(
      `insert into content_item (id, kind, slug, texts) values (gen_random_uuid(), 'page', 'about', '{"en": {"title": "About", "body": "Us", "slug": "about-us"}, "zh": {"title": "关于"}}')`,
    );
    await run(`insert into setting (key, value) values ('menus', '{"main": [{"texts": {"en": {"title": "All"}, "zh": {"title": "全部"}}}]}')`);
    expect(await shop('translations --lang zh', environment)).toEqual({ code: 1, text: 'zh  content_item  about  body\n1 not translated.' });
    expect((await shop('translations', environment)).text.split('\n').slice(1)).toEqual([
      'zh-HK  content_item  about  body, title',
      'zh-HK  setting  menus.main.0.texts  title',
      '3 not translated.',
    ]);
    expect((await shop('translations --lang xx', environment)).code).toBe(2);
  } finally {
    await database.close();
  }
});
