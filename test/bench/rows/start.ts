/** How long a production process takes to its first answer with its database up, and the memory it then holds. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf, makeDataDir, spawnBuiltShop } from '#test/harness/built-shop.ts';
import { freePort } from '#test/harness/postgres.ts';
import type { Row } from '../bench.ts';
import { median } from '../median.ts';

const row: Row = {
  title: 'Start of a production process, and its memory',
  async run(bench) {
    const dataDir = await makeDataDir();
    const environment = { DATABASE_URL: await bench.startDatabase() };
    await (await bench.startShop({ dataDir, environment, given: ['--demo'] })).stop();
    const times: number[] = [];
    let idle = 0;
    for (let run = 0; run < 5; run += 1) {
      const port = await freePort();
      const begun = performance.now();
      const shop = spawnBuiltShop({ dataDir, environment: { ...environment, PORT: String(port) } });
      bench.atEnd(() => endOf(shop.process, 'SIGKILL'));
      while (!(await answers(`http://localhost:${port}/`))) {
        if (shop.process.exitCode !== null) throw new Error(shop.output());
        await sleep(5);
      }
      times.push(performance.now() - begun);
      if (run === 4) {
        await sleep(5_000);
        idle = residentMb(shop.process.pid!);
      }
      await endOf(shop.process, 'SIGTERM');
    }
    return [
      { figure: 'process to first 200, database up', value: median(times), unit: 'ms', target: { atMost: 1_000 } },
      { figure: 'memory, idle', value: idle, unit: 'MB', target: { atMost: 180 } },
    ];
  },
};

export default row;

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.status === 200,
    () => false,
  );

/** Resident memory of a process; Linux only. */
function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
