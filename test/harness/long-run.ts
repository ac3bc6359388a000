/** Whether this is a long run (`npm run test:long`): everything, at its full size. Otherwise `npm test`, with what breaks every day. */
export const inLongRun = Boolean(process.env['TEST_LONG']);

/** How often a property is tried: all times in a long run, a quarter of them in `npm test`. */
export const runsOf = (all: number): number => (inLongRun ? all : Math.ceil(all / 4));
