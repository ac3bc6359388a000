// node tools/run.mjs <file> [arguments]: runs a file on the project's own Node.js. Installs first when that is due.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, node, root } from './install.mjs';

ensureInstalled();
const [file, ...given] = process.argv.slice(2);
process.exit(spawnSync(node, [file, ...given], { cwd: root, stdio: 'inherit' }).status ?? 1);
