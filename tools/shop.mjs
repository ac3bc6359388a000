// npm run shop -- <command>: the shop's command line. Installs and builds first when that is due.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { node, prepare, project } from './project.mjs';

await prepare('npm run shop', { build: ['server'], quiet: true });
// Paths are meant from where the command was typed, not from the project's folder.
const child = spawn(node, [`${project}dist/server/cli.js`, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD || process.cwd(),
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
