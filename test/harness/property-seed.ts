/**
 * Property tests draw the same cases every time, so that a red build is a change's own doing. `PROPERTY_SEED=random` (or a number)
 * draws others; what that finds becomes an example of its test.
 */
import fc from 'fast-check';

const asked = process.env['PROPERTY_SEED'];
if (asked !== 'random') fc.configureGlobal({ seed: asked === undefined ? 20_261_121 : Number(asked) });
