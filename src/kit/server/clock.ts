/** The server's clock: the one place that asks the machine what time it is. Only what starts a process imports it; everything else is told (`host.now()`, `context.now()`). */

/** The present, by the machine. */
export const machineClock = (): Date => new Date();
