// npm start: installs, builds and runs the shop. Plain JavaScript for Node 20 with nothing installed; what it starts
// runs on the project's own Node.js. Each step is skipped when it is already done.
import { resolve } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { impliesDemo, leave, node, prepare, project, readOr, serverFlags } from './project.mjs';

const given = process.argv.slice(2);
rejectSecondStart(resolve(project, process.env.DATA_DIR || '.data'));
await prepare('npm start', { build: [] });
const isDemo = impliesDemo(process.env, given);
if (isDemo) console.log('A plain start on your own machine: DEMO=true. Set DEMO=false, or BASE_URL, to leave the demo.');
const server = keepRunning([node, ...serverFlags, 'dist/server/main.js', ...given], {
  options: {
    cwd: project,
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

/** Before anything is rebuilt under a shop that runs. The server looks again, with more care. */
function rejectSecondStart(dataDir) {
  const { folder } = JSON.parse(readOr(`${dataDir}/postgres.json`, '{}'));
  const holder = JSON.parse(readOr(`${folder}/lock`, '{}'));
  if (process.env.DATABASE_URL || holder.what !== 'npm start') return;
  try {
    process.kill(holder.pid, 0);
  } catch {
    return;
  }
  leave(
    `The shop in ${dataDir} is already running (process ${holder.pid}).\n  - Use the one that runs, or stop it: Ctrl-C in its terminal, or kill ${holder.pid}\n  - For a second, separate shop set DATA_DIR and PORT to a folder and a port of its own.`,
  );
}

/** The parent and, where the system tells, its parent: npm puts a shell between itself and this process. */
function ancestors() {
  const [, grandparent = ''] = /^.*\) \S+ (\d+)/s.exec(readOr(`/proc/${process.ppid}/stat`)) ?? [];
  return `${process.ppid} ${grandparent}`;
}
