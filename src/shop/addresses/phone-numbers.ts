import { createRequire } from 'node:module';
import type * as Numbers from 'libphonenumber-js/max';

const require = createRequire(import.meta.url);

/** What is known of the world's telephone numbers, loaded when the first number or address is looked at: it is large. */
export const phoneNumbers = () => require('libphonenumber-js/max') as typeof Numbers;
