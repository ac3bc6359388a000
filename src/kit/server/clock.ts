/** The server's clock: the one place that asks the machine what time it is. Only process entry points import it; everything else uses `host.now()` or `context.now()`. */

/** The present, by the machine. */
export const machineClock = (): Date => new Date();
