// Finds a Chromium for tests and measurements: the machine's, else Debian's package (as root), else Playwright's own.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root } from './install.mjs';

// Chromium without the browser around its pages: the same engine at half the processor time.
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const aptLimitMs = 90_000;

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || find(names) || (macPaths.find((path) => existsSync(path)) ?? null);
}

function find(programs) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of programs) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        continue;
      }
    }
  }
  return null;
}

/** Finds or installs one. Null when only Playwright's own is there, which Playwright finds by itself. */
export function ensureChromium(say = console.log) {
  const found = findChromium();
  if (found) return found;
  if (installsPackages()) {
    say('Installing Chromium for the browser tests (Debian package) ...');
    spawnSync('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
    install(['chromium', 'fonts-noto-cjk'], 'inherit');
    const installed = findChromium();
    if (installed) return installed;
  }
  say("Installing Playwright's Chromium for the browser tests ...");
  const own = spawnSync(node, ['node_modules/.bin/playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (own.status !== 0) {
    console.error('No Chromium could be found or installed.\n  - Install one and set CHROMIUM_PATH to its path.');
    process.exit(1);
  }
  return null;
}

/** Finds or installs a browser for the journeys: Chromium's headless shell where one can be had, else what `ensureChromium` finds. */
export function ensureTestBrowser(say = console.log) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = find(shellNames);
  if (shell) return shell;
  const chromium = ensureChromium(say);
  const version = chromium && debianVersion();
  if (!version || !installsPackages()) return chromium;
  say("Installing Chromium's headless shell for the browser tests (Debian package) ...");
  // The very version of the Chromium that is there: nothing else is changed. Where it cannot be had, that one serves.
  const wanted = [`chromium-headless-shell=${version}`];
  if (install(wanted) !== 0 && spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', timeout: aptLimitMs }).status === 0) install(wanted);
  return find(shellNames) ?? chromium;
}

const installsPackages = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** The version of Debian's package `chromium`, or an empty text. */
const debianVersion = () => spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' }).stdout ?? '';

function install(packages, errors = 'ignore') {
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', errors],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...(errors === 'ignore' ? { timeout: aptLimitMs } : {}),
  }).status;
}
