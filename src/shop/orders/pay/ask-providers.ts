import type { Context } from '#kit/server/context.ts';
import { payableAttemptsOf } from '../../payments/attempts/index.ts';
import { confirmPayment } from './confirm-payment.ts';

/**
 * Asks what became of an order's attempts that may be paid yet and takes the answers in; whether there is something to wait for. `away`: providers that
 * could not be reached lately and are not asked again.
 */
export async function askProviders(context: Context, orderId: string, away: Set<string>): Promise<boolean> {
  let waits = false;
  for (const attempt of await payableAttemptsOf(context.db, orderId)) {
    if (away.has(attempt.methodId)) {
      waits = true;
      continue;
    }
    try {
      if ((await confirmPayment(context, attempt)) === 'waits') waits = true;
    } catch (error) {
      away.add(attempt.methodId);
      waits = true;
      context.log.warn({ err: error, attempt: attempt.id }, 'a provider could not be asked about a payment whose window closes');
    }
  }
  return waits;
}
