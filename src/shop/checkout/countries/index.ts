/** The countries that the shop ships to. */
export { likelyCountry } from './likely-country.ts';
export { listCountries } from './list-countries.ts';
