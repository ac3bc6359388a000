/** What a version of a template changed against the one before. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { SectionChoice, TemplateChange } from '../contract.ts';

/** In the order of the page; each change names its section. Settings count as they are stored. */
export function differenceOf(before: readonly SectionChoice[], after: readonly SectionChoice[]): TemplateChange[] {
  const left = before.map((choice, index) => ({ choice, index }));
  const take = (fits: (choice: SectionChoice) => boolean) => {
    const at = left.findIndex(({ choice }) => fits(choice));
    return at < 0 ? null : left.splice(at, 1)[0]!.index;
  };
  // Those that are the same are found first: of two of a kind, the other one was changed.
  const same = after.map((choice) => take((other) => isDeepStrictEqual(other, choice)));
  const changed = after.map((choice, index) => (same[index] === null ? take((other) => other.section === choice.section) : null));
  const stayed = after.flatMap((_, index) => same[index] ?? changed[index] ?? []);
  const inPlace = longestRise(stayed);
  const changes = after.flatMap(({ section }, index): TemplateChange[] => {
    const was = same[index] ?? changed[index] ?? null;
    if (was === null) return [{ kind: 'added', section }];
    return [...(changed[index] === null ? [] : [{ kind: 'changed' as const, section }]), ...(inPlace.has(was) ? [] : [{ kind: 'moved' as const, section }])];
  });
  return [...changes, ...left.map(({ choice: { section } }): TemplateChange => ({ kind: 'removed', section }))];
}

/** The longest of the rows of numbers that rise: what is not among them was moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const rows: number[][] = [];
  for (const number of numbers) {
    const longest = rows.filter((row) => row.at(-1)! < number).reduce<number[]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, number]);
  }
  return new Set(rows.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []));
}
