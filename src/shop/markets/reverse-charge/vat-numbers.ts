/** VAT numbers of the European Union: their form and check digits. Whether one is in use only the tax offices know. */
import { createRequire } from 'node:module';
import { isEuropeanUnion } from './rules-reverse-charge.ts';

type Validator = { validate(number: string): { isValid: boolean } };

const require = createRequire(import.meta.url);
/** Loaded with the first number (docs/decisions/0480-libraries-at-first-use.md). */
const validators = () => (require('stdnum') as { euVat: Readonly<Record<string, readonly Validator[]>> }).euVat;

const longest = 20;

/** Greece writes EL before its numbers. */
const countryOf = (prefix: string) => (prefix === 'EL' ? 'GR' : prefix);
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/**
 * A VAT number as it is stored: without blanks, dots and hyphens, with the prefix of its country. `country` supplies a missing prefix.
 * A number of the European Union has to have the form and check digits of its country (null: it has not); that of another country is taken as it is.
 */
export function tidyVatNumber(typed: string, country: string): string | null {
  const number = typed.toUpperCase().replaceAll(/[\s./-]/g, '');
  if (number.length > longest || !/^[A-Z0-9+*]+$/.test(number)) return null;
  const prefix = countryOf(number.slice(0, 2));
  if (isEuropeanUnion(prefix)) return isValid(number.slice(2), prefix) ? number : withPrefix(number, country);
  return isEuropeanUnion(country) ? withPrefix(number, country) : number;
}

function withPrefix(number: string, country: string): string | null {
  return isEuropeanUnion(country) && isValid(number, country) ? `${prefixOf(country)}${number}` : null;
}

const isValid = (number: string, country: string): boolean => (validators()[country] ?? []).some((one) => one.validate(number).isValid);
