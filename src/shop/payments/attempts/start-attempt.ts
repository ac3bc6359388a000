import { statesAllowing } from '#kit/pure/transitions.ts';
import type { Context } from '#kit/server/context.ts';
import type { StartedPayment } from '../contract.ts';
import type { Attempt, ShipTo } from '../provider.ts';
import { knownProvider } from '../providers.ts';
import { attemptTransitions } from '../states.ts';
import { findAttempt, setPaymentState, updateAttempt } from '../store.ts';

/** Starts an attempt at its provider (outside of any transaction) and stores the shopper's next step. `shipTo`: where the goods go, null where nothing is sent. */
export async function startAttempt(context: Context, attempt: Attempt, shipTo: ShipTo | null): Promise<StartedPayment> {
  const provider = knownProvider(attempt.methodId);
  if (!provider) throw new Error(`no provider ${attempt.methodId}`);
  const { state, action, providerReference, detail } = await provider.start(context, attempt, shipTo);
  const unchanged = state === attempt.state && providerReference === attempt.providerReference && detail === undefined;
  if (unchanged) return { state, action };
  const ended = await context.transaction(async (tx) => {
    const at = context.now();
    const moved = await updateAttempt(tx, attempt.id, {
      from: statesAllowing(attemptTransitions, state === 'pending' ? 'wait' : 'requireAction'),
      state,
      action,
      providerReference,
      at,
      ...(detail ? { detail } : {}),
    });
    if (moved) await setPaymentState(tx, attempt.orderId, { state, at });
    return moved ? null : findAttempt(tx, { id: attempt.id });
  });
  if (!ended) return { state, action };
  // While the provider was asked, the attempt ended: what was begun there is not left behind.
  if (ended.state === 'cancelled') await provider.cancel?.(context, { ...ended, providerReference });
  return { state: ended.state, action: { type: 'none' } };
}
