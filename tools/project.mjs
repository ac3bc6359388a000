// What every command begins with: the folders, Node.js, installed dependencies, one builder at a time. Plain JavaScript for Node 20 with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The shop's own code: the clone, or the installed package. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The shop that is made of it: vitrine.config.ts, extensions, themes, `.env`, data, and what was built. In a clone both folders are one. */
export const project = folderWith('vitrine.config.ts', process.cwd()) ?? root;

/** Whether the shop is worked on here, and not only used. */
export const isClone = project === root;

/** Where the lists of extensions are written (tools/extensions.mjs). */
export const installedFolder = isClone ? `${root}src/installed` : `${project}.cache/installed`;

/** Node.js as the shop brings it. */
export const node = installed('node/bin/node');

/** A file of a package, where the shop's code finds it: beside it or further up. Where it is missing, where it belongs. */
export function installed(file) {
  const folder = folderWith(`node_modules/${file}`, root) ?? root;
  return `${folder}node_modules/${file}`;
}

/** The nearest folder from `start` up that holds `file`. */
function folderWith(file, start) {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(resolve(folder, file))) return folder.endsWith('/') ? folder : `${folder}/`;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * How the server is run. Space for young objects that lasts for some fifteen rendered pages (three times over): half of it collects twice as often, an eighth
 * of a page's processor time, and saves 10 MB of an idle shop's 170. Source maps are left out: they cost 33 MB and time at start, and the build
 * keeps names and line breaks; `NODE_OPTIONS=--enable-source-maps npm start` turns them on.
 */
export const serverFlags = ['--max-semi-space-size=16'];

/** Runs a file on the shop's own Node.js, in the project; answers its exit code. */
export function run(command, { environment = {}, stdio = 'inherit' } = {}) {
  const env = { ...process.env, ...environment, PATH: `${project}node_modules/.bin${delimiter}${process.env.PATH}` };
  return spawnSync(node, command, { cwd: project, stdio, env }).status ?? 1;
}

/** Installs what is due and, with `build`, builds: every step (`[]`) or those named. One process at a time; others wait. Ends the process when either fails. */
export async function prepare(what, { build, quiet = false, before = () => undefined } = {}) {
  const unlock = await lock(what);
  if (isClone) install();
  else expectInstalled();
  before();
  const code = build ? run([`${root}tools/build.mjs`, ...build], { stdio: ['ignore', quiet ? 2 : 'inherit', 'inherit'] }) : 0;
  if (code !== 0) leave('The shop could not be built; the reason stands above.', code);
  unlock();
}

/**
 * Whether a plain start means `DEMO=true`: on this machine alone, under no public address and behind no proxy, with no payment provider, and with the
 * embedded database or `--demo`. `DEMO` and `NODE_ENV` in the environment win.
 * @param {Record<string, string | undefined>} environment
 * @param {readonly string[]} given what stands behind `npm start --`
 */
export function impliesDemo(environment, given) {
  const isSet = (name) => (environment[name] ?? '').trim() !== '';
  if (['DEMO', 'NODE_ENV', 'BASE_URL', 'TRUST_PROXY', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID'].some(isSet)) return false;
  if (!['', 'localhost', '127.0.0.1', '::1'].includes((environment.HOST ?? '').trim())) return false;
  return !isSet('DATABASE_URL') || given.includes('--demo');
}

export function leave(message, code = 1) {
  console.error(`\n${message}\n`);
  process.exit(code);
}

export function readOr(file, otherwise = '') {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** Runs `npm ci` when dependencies are missing or older than package-lock.json. */
function install() {
  const text = readFileSync(`${root}package-lock.json`, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const marker = `${root}node_modules/.installed`;
  if (existsSync(node) && readOr(marker) === hash) return;
  // npm notes what it installed; after `npm ci` by hand no second install is needed.
  const installed = JSON.parse(readOr(`${root}node_modules/.package-lock.json`, '{"packages":{}}')).packages;
  const wanted = Object.entries(JSON.parse(text).packages);
  if (!existsSync(node) || !wanted.every(([path, { optional, version }]) => path === '' || optional || installed[path]?.version === version)) {
    console.error('Installing the dependencies (npm ci) ...');
    const [command, ...before] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
    const { status } = spawnSync(command, [...before, ...parameters], { cwd: root, stdio: ['inherit', 2, 'inherit'] });
    if (status !== 0 || !existsSync(node))
      leave('The dependencies could not be installed.\n  - Is there a network, and does `npm ping` answer?\n  - Try again with: npm ci --include=dev');
  }
  writeFileSync(marker, hash);
}

/** A project installs what it depends on itself. */
function expectInstalled() {
  if (!existsSync(node)) leave(`Node.js is missing (${node}).\n  - Install what the project depends on: npm install`);
}

/** Waits until nobody else prepares this folder; what it answers lets the next one in, and so does the end of this process. */
async function lock(what) {
  const file = `${project}.cache/lock`;
  try {
    mkdirSync(`${project}.cache`, { recursive: true });
  } catch ({ code }) {
    leave(`The project folder ${project} cannot be written (${code}).\n  - Copy it to a folder of your own, or give yourself the right to write there.`);
  }
  for (let said = false; ; await sleep(200)) {
    try {
      writeFileSync(file, `${process.pid} ${what}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const [pid, ...name] = readOr(file).split(' ');
    const isLeft = pid ? !isAlive(Number(pid)) : isOlderThan(file, 5_000);
    if (isLeft && readOr(file).split(' ')[0] === pid) rmSync(file, { force: true });
    else if (!said) console.error(`Another process is installing or building here (${name.join(' ')}, process ${pid}); waiting for it ...`);
    said = true;
  }
  const unlock = () => rmSync(file, { force: true });
  process.once('exit', unlock);
  return () => {
    process.off('exit', unlock);
    unlock();
  };
}

/** A lock is written right after it is made: one that stays empty was left by a process that ended in between. */
function isOlderThan(file, ms) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ms;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// As a command: `node tools/project.mjs [build [step …]] && …` in package.json.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [build, ...steps] = process.argv.slice(2);
  await prepare(`npm run ${process.env.npm_lifecycle_event ?? 'build'}`, { build: build && steps });
}
