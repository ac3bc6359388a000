/** Codes that staff do not type: programs call zones and methods by them. Pure. */
import { slugify } from '#kit/pure/slugify.ts';
import type { StaffMethod } from './admin-contract.ts';
import type { ZoneArea } from './zones.ts';

const longest = 36;

/** The first of `base`, `base-2`, `base-3` … that is free. */
function freeCode(base: string, taken: ReadonlySet<string>): string {
  let code = base;
  for (let number = 2; taken.has(code); number++) code = `${base}-${number}`;
  return code;
}

/** A zone is called by the first of its places: `de`, `us-hi`. */
export function zoneCode({ countries, regions, postalRanges }: ZoneArea, taken: ReadonlySet<string>): string {
  const first = countries[0] ?? regions[0] ?? postalRanges[0]?.country ?? 'zone';
  return freeCode(first.toLowerCase(), taken);
}

/** What the code of a method depends on. */
export type CodedMethod = Pick<StaffMethod, 'zoneId' | 'code' | 'texts' | 'pickup'>;

/**
 * A method is called by its English title. A way of shipping that another zone has under the same title has the code that it has
 * there, so that a checkout whose address changes keeps it.
 */
export function methodCode({ zoneId, texts, pickup }: Omit<CodedMethod, 'code'>, others: readonly CodedMethod[]): string {
  const here = new Set(others.filter((other) => other.zoneId === zoneId).map(({ code }) => code));
  const title = titleOf(texts);
  const same = others.find((other) => !pickup && !other.pickup && titleOf(other.texts) === title && !here.has(other.code));
  if (same) return same.code;
  const plain = slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return freeCode(plain || 'method', new Set(others.map(({ code }) => code)));
}

const titleOf = (texts: CodedMethod['texts']): string => (texts.en?.title ?? '').trim().toLowerCase();
