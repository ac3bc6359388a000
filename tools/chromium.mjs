// Finds a Chromium for browser tests: the machine's, else Debian's package (as root), else Playwright's own.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        continue;
      }
    }
  }
  return macPaths.find((path) => existsSync(path)) ?? null;
}

/** Finds or installs one. Null when only Playwright's own is there, which Playwright finds by itself. */
export function ensureChromium(say = console.log) {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('Installing Chromium for the browser tests (Debian package) ...');
    spawnSync('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
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
