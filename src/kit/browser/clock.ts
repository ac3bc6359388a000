/** The browser's clock: the one place of its code that asks the device what time it is. Durations are measured by `performance.now()`. */

/** The present, by the device. */
export const deviceNow = (): Date => new Date();
