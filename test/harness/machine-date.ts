/**
 * The machine's date in tests. `TEST_NOW` (an instant: `2028-02-29T12:00:00Z`) moves it, for libraries too, in this process and in the shops that tests
 * start; read here alone. The database has its own clock: what uses that one fails.
 */
import { fileURLToPath } from 'node:url';

const asked = process.env['TEST_NOW'];
const start = asked === undefined ? null : new Date(asked);
if (start && Number.isNaN(start.getTime())) throw new Error(`TEST_NOW is no instant like 2028-02-29T12:00:00Z: ${asked}`);

/** The present in tests: what a shop's clock begins with. */
export const machineNow = (): Date => new Date();

const own = Symbol.for('vitrine.machineDate');

/** Sets the machine's date to `TEST_NOW`, from where it goes on; called again, back to it. Without `TEST_NOW` it stays as it is. */
export function setMachineDate(): void {
  if (!start) return;
  const globals = globalThis as { [own]?: DateConstructor };
  const Machine = (globals[own] ??= globalThis.Date);
  const ahead = start.getTime() - Machine.now();
  const now = () => Machine.now() + ahead;
  const moved: DateConstructor = new Proxy(Machine, {
    construct: (_target, given: unknown[], asNew) =>
      Reflect.construct(Machine, given.length === 0 ? [now()] : given, asNew === moved ? Machine : asNew) as object,
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  Machine.prototype.constructor = moved;
  globalThis.Date = moved;
}

/** What a process is started with to have the date and the zone of this one: flags of Node.js and variables. */
export function sameDate(): { flags: string[]; environment: Record<string, string> } {
  const { TZ: zone } = process.env;
  const environment = zone === undefined ? {} : { TZ: zone };
  if (!start) return { flags: [], environment };
  const preloaded = fileURLToPath(new URL('set-machine-date.ts', import.meta.url));
  return { flags: ['--import', preloaded], environment: { ...environment, TEST_NOW: machineNow().toISOString() } };
}
