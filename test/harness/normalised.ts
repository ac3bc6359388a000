/** What differs from run to run, replaced by what is the same in each: ids, secrets, instants, numbers that tests count. */
import { machineNow } from './machine-date.ts';

const present = machineNow().getFullYear();
/** Years in which tests live; a birthday is not among them. */
const isNear = (year: string) => Math.abs(Number(year) - present) <= 4;

/** Gives each text that comes the same number again. */
function numbered(make: (number: number) => string): (found: string) => string {
  const known = new Map<string, string>();
  return (found) => {
    const made = known.get(found) ?? make(known.size + 1);
    known.set(found, made);
    return made;
  };
}

const fill = (length: number, alphabet: string, number: number) =>
  Array.from({ length }, (_, index) => alphabet[(index * 7 + number * 3) % alphabet.length]).join('');

type Rule = [RegExp, (found: string, ...groups: string[]) => string];

const rules = (): Rule[] => [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, numbered((number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`)],
  [/(?<!\d)(\d{4})-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g, (found, year) => (isNear(year!) ? '2026-12-01T09:30:00.000Z' : found)],
  [/(?<!\d)(\d{4})-\d\d-\d\d(?![\dT])/g, (found, year) => (isNear(year!) ? '2026-12-01' : found)],
  [/(?<![\w-])(R?)\d{6}-[0-9A-Z]{6}(?![\w-])/g, numbered((number) => `261201-${fill(6, 'ABCDEFGH234567', number)}`)],
  [/(CN|INV)-20\d\d-/g, (_found, kind) => `${kind}-2026-`],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, numbered((number) => fill(43, 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789', number))],
  [
    /(?<![\w+/=-])(?=[\w+/-]*\d)(?=[\w+/-]*[A-Z])(?=[\w+/-]*[a-z])[\w+/-]{20,}=*/g,
    (found) => (found.includes('-7000-8000-') || found.length === 43 ? found : fill(24, 'Vitrine2026', 1)),
  ],
  [/(?<![0-9a-f-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{12,}(?![0-9a-f])/g, (found) => fill(Math.min(found.length, 64), '0a1b2c3d4e5f6', found.length)],
  [/\bT\d+-(\d+)\b/g, (_found, variant) => `CUP-${variant}`],
  [/\b([Tt]hing)([- ])\d+\b/g, (_found, thing, between) => `${thing}${between}1`],
  [/(127\.0\.0\.1|localhost):\d+/g, (_found, host) => `${host}:3000`],
  [/"(code|matchCode)":"\d{2,6}"/g, (_found, field) => `"${field}":"246810"`],
];

/** A JSON value in which what differs from run to run is the same. */
export function normalised<Value>(value: Value): Value {
  if (value === undefined) return value;
  const text = rules().reduce((made, [pattern, replace]) => made.replaceAll(pattern, replace as (found: string) => string), JSON.stringify(value));
  return JSON.parse(text) as Value;
}
