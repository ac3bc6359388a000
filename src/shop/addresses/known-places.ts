import { rulesOf } from './countries.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const aggregates = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether there is a country with this ISO 3166-1 alpha-2 code. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !aggregates.has(code) && names.of(code) !== undefined;
}

/** Whether a country has a region with this code (ISO 3166-2 after the hyphen); where the regions of a country are not known, any is taken. */
export function isRegion(country: string, code: string): boolean {
  const { regions } = rulesOf(country);
  return regions.length === 0 ? /^[A-Z0-9]{1,3}$/.test(code) : regions.some((region) => region.code === code);
}
