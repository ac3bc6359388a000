import { isStorable } from '#kit/pure/storable-text.ts';
import type { Context } from '#kit/server/context.ts';
import type { Attempt } from '../../payments/index.ts';
import { findPaymentAttempt } from '../../payments/attempts/index.ts';
import { decideSandbox, sandboxDetailOf, type SandboxDecision, type SandboxForm } from '../../payments/sandbox/index.ts';
import { confirmPayment } from './confirm-payment.ts';
import { sandboxWebhook } from '../job-kinds.ts';

// A real provider's webhook takes a moment as well, and comes whether or not the browser returns.
const webhookDelayMs = 3_000;

/** Where the sandbox's page stands: to be filled in, or decided. */
export type SandboxStand = { attempt: Attempt; step: 'card' | 'secure' } & ({ decided: false } | { decided: true; paid: boolean });

/** The attempt behind an address of the sandbox's page; null for an unknown one. */
export async function readSandbox(context: Context, reference: string): Promise<SandboxStand | null> {
  const attempt =
    context.config.sandboxPayments && isStorable(reference)
      ? await findPaymentAttempt(context.db, { methodId: 'sandbox', providerReference: reference })
      : null;
  if (!attempt) return null;
  const { step, outcome } = sandboxDetailOf(attempt);
  return outcome ? { attempt, step, decided: true, paid: outcome === 'captured' } : { attempt, step, decided: false };
}

/**
 * The shopper sends the sandbox's form. The sandbox stores its decision and has its webhook sent; except for the late
 * card the shop is notified at once, as when a browser returns from a provider.
 */
export async function payInSandbox(context: Context, attempt: Attempt, form: SandboxForm): Promise<SandboxDecision | null> {
  const at = context.now();
  const decision = await context.transaction(async (tx) => {
    const decided = await decideSandbox(tx, attempt, { form, at });
    const isNotified = decided === 'captured' || decided === 'failed' || decided === 'late';
    if (isNotified) await context.enqueue(tx, sandboxWebhook, { attemptId: attempt.id }, { startAfter: new Date(at.getTime() + webhookDelayMs) });
    return decided;
  });
  if (decision === 'captured' || decision === 'failed') {
    const decided = await findPaymentAttempt(context.db, { id: attempt.id });
    if (decided) await confirmPayment(context, decided);
  }
  return decision;
}
