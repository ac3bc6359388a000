/** Telephone numbers: their rules by country, how they are stored, and whose calling code is whose. */
export { countriesOfCallingCode, tidyPhone } from '../phone.ts';
export { phoneNumbers } from '../phone-numbers.ts';
