// npm run faults [-- row ...]: installs first when that is due, then puts the shop under stress, on the project's own Node.js.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, node, root } from './install.mjs';

ensureInstalled();
const run = spawnSync(node, ['test/faults/start.mjs', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);
