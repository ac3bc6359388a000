/** Pure: what is impossible about a tax rate beside the others. */
import { rangesOverlap } from './rules-postal.ts';

type Rate = { id?: string; country: string; region: string | null; postalFrom: string | null; postalTo: string | null; taxClass: string };

/** A field of a rate with what is wrong about it; `range`: the other rate's postal codes. */
export type RateError = {
  field: 'region' | 'postalFrom' | 'postalTo';
  what: 'bothEnds' | 'unequalEnds' | 'endBeforeStart' | 'taken' | 'overlaps';
  range?: string;
};

/** What is wrong with a rate's range of postal codes by itself; null where nothing is. */
export function rangeError({ postalFrom: from, postalTo: to }: Pick<Rate, 'postalFrom' | 'postalTo'>): RateError | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) return { field: from === null ? 'postalFrom' : 'postalTo', what: 'bothEnds' };
  if (from.length !== to.length) return { field: 'postalTo', what: 'unequalEnds' };
  return to < from ? { field: 'postalTo', what: 'endBeforeStart' } : null;
}

/** Whether another rate claims the same place and class already; null where none does. */
export function overlapError(rate: Rate, others: readonly Rate[]): RateError | null {
  for (const other of others) {
    if (other.id === rate.id || other.country !== rate.country || other.region !== rate.region || other.taxClass !== rate.taxClass) continue;
    if (rate.postalFrom === null || rate.postalTo === null) {
      if (other.postalFrom === null) return { field: 'region', what: 'taken' };
      continue;
    }
    if (other.postalFrom === null || other.postalTo === null) continue;
    if (rangesOverlap({ from: rate.postalFrom, to: rate.postalTo }, { from: other.postalFrom, to: other.postalTo }))
      return { field: 'postalFrom', what: 'overlaps', range: `${other.postalFrom}–${other.postalTo}` };
  }
  return null;
}
