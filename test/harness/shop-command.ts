/** `npm run shop -- <command>` on the built command line, against a given database. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sameDate } from './machine-date.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a command printed, how it ended, and the most memory it had, in megabytes. */
export type CommandEnd = { code: number | null; text: string; peakMb: number };

/** Runs a command. Needs `npm run build`. */
export async function runShopCommand(args: readonly string[], environment: Record<string, string>): Promise<CommandEnd> {
  const date = sameDate();
  const child = spawn(process.execPath, [...date.flags, join(root, 'dist/server/cli.js'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...date.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Only the end of a long report is returned.
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text = `${text}${chunk.toString()}`.slice(-20_000)));
  let peakMb = 0;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, residentMb(child.pid))), 200);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(timer);
  return { code, text, peakMb };
}

function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
