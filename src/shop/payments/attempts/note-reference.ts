import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt } from '../provider.ts';
import { attemptTransitions } from '../states.ts';
import { setAttemptReference } from '../store.ts';

/** Stores the provider's reference of an attempt, with its note of it; answers whether the attempt still goes on. Its state stays. */
export function noteReference(
  tx: Tx,
  { id }: Pick<Attempt, 'id'>,
  { reference, detail, at }: { reference: string; detail: Record<string, unknown>; at: Date },
): Promise<boolean> {
  return setAttemptReference(tx, id, { from: statesAllowing(attemptTransitions, 'requireAction'), reference, detail, at });
}
