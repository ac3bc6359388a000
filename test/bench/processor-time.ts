/** Processor time that processes of this machine have spent, in milliseconds, from `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The processor time that PostgreSQL has spent on a database so far: that of the processes that serve its connections now. */
export function databaseProcessorMs(url: string): number {
  const served = ` ${new URL(url).pathname.slice(1)} `;
  return sumOf((id) => {
    const command = readIfThere(`/proc/${id}/cmdline`);
    return command.startsWith('postgres: ') && command.includes(served);
  });
}

/** That of a process and of those that it has started, while they run. */
export function treeProcessorMs(pid: number): number {
  const parents = new Map(processes().map((id) => [id, fieldsOf(id)[1] ?? '']));
  const isBelow = (id: string | undefined): boolean => id !== undefined && (id === String(pid) || isBelow(parents.get(id)));
  return sumOf(isBelow);
}

/** That of a PostgreSQL server with all of its processes, also of those that have ended; it is known by the port of its address. */
export function serverProcessorMs(url: string): number {
  const flag = `port=${new URL(url).port}`;
  const server = processes().find((id) => readIfThere(`/proc/${id}/cmdline`).split('\0').includes(flag));
  if (!server) throw new Error(`no server of this machine listens at ${flag}`);
  // `cutime` and `cstime`: a connection's process ends with it.
  const [ended, endedInKernel] = fieldsOf(server).slice(13, 15).map(Number);
  return treeProcessorMs(Number(server)) + ((ended! + endedInKernel!) / ticksPerSecond) * 1_000;
}

const processes = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

const sumOf = (isMeant: (id: string) => boolean): number =>
  (processes().reduce((sum, id) => sum + (isMeant(id) ? ticksOf(id) : 0), 0) / ticksPerSecond) * 1_000;

/** `utime` and `stime` of proc(5), which come 12 and 13 fields after the name in brackets. */
const ticksOf = (id: string): number => Number(fieldsOf(id)[11] ?? 0) + Number(fieldsOf(id)[12] ?? 0);

const fieldsOf = (id: string): string[] => readIfThere(`/proc/${id}/stat`).split(') ')[1]?.split(' ') ?? [];

/** Of a process that has just ended there is nothing to read. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
