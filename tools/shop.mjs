// npm run shop -- <command>: the shop's command line. Installs and builds first when that is due.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { ensureInstalled, node, root } from './install.mjs';
import { waitForTurn } from './turn.mjs';

const turn = await waitForTurn('npm run shop');
ensureInstalled(console.error);
const built = spawnSync(node, ['tools/build.mjs', 'server'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
turn.end();
if (built.status !== 0) {
  console.error(`${built.stdout}\nThe shop could not be built; the reason stands above.`);
  process.exit(built.status ?? 1);
}
// Paths are meant from where the command was typed, not from the project's folder.
const child = spawn(node, [`${root}dist/server/cli.js`, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD || process.cwd(),
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
