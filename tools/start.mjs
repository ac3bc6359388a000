// npm start: installs, builds and runs the shop. Plain JavaScript for Node 20 with nothing installed; what it starts
// runs on the project's own Node.js. Each step is skipped when it is already done.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { impliesDemo } from './demo-start.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { serverFlags } from './node-flags.mjs';
import { waitForTurn } from './turn.mjs';

const dataDir = resolve(root, process.env.DATA_DIR || '.data');
refuseSecondStart();
const turn = await waitForTurn('npm start');
ensureInstalled();
const built = spawnSync(node, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
turn.end();
if (built.status !== 0) {
  console.error('\nThe shop could not be built; the reason stands above.');
  process.exit(built.status ?? 1);
}
run();

/** Before anything is rebuilt under a shop that runs. The server looks again, with more care. */
function refuseSecondStart() {
  if (process.env.DATABASE_URL) return;
  try {
    const { folder } = JSON.parse(readFileSync(`${dataDir}/postgres.json`, 'utf8'));
    const holder = JSON.parse(readFileSync(`${folder}/lock`, 'utf8'));
    process.kill(holder.pid, 0);
    if (holder.what !== 'npm start') return;
    console.error(`\nThe shop in ${dataDir} is already running (process ${holder.pid}).`);
    console.error(`  - Use the one that runs, or stop it: Ctrl-C in its terminal, or kill ${holder.pid}`);
    console.error('  - For a second, separate shop set DATA_DIR and PORT to a folder and a port of its own.\n');
  } catch {
    return;
  }
  process.exit(1);
}

function run() {
  const given = process.argv.slice(2);
  const isDemo = impliesDemo(process.env, given);
  if (isDemo) console.log('A plain start on your own machine: DEMO=true. Set DEMO=false, or BASE_URL, to leave the demo.');
  const server = keepRunning([node, ...serverFlags, 'dist/server/main.js', ...given], {
    options: {
      cwd: root,
      // When this process is killed the channel breaks, and the server stops too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production', ...(isDemo ? { DEMO: 'true' } : {}) },
    },
    ended: (code) => process.exit(code),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop(signal));
  // Run by npm and npm gone (killed, not interrupted): nobody could stop the shop from that terminal any more.
  if (process.env.npm_lifecycle_event) {
    const before = ancestors();
    setInterval(() => ancestors() === before || server.stop('SIGTERM'), 500).unref();
  }
}

/** The parent and, where the system tells, its parent: npm puts a shell between itself and this process. */
function ancestors() {
  try {
    return `${process.ppid} ${
      readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1]
    }`;
  } catch {
    return String(process.ppid);
  }
}
