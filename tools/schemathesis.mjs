// npm run schemathesis [-- <examples> [web|admin]]: runs schemathesis, a Python tool that draws requests from an OpenAPI document, against the built
// shop's two documents. Makes a Python environment in `.cache/schemathesis` the first time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled, node, root } from './install.mjs';

const version = '4.32.5';
const folder = `${root}.cache/schemathesis`;
const program = `${folder}/bin/schemathesis`;

process.chdir(root);
const python = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 10))']).status === 0);
if (!python) {
  console.error('\nThis suite needs Python 3.10 or newer with its module venv, and finds none.\n  - On Debian: apt-get install python3-venv\n');
  process.exit(1);
}
const has = () => existsSync(program) && String(spawnSync(program, ['--version']).stdout).includes(version);
if (!has()) {
  console.log(`Installing schemathesis ${version} into .cache/schemathesis ...`);
  run(python, ['-m', 'venv', '--clear', folder]);
  run(`${folder}/bin/pip`, ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`]);
}
ensureInstalled();
run(node, ['tools/build.mjs']);
run(node, ['test/schemathesis/run.ts', program, ...process.argv.slice(2)]);

/** Ends with the program's own exit code when it fails. */
function run(command, parameters) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
