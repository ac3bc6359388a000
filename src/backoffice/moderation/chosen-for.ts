/** Pure: which of the chosen contributions a decision is for. */
import type { Contribution } from './contribution.ts';

/** What is decided about many at once. */
export type BulkDecision = 'approve' | 'refuse';

/** Those that allow it as they stand. */
export function chosenFor<One extends Pick<Contribution, 'actions'>>(chosen: readonly One[], decision: BulkDecision): One[] {
  return chosen.filter(({ actions }) => actions.includes(decision));
}
