/** Whether this is a long run (`npm run test:long`): everything, at its full size. Otherwise `npm test`, with what breaks every day. */
export const inLongRun = Boolean(process.env['TEST_LONG']);
