import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt } from '../provider.ts';
import { attemptTransitions } from '../states.ts';
import { updateAttempt } from '../store.ts';

/** Writes down what the provider calls an attempt from now on, with its note of it; answers whether it can still be captured. */
export function noteReference(
  tx: Tx,
  { id, state }: Pick<Attempt, 'id' | 'state'>,
  { reference, detail, at }: { reference: string; detail: Record<string, unknown>; at: Date },
): Promise<boolean> {
  return updateAttempt(tx, id, { from: statesAllowing(attemptTransitions, 'requireAction'), state, providerReference: reference, detail, at });
}
