/** Which facets stand beside a list, and which of their values at once. Pure. */
import type { Facet } from '../../contract.ts';
import { facetKindOf } from '../../facets/registry.ts';
import { sizeOf } from '../../lists/size-order.ts';

/** So few products are seen at a glance: what narrows them further only stands in the way. */
const fewProducts = 12;
/** A collection is chosen by hand, to be looked at rather than searched. */
const fewCollected = 24;

/** How many values of a facet are shown before "show all". */
export const firstValues = 6;

type Value = Facet['values'][number];

const narrows = (values: readonly Value[], total: number) => values.length > 1 || values.some(({ count }) => count < total && count > 0);

/** Whether any number of a facet's values can be chosen. */
export const canChooseSeveral = ({ key }: Facet) => facetKindOf(key)?.control === 'anyOf';
const sumOf = ({ values }: Facet) => values.reduce((sum, { count }) => sum + count, 0);

/**
 * The facets that say something: more than one value, or a value that not all products have, or one that is chosen; of few products, what narrowed them
 * alone. One whose values lead to a single product each says no more than the products do. Of two that bear one name the one of more products stays.
 */
export function usefulFacets(
  facets: readonly Facet[],
  { query, total, isCollected = false }: { query: URLSearchParams; total: number; isCollected?: boolean },
): Facet[] {
  if (total <= (isCollected ? fewCollected : fewProducts) && !facets.some(({ key }) => query.has(key))) return [];
  const isChosen = ({ key }: Facet) => query.has(key);
  const useful = facets.filter((facet) => {
    if (isChosen(facet)) return true;
    const isSingle = canChooseSeveral(facet) && facet.values.every(({ count }) => count <= 1);
    return !isSingle && (facetKindOf(facet.key)?.isUseful ?? narrows)(facet.values, total);
  });
  const weight = (facet: Facet) => (isChosen(facet) ? Infinity : sumOf(facet));
  return useful.filter(
    (facet, at) =>
      isChosen(facet) ||
      useful.every(
        (other, place) => place === at || other.title !== facet.title || weight(other) < weight(facet) || (weight(other) === weight(facet) && at < place),
      ),
  );
}

/** A facet's values in the order in which one looks for them: sizes as they are, a merchant's own list as it was written, others by how many products they have. */
export function orderedValues(facet: Facet): readonly Value[] {
  if (!canChooseSeveral(facet) || facetKindOf(facet.key)?.isInOrder) return facet.values;
  const sizes = facet.values.filter(({ title }) => sizeOf(title) !== null).length;
  if (sizes * 2 >= facet.values.length) return facet.values;
  // By their keys where they are alike, so that the order is the same in every language.
  return facet.values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** What the sizes of a group measure: letters, numbers without a unit, or how long, how much or how heavy a thing is; null is no size. */
export type SizeKind = 0 | 1 | 2 | 3 | 4 | null;

const plainNumber: SizeKind = 1;
const isPlainNumber = (text: string) => /^[\d\s.,x×*/–-]+$/.test(text);

/** What a value measures, by its key, which all languages share (`12-cm`), and by its title where the key is no more than numbers (`80x150`). */
function kindOf({ value, title }: Value): SizeKind {
  const texts = [value.replaceAll(/(?<=\d)-(?=\p{L})/gu, ' '), title];
  const kinds = texts.map((text) => (sizeOf(text)?.[0] ?? null) as SizeKind);
  const measured = kinds.find((kind) => kind !== null && kind !== plainNumber);
  // "3 pegs" counts something that is no measure.
  return measured ?? (texts.some(isPlainNumber) ? plainNumber : null);
}

/** The values of many sizes, by what they measure, in the order of the values; none where they are few or all of one kind. */
export function sizeGroups(facet: Facet): { kind: SizeKind; values: readonly Value[] }[] {
  if (!canChooseSeveral(facet) || facetKindOf(facet.key)?.isInOrder || facet.values.length <= firstValues + 1) return [];
  const groups = Map.groupBy(facet.values, kindOf);
  const unsized = groups.get(null)?.length ?? 0;
  if (unsized * 2 > facet.values.length || groups.size - Number(unsized > 0) < 2) return [];
  return [...groups].map(([kind, values]) => ({ kind, values })).toSorted((a, b) => (a.kind ?? Infinity) - (b.kind ?? Infinity));
}

/** The first values and the rest. What is chosen is never hidden, and no rest is so small that its button would take the room of it. */
export function splitValues(values: readonly Value[], chosen: readonly string[]): { first: readonly Value[]; rest: readonly Value[] } {
  if (values.length <= firstValues + 1) return { first: values, rest: [] };
  const isFirst = (value: Value, at: number) => at < firstValues || chosen.includes(value.value);
  return { first: values.filter(isFirst), rest: values.filter((value, at) => !isFirst(value, at)) };
}
