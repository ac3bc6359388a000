import type { Tx } from '#kit/server/database.ts';
import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Attempt } from '../provider.ts';
import { sandboxDetail, type SandboxDetail } from './provider.ts';
import { behaviourOf, walletsFor } from './sandbox-cards.ts';
import { attemptTransitions } from '../states.ts';
import { updateAttempt, updateAttemptDetail } from '../store.ts';

/** What the form of the sandbox's page sent. */
export type SandboxForm = { card?: string | undefined; wallet?: string | undefined; outcome?: string | undefined };

/** What the sandbox makes of it. `late`: captured, but reported by webhook only. */
export type SandboxDecision = 'captured' | 'failed' | 'late' | 'secure' | 'unknownCard';

/** What the sandbox stores of an attempt. */
export function sandboxDetailOf(attempt: Attempt): SandboxDetail {
  return sandboxDetail.parse(attempt.detail);
}

/**
 * The sandbox decides, as a provider does: on its own, without looking at the shop's order. What was decided once stays;
 * null then.
 */
export async function decideSandbox(tx: Tx, attempt: Attempt, { form, at }: { form: SandboxForm; at: Date }): Promise<SandboxDecision | null> {
  const decision = decisionOf(attempt, form);
  if (decision === 'unknownCard') return decision;
  const late = decision === 'late';
  const detail: SandboxDetail =
    decision === 'secure' ? { step: 'secure', late } : { step: 'card', outcome: decision === 'failed' ? 'failed' : 'captured', late };
  if (!(await updateAttemptDetail(tx, attempt.id, { detail, unless: 'outcome', at }))) return null;
  if (late) await updateAttempt(tx, attempt.id, { from: statesAllowing(attemptTransitions, 'wait'), state: 'pending', at });
  return decision;
}

function decisionOf(attempt: Attempt, { card, wallet, outcome }: SandboxForm): SandboxDecision {
  if (sandboxDetailOf(attempt).step === 'secure' && outcome !== undefined) return outcome === 'success' ? 'captured' : 'failed';
  if (walletsFor(attempt.currency).some(({ id }) => id === wallet)) return 'captured';
  const behaviour = behaviourOf(card ?? '');
  if (behaviour === null) return 'unknownCard';
  return behaviour === 'success' ? 'captured' : behaviour === 'decline' ? 'failed' : behaviour;
}
