/** Many lengths of a facet in ranges, each of which is one choice. */
import * as m from '#messages';
import type { Facet } from '../../contract.ts';
import { facetKindOf } from '../../facets/registry.ts';
import { sizeOf } from '../../lists/size-order.ts';
import { canChooseSeveral, firstValues, orderedValues, sizeGroups } from './shown-facets.ts';

type Value = Facet['values'][number];

/** Where ranges of lengths begin and end, in centimetres. */
const lengthBounds = [0, 10, 20, 30, 40, 60, 80, 100, 150, 200, Infinity];
const isLength = 2;

/** A range of lengths in centimetres, the latter not in it, and its values. */
export type LengthSpan = { from: number; to: number; values: readonly Value[] };

/** The values of many lengths in ranges of their longest side; none where they are few, in one range, or not lengths alone. */
export function lengthSpans(facet: Facet, values: readonly Value[]): LengthSpan[] {
  if (!canChooseSeveral(facet) || facetKindOf(facet.key)?.isInOrder || values.length <= firstValues + 1) return [];
  const lengthOf = ({ title }: Value) => {
    const [kind, ...amounts] = sizeOf(title) ?? [null];
    return kind === isLength ? Math.max(...amounts) : null;
  };
  if (values.some((value) => lengthOf(value) === null)) return [];
  const spans = Map.groupBy(values, (value) => lengthBounds.findLastIndex((bound) => bound <= lengthOf(value)!));
  if (spans.size < 2) return [];
  return [...spans].toSorted(([a], [b]) => a - b).map(([at, within]) => ({ from: lengthBounds[at]!, to: lengthBounds[at + 1]!, values: within }));
}

/** What a range is called. */
export function spanTitle({ from, to }: LengthSpan): string {
  if (from === 0) return m.list_length_below({ to });
  return to === Infinity ? m.list_length_above({ from }) : m.list_length_between({ from, to });
}

/** The ranges of a facet all of whose values, more than one, are chosen. */
export function chosenSpans(facet: Facet, chosen: readonly string[]): LengthSpan[] {
  const groups = sizeGroups(facet);
  const lists = groups.length > 0 ? groups.map(({ values }) => values) : [orderedValues(facet)];
  return lists.flatMap((values) => lengthSpans(facet, values)).filter(({ values }) => values.length > 1 && values.every(({ value }) => chosen.includes(value)));
}
