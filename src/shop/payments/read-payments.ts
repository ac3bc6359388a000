import type { Locale } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readSettings } from '../settings/index.ts';
import { paymentLimits, type PaymentState } from './contract.ts';
import type { Attempt, DuePayment, PaymentTraits, SetUp } from './provider.ts';
import { addedSettings, allProviders, knownProvider } from './providers.ts';
import { isOpen } from './states.ts';
import { findAttempts, findLatestAttempts } from './store.ts';

/** The state of the latest attempt at each order's payment. */
export async function paymentStatesOf(reader: Queryable, orderIds: readonly string[]): Promise<Map<string, { state: PaymentState; methodId: string }>> {
  const attempts = await findLatestAttempts(reader, orderIds);
  return new Map(attempts.map((attempt) => [attempt.orderId, { state: attempt.state, methodId: attempt.methodId }]));
}

/** A method's name in a language. */
export function paymentMethodTitle(methodId: string, locale: Locale): string {
  return knownProvider(methodId)?.title(locale) ?? methodId;
}

const plainTraits: PaymentTraits = { capturedLater: false, shipsBeforePayment: false };

/** What the life of an order depends on, of its method; null: it costs nothing. */
export function paymentTraitsOf(methodId: string | null): PaymentTraits {
  return (methodId !== null && knownProvider(methodId)?.traits) || plainTraits;
}

/** The methods by which goods are sent before the money comes. */
export function methodsShippedBeforePayment(): string[] {
  return allProviders()
    .filter(({ traits }) => traits.shipsBeforePayment)
    .map(({ id }) => id);
}

/** Text on where the shopper sends the money for an order that waits for it, in a language; empty for methods that need none. */
export function paymentInstructions(methodId: string | null, due: DuePayment, settings: SetUp, locale: Locale): { title: string; value: string }[] {
  return (methodId !== null && knownProvider(methodId)?.instructions?.(due, settings, locale)) || [];
}

/** What a shopper reads about an order that waits for this payment; empty where there is nothing to say. */
export function paymentOrderNote(methodId: string, locale: Locale): string {
  return knownProvider(methodId)?.orderNote?.(locale) ?? '';
}

/** Until when an order placed at `from` waits for a payment by this method; null: for ever. */
export function paymentDueAt(methodId: string, from: Date): Date | null {
  const windowMs = knownProvider(methodId)?.windowMs ?? null;
  return windowMs === null ? null : new Date(from.getTime() + windowMs);
}

/** Until when an order placed at `from` may wait at most, however often its method changes: the longest window there is. */
export function latestPaymentDueAt(from: Date): Date {
  return new Date(from.getTime() + Math.max(...allProviders().map(({ windowMs }) => windowMs ?? 0)));
}

/** The methods of which a shopper is reminded before an order's window closes, and how long before. */
export function reminders(): { methodId: string; leadMs: number }[] {
  return allProviders().flatMap(({ id, windowMs }) => (windowMs === null ? [] : [{ methodId: id, leadMs: Math.min(windowMs / 3, paymentLimits.reminderMs) }]));
}

/**
 * The attempts at an order's payment that its provider may know more about than the shop, by methods that report captures: open ones, and those that failed
 * where one can try again on the provider's page.
 */
export async function payableAttemptsOf(reader: Queryable, orderId: string): Promise<Attempt[]> {
  const attempts = await findAttempts(reader, orderId);
  const canBeTriedAgain = ({ state, methodId }: Attempt) => state === 'failed' && knownProvider(methodId)?.cancel !== undefined;
  return attempts.filter((attempt) => (isOpen(attempt.state) || canBeTriedAgain(attempt)) && !paymentTraitsOf(attempt.methodId).capturedLater);
}

/** What the merchant has set up about payments. */
export async function paymentSettingsOf(reader: Queryable): Promise<SetUp> {
  const [{ payments }, ofAdded] = await Promise.all([readSettings(reader), addedSettings(reader)]);
  return { ...payments, ofAdded };
}
