/** What is asked, what is refused, and what is written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { answersOf, folderOf } from '../answers.mjs';

const program = fileURLToPath(new URL('../create-vitrine.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'create-vitrine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function create(...words: string[]): { code: number | null; text: string } {
  const made = spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { code: made.status, text: made.stdout + made.stderr };
}
const fileOf = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

it('writes a project from its options', () => {
  expect(create('--name', 'Lindgren & "Co."', '--languages', 'zh', '--demo', '--yes')).toMatchObject({ code: 0, text: expect.stringContaining('npm start') });
  expect(fileOf('lindgren-co/vitrine.config.ts')).toContain(
    `firstStart: { name: 'Lindgren & "Co."', languages: ['en', 'zh'], theme: 'lindgren-co', demo: true }`,
  );
  expect(JSON.parse(fileOf('lindgren-co/package.json'))).toMatchObject({ name: 'lindgren-co', private: true });
  expect(readdirSync(join(folder, 'lindgren-co/themes'))).toEqual(['lindgren-co']);
  expect(fileOf('lindgren-co/.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.data/', 'node_modules/']));
  const all = readdirSync(join(folder, 'lindgren-co'), { recursive: true, withFileTypes: true });
  for (const file of all.filter((one) => one.isFile())) expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain('{{');
});

it('quotes a name so that it stays a name', () => {
  create('quotes', '--name', `O'Brien \\' "$&"`, '--yes');
  expect(fileOf('quotes/vitrine.config.ts')).toContain(`name: ${JSON.stringify(`O'Brien \\' "$&"`)}, languages`);
});

it('has the project depend on the shop and the test runner of its own version', () => {
  create('versions', '--yes');
  const own = (file: string) =>
    JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { version: string; devDependencies: object; allowScripts: object };
  const shop = own('../../../package.json');
  expect(own('../package.json').version).toBe(shop.version);
  expect(JSON.parse(fileOf('versions/package.json'))).toMatchObject({
    dependencies: { vitrine: shop.version },
    devDependencies: { vitest: (shop.devDependencies as { vitest: string }).vitest },
    allowScripts: shop.allowScripts,
  });
});

it('overwrites nothing', () => {
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/letter.txt'), 'mine');
  writeFileSync(join(folder, 'file'), 'mine');
  expect(create('full', '--yes')).toMatchObject({ code: 1, text: expect.stringContaining('is not empty; nothing was written') });
  expect(readdirSync(join(folder, 'full'))).toEqual(['letter.txt']);
  expect(create('file', '--yes')).toMatchObject({ code: 1, text: expect.stringContaining('is a file') });
});

it.each([
  [['--name', ' ', '--yes'], '--name must be a text of 1 to 100 characters'],
  [['--name', 'n'.repeat(101), '--yes'], '--name must be a text of 1 to 100 characters'],
  [['--name', 'one\ntwo', '--yes'], '--name must not hold line breaks'],
  [['--languages', 'en,fr', '--yes'], '--languages does not know fr; there are en, zh, zh-HK'],
  [['--demo', '--empty', '--yes'], 'Leave out --demo or --empty'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['one', 'two', '--yes'], 'Name one folder, not 2'],
  [['Shop', '--yes'], '"Shop" cannot be the folder of a shop'],
  [['vitrine', '--yes'], '"vitrine" cannot be the folder of a shop'],
  [['.hidden', '--yes'], '".hidden" cannot be the folder of a shop'],
  [['alone'], 'Nobody can be asked here: say --yes'],
])('says what is wrong with %j', (words, reason) => {
  const before = readdirSync(folder);
  const { code, text } = create(...words);
  expect(text).toContain(reason);
  expect(text).not.toContain('    at ');
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual(before);
});

/** Answers questions as they come. */
async function asked(words: string[], lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let said = '';
  const left = [...lines];
  output.on('data', (text) => {
    said += String(text);
    if (!String(text).endsWith('] ')) return;
    if (left.length > 0) input.write(`${left.shift()}\n`);
    else input.end();
  });
  return { answers: await answersOf(words, { input, output, isThere: true }), said };
}

it('asks for what no option says, and again where an answer cannot be used', async () => {
  const { answers, said } = await asked([], ['Käthes Töpferei', 'en, fr', 'zh-HK', '']);
  expect(answers).toEqual({ name: 'Käthes Töpferei', languages: ['en', 'zh-HK'], begin: 'empty', folder: 'kathes-topferei' });
  expect(said).toContain('does not know fr');
  expect((await asked(['--name', 'A', '--empty', 'here'], [''])).answers).toEqual({ name: 'A', languages: ['en'], begin: 'empty', folder: 'here' });
});

it('writes nothing for who leaves', async () => {
  await expect(asked([], ['A shop'])).rejects.toThrow('Nothing was written.');
});

it('finds a folder for every name', () => {
  expect(['Lindgren & Co.', '榆野', ' -- ', 'Ø'.repeat(50), 'É'.repeat(50)].map(folderOf)).toEqual([
    'lindgren-co',
    'my-shop',
    'my-shop',
    'my-shop',
    'e'.repeat(40),
  ]);
});
