/** `npm run shop -- <command>` on the built command line, against a given database. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sameDate } from './machine-date.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a command printed, how it ended, the most memory it had, in megabytes, and the processor time it took, to a fifth of a second. */
export type CommandEnd = { code: number | null; text: string; peakMb: number; processorMs: number };

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
  let [peakMb, processorMs] = [0, 0];
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid));
    processorMs = Math.max(processorMs, processorMsOf(child.pid));
  }, 200);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(timer);
  return { code, text, peakMb, processorMs };
}

const residentMb = (pid: number | undefined): number => Number(/VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** `utime` and `stime` of proc(5), in hundredths of a second. */
function processorMsOf(pid: number | undefined): number {
  const fields = readIfThere(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
