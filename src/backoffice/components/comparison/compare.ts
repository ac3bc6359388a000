/** Two states of a record compared, and two people's changes of one merged, field by field. Pure. */
import { diffArrays } from 'diff';

/** A record as the API sends it. */
export type Plain = Readonly<Record<string, unknown>>;
/** A field of it: its path (`texts.en.title`) and what it says on either side. */
export type Difference = { path: string; left: unknown; right: unknown };

const deepest = 4;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
// What forms and the API say in different ways when there is nothing.
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlain(value) && Object.values(value).every(isNothing));
const textOf = (value: unknown): string => (isNothing(value) ? '' : JSON.stringify(value, (_key, part: unknown) => (isPlain(part) ? sorted(part) : part)));
const sorted = (value: Plain): Plain =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isNothing(part))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

// Of the record, not of the form.
const kept = new Set(['_etag', 'id', 'createdAt', 'updatedAt', 'version']);

type Fields = Map<string, unknown>;

/** The fields of a record that say something; objects are gone into, lists are one field. */
function flatten(record: Plain, level = 0, before = ''): Fields {
  const fields: Fields = new Map();
  for (const [key, value] of Object.entries(record)) {
    if (isNothing(value) || (level === 0 && kept.has(key))) continue;
    if (isPlain(value) && level < deepest) flatten(value, level + 1, `${before}${key}.`).forEach((part, path) => fields.set(path, part));
    else fields.set(before + key, value);
  }
  return fields;
}

/** Fields in which two states differ, in the order of the first. */
export function differences(left: Plain, right: Plain): Difference[] {
  const [one, other] = [flatten(left), flatten(right)];
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  return paths.map((path) => ({ path, left: one.get(path), right: other.get(path) })).filter((field) => !isSame(field.left, field.right));
}

/** What came of two people's changes: fields that both changed, each to something else, and what the others make. */
export type Merge = {
  /** `left` is what the shop holds by now, `right` what is to be saved. */
  conflicts: Difference[];
  /** Fields that only the other changed. */
  theirs: string[];
  /** The record to save, with these fields as the other wrote them. */
  resolve(asTheirs: ReadonlySet<string>): Plain;
};

type ThreeStates = { base: Plain; mine: Plain; theirs: Plain };

/**
 * Merges by field. `base` is what both began with; fields that `mine` does not have at all are not its form's. Lists are gone into by the ids of
 * their entries where the other kept these as they were: what was sold of a variant meanwhile does not get in the way of another price.
 */
export function mergeFields({ base, mine, theirs }: ThreeStates): Merge {
  const lists = Object.keys(mine).filter((key) => hasSameEntries(base[key], theirs[key]) && Array.isArray(mine[key]));
  const [was, own, other] = [base, mine, theirs].map((record) => flatten(withEntries(record, lists))) as [Fields, Fields, Fields];
  const conflicts: Difference[] = [];
  const onlyTheirs: string[] = [];
  for (const path of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const [first, left, right] = [was.get(path), other.get(path), own.get(path)];
    if (!has(mine, path.split('.')) || isSame(left, right) || isSame(left, first)) continue;
    if (isSame(right, first)) onlyTheirs.push(path);
    else conflicts.push({ path, left, right });
  }
  const resolve = (asTheirs: ReadonlySet<string>): Plain => {
    const merged = structuredClone(mine) as Record<string, unknown>;
    for (const path of [...onlyTheirs, ...conflicts.map((field) => field.path).filter((one) => asTheirs.has(one))])
      put(merged, path.split('.'), other.get(path));
    return merged;
  };
  return { conflicts, theirs: onlyTheirs, resolve };
}

const isEntry = (value: unknown): value is Plain & { id: string } => isPlain(value) && typeof value['id'] === 'string';
const idsOf = (list: readonly unknown[]): string[] => list.filter(isEntry).map(({ id }) => id);

/** Whether both are lists of the same entries with ids of their own, in the same order. */
function hasSameEntries(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || !one.every(isEntry) || !other.every(isEntry)) return false;
  return isSame(idsOf(one), idsOf(other)) && new Set(idsOf(one)).size === one.length;
}

/** A record whose lists are objects by the ids of their entries; entries that are new have none, and are nobody else's. */
function withEntries(record: Plain, lists: readonly string[]): Plain {
  const byId = (key: string) => Object.fromEntries((record[key] as readonly unknown[]).filter(isEntry).map((entry) => [entry.id, entry]));
  return { ...record, ...Object.fromEntries(lists.map((key) => [key, byId(key)])) };
}

/** The entry of a list that a path (`variants.<id>.price`) leads into. */
export function entryOf(record: Plain, path: string): Plain | undefined {
  const [list, id] = path.split('.');
  const entries: unknown = record[list!];
  return Array.isArray(entries) ? entries.filter(isEntry).find((entry) => entry.id === id) : undefined;
}

/** Whether a record has a field: that of an entry, where it leads into a list. */
function has(record: Plain, [key, id, field]: string[]): boolean {
  if (!Array.isArray(record[key!]) || id === undefined) return key! in record;
  const entry = entryOf(record, `${key}.${id}`);
  return entry !== undefined && field! in entry;
}

function put(record: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    // What the other emptied is empty in the way this form says it.
    record[key] = value === undefined ? emptied(record[key]) : structuredClone(value);
    return;
  }
  const held = record[key];
  if (Array.isArray(held)) {
    const [id, ...field] = rest;
    const entries = held.map((entry: unknown) => (isEntry(entry) && entry.id === id ? { ...entry } : entry));
    const entry = entries.find((one) => isEntry(one) && one.id === id);
    if (isEntry(entry)) put(entry, field, value);
    record[key] = entries;
    return;
  }
  const below = isPlain(held) ? { ...held } : {};
  put(below, rest, value);
  record[key] = below;
}

const emptied = (value: unknown): unknown => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : isPlain(value) ? {} : null);

/** A part of a text: the same on both sides, or only on one. */
export type TextPart = { text: string; side: 'both' | 'left' | 'right' };

/** What differs in more words than that is another text: time grows with the square of them, to a few tenths of a second here. */
const mostEdits = 600;
const wordsOf = (text: string): string[] =>
  text.match(/\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

/** Which words two texts have in common, in order. Texts too long to be compared differ between what begins and what ends both alike. */
export function compareTexts(left: string, right: string): TextPart[] {
  const [one, other] = [wordsOf(left), wordsOf(right)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const middle = compareWords(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const parts = [asPart(one.slice(0, start), 'both'), ...middle, asPart(one.slice(one.length - end), 'both')];
  return parts.filter(({ text }) => text !== '');
}

const asPart = (words: readonly string[], side: TextPart['side']): TextPart => ({ text: words.join(''), side });

function compareWords(one: string[], other: string[]): TextPart[] {
  const changes = diffArrays(one, other, { maxEditLength: mostEdits });
  if (!changes) return [asPart(one, 'left'), asPart(other, 'right')];
  return changes.map(({ value, added, removed }) => asPart(value, added ? 'right' : removed ? 'left' : 'both'));
}
