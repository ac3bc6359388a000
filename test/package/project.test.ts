/**
 * A shop of its own, from packed tarballs: what `npm create vitrine` writes installs, starts, serves, and passes its tests, and so does the sample
 * extension in it. Needs a registry for what the packages depend on.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { endOf } from '#test/harness/built-shop.ts';

const limitMs = 1_800_000;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
const project = join(folder, 'hearth-kiln');
afterAll(() => rmSync(folder, { recursive: true, force: true }), limitMs);

// As in a plain terminal: nothing of this test run, and nothing that Vitest sets. Certificates stay: the registry may stand behind a proxy.
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|TEST_|NODE_(?!EXTRA_CA_CERTS$)|INIT_CWD|DEMO)|^(BASE_URL|MODE|DEV|PROD|SSR)$/.test(name)),
  ),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};

const npm = (cwd: string, ...words: string[]) => execFileSync('npm', words, { cwd, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs as a release does; answers tarball and files by package. */
function pack(): Record<string, { tarball: string; files: string[] }> {
  const words = ['pack', '--json', '--include-workspace-root', '--workspaces', '--pack-destination', folder];
  const text = npm('.', ...words);
  const packed = JSON.parse(text.slice(text.search(/^[[{]/m))) as { name: string; filename: string; files: { path: string }[] }[];
  return Object.fromEntries(
    Object.values(packed).map(({ name, filename, files }) => [name, { tarball: join(folder, filename), files: files.map(({ path }) => path) }]),
  );
}

let packages: ReturnType<typeof pack>;
beforeAll(() => {
  packages = pack();
  const words = ['hearth-kiln', '--name', 'Hearth & Kiln', '--languages', 'zh', '--empty', '--yes'];
  npm(folder, 'exec', '--yes', `--package=${packages['create-vitrine']!.tarball}`, '--', 'create-vitrine', ...words);
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const name of ['vitrine', '@vitrine/client']) manifest.dependencies[name] = `file:${packages[name]!.tarball}`;
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  cpSync('examples/extensions/loyalty', join(project, 'extensions/loyalty'), { recursive: true });
  const config = join(project, 'vitrine.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("['./extensions/greeting']", "['./extensions/greeting', './extensions/loyalty']"));
  npm(project, 'install');
}, limitMs);

it('packs what runs, and no test, no data and nothing of this machine', () => {
  const { files } = packages['vitrine']!;
  for (const file of ['tools/vitrine.mjs', 'src/server/main.ts', 'src/generated/messages/messages.js', 'migrations/0010-kit.sql', 'themes/default/theme.json'])
    expect(files).toContain(file);
  expect(files.filter((file) => /\.test\.tsx?$|^(dist|\.|node_modules|test\/(?!harness))|\.env/.test(file))).toEqual([]);
});

describe('npm start', () => {
  let child: ChildProcess;
  let output = '';
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    child = spawn('npm', ['start'], { cwd: project, env: { ...environment, PORT: String(port) }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += String(chunk)));
    for (const until = performance.now() + limitMs; !/^Ready: /m.test(output); await sleep(200))
      if (child.exitCode !== null || performance.now() > until) throw new Error(`the shop did not start:\n${output}`);
  }, limitMs);
  afterAll(async () => {
    // Ctrl-C reaches npm and what it started alike.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
    await endOf(child);
  }, 60_000);

  it('says which extensions run, and waits for its owner', () => {
    expect(output).toContain('Extensions: greeting 1.0.0, loyalty 1.0.0');
    expect(output).toContain(`Set up your shop: ${url}/backoffice/setup#code=`);
  });

  it('serves the shop under its name, theme and languages', async () => {
    const home = await fetch(url);
    expect(home.status).toBe(200);
    const text = await home.text();
    expect(text).toContain('<title>Hearth &#38; Kiln');
    expect(await (await fetch(url + /\/theme\/\w+\.css/.exec(text)![0])).text()).toContain('#1f5f4a');
    expect((await fetch(`${url}/zh`)).status).toBe(200);
    expect((await fetch(`${url}/zh-HK`, { redirect: 'manual' })).status).toBe(302);
    expect((await fetch(`${url}/backoffice`)).status).toBe(200);
  });

  it('shows a section of its extension', async () => {
    expect(await (await fetch(`${url}/app/greeting/hello`)).text()).toContain('Hello you!');
  });

  it('answers the client that is packed with it', () => {
    const script = `import { createClient } from '@vitrine/client'; const { data } = await createClient({ url: '${url}' }).GET('/shop'); console.log(JSON.stringify(data));`;
    const text = execFileSync('node', ['--input-type=module', '--eval', script], { cwd: project, env: environment, encoding: 'utf8' });
    expect(JSON.parse(text)).toMatchObject({ name: 'Hearth & Kiln' });
  });

  it('keeps its data, and what was built, in the project', () => {
    for (const file of ['.data/postgres.json', 'dist/server/main.js']) expect(readFileSync(join(project, file), 'utf8')).not.toBe('');
    expect(npm(project, 'run', 'shop', '--', 'extension:list')).toMatch(/greeting\s+1\.0\.0/);
  });
});

it('passes its tests, and those of the sample extension', { timeout: limitMs }, () => {
  const text = npm(project, 'test');
  expect(text).toContain('extensions/loyalty/earn-points.test.ts');
  expect(text).toContain('test/shop.test.ts');
  expect(text).not.toContain('failed');
});
