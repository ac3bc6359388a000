// Sees to it that node_modules is what package-lock.json says. Plain JavaScript for Node 20, with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own Node.js. */
export const node = `${root}node_modules/node/bin/node`;

const marker = `${root}node_modules/.installed`;

/** Runs `npm ci` when dependencies are missing or older than package-lock.json. */
export function ensureInstalled(say = console.log) {
  const lock = readFileSync(`${root}package-lock.json`, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const isComplete = () => existsSync(node);
  if (isComplete() && readOr(marker) === hash) return;
  if (!(isComplete() && isInstalled(JSON.parse(lock)))) {
    say(
      existsSync(`${root}node_modules`)
        ? 'Dependencies have changed; installing them (npm ci) ...'
        : 'Installing the dependencies (npm ci, the first time only) ...',
    );
    const [command, ...before] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const installed = spawnSync(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (installed.status !== 0 || !isComplete()) {
      console.error(
        '\nThe dependencies could not be installed.\n  - Is there a network, and does `npm ping` answer?\n  - Try again with: npm ci --include=dev',
      );
      process.exit(1);
    }
  }
  writeFileSync(marker, hash);
}

/** npm notes what it installed; somebody who ran `npm ci` by hand need not wait for a second one. */
function isInstalled(lock) {
  const installed = JSON.parse(readOr(`${root}node_modules/.package-lock.json`) || '{"packages":{}}').packages;
  return Object.entries(lock.packages).every(([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version);
}

function readOr(file, otherwise = '') {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
