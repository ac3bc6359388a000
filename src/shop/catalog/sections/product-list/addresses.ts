/** Addresses of a list: what is chosen on it, and the same list with something chosen otherwise. Pure. */
import { parseDecimal } from '#kit/pure/amount.ts';
import { decodePart } from '#kit/pure/urls/decode-part.ts';
import { rangeOf } from '../../facets/ranges.ts';

const notChosen = new Set(['q', 'sort', 'page', 'size', 'currency']);

/** What an address chooses, in its own order: `[parameter, value]`. */
export function chosenIn(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => !notChosen.has(name));
}

/** The list without one choice, from its first page. */
export function withoutChoice(query: URLSearchParams, [name, value]: readonly [string, string]): URLSearchParams {
  return new URLSearchParams([...query].filter(([key, given]) => key !== 'page' && !(key === name && given === value)));
}

/** The list with nothing chosen; what is searched for and the order stay. */
export function withoutChoices(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => notChosen.has(name) && name !== 'page' && name !== 'currency'));
}

/** Two bounds in minor units as one range; who writes the higher price first means the same. Null without any bound. */
export function priceRange(from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? `${to}-${from}` : `${from ?? ''}-${to ?? ''}`;
}

/** A price as shoppers write it, in minor units: with or without its sign, thousands apart as the shop's languages write them (1,299.50), digits of either width; null for what is none. */
export function readPrice(text: string, currency: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Sc}]/gu, '');
  return parseDecimal(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain, currency);
}

/** A bound of a custom field as a form sends it: `range.height.from`. */
const fieldBound = /^(range\..+)\.(?:from|to)$/;

const several = 'any.';

/** A form's field that chooses several values of a facet at once, and its value. */
export const severalOf = (key: string, values: readonly string[]) => ({ name: several + key, value: values.map(encodeURIComponent).join(' ') });

/** The choices that such fields mean, each once, besides those that are made already: `[parameter, value]`. */
export function choicesOf(fields: readonly (readonly [string, string])[]): [string, string][] {
  const made = new Set(fields.map((field) => field.join('=')));
  return fields.flatMap(([name, value]) => {
    if (!name.startsWith(several)) return [];
    const key = name.slice(several.length);
    return value.split(' ').flatMap((one): [string, string][] => {
      // The shop's own forms send no malformed escapes.
      const choice: [string, string] = [key, decodePart(one) ?? ''];
      if (choice[1] === '' || made.has(choice.join('='))) return [];
      made.add(choice.join('='));
      return [choice];
    });
  });
}

/** Whether a form's field is a bound of a range or stands for several values, which addresses do not have by itself. */
export const isBound = (name: string): boolean => name.startsWith('price.') || name.startsWith(several) || fieldBound.test(name);

/** The ranges of custom fields that a form's bounds mean, by parameter. */
export function fieldRanges(bounds: Iterable<readonly [string, string]>): [string, string][] {
  const given = new Map(bounds);
  const keys = new Set([...given.keys()].flatMap((name) => fieldBound.exec(name)?.[1] ?? []));
  return [...keys].flatMap((key): [string, string][] => {
    const range = rangeOf(given.get(`${key}.from`) ?? '', given.get(`${key}.to`) ?? '');
    return range === null ? [] : [[key, range]];
  });
}

/** A query as the end of an address. A price bound is in minor units of a currency, so the address then names it. */
export function queryText(query: URLSearchParams, currency: string): string {
  const whole = new URLSearchParams(query);
  whole.delete('currency');
  if (whole.has('price')) whole.set('currency', currency);
  return whole.size > 0 ? `?${whole.toString().replaceAll('%2C', ',')}` : '';
}
