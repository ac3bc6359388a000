// npm run bench [-- row ...]: installs first when that is due, then measures on the project's own Node.js.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, node, root } from './install.mjs';

ensureInstalled();
const run = spawnSync(node, ['test/bench/run.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);
