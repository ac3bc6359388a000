// Finds a Chromium for tests and measurements: the machine's, else Debian's package (as root), else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { leave, run } from './project.mjs';

// Chromium without the browser around its pages comes first: the same engine at half the processor time.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome', 'Chromium'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

const find = (names) => folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null;
const apt = (...parameters) =>
  spawnSync('apt-get', ['-y', '-q', ...parameters], { stdio: 'ignore', timeout: 180_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** The path of a Chromium, found or installed; with `shell` the headless shell where one can be had. Null when Playwright has its own, which it finds by itself. */
export function ensureChromium({ shell = true } = {}) {
  const found = process.env.CHROMIUM_PATH || find(shell ? shells : browsers);
  if (found) return found;
  const browser = find(browsers);
  // Beside a Chromium of Debian's its very version, so that nothing else changes.
  const version = browser && spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' }).stdout;
  if (process.getuid?.() === 0 && (!browser || version) && apt('--version')) {
    console.log('Installing Chromium for the browser tests (Debian package) ...');
    const wanted = [shell ? shells[0] : browsers[0], 'fonts-noto-cjk'].map((name) => (version && name.startsWith('chromium') ? `${name}=${version}` : name));
    const install = () => apt('install', '--no-install-recommends', ...wanted);
    if (!install() && apt('update')) install();
  }
  const now = (shell && find(shells)) || find(browsers);
  if (now) return now;
  console.log("Installing Playwright's Chromium for the browser tests ...");
  if (run(['node_modules/.bin/playwright', 'install', 'chromium']) !== 0)
    leave('No Chromium could be found or installed.\n  - Install one and set CHROMIUM_PATH to its path.');
  return null;
}
