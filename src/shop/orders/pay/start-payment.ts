import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { latestPaymentDueAt, offeredProvider, paymentDueAt, paymentSettingsOf, paymentTraitsOf, type Attempt } from '../../payments/index.ts';
import { beginAttempt, startAttempt } from '../../payments/attempts/index.ts';
import { meansOfPaying, readMethodId } from '../../payments/cards/index.ts';
import type { StartedPayment } from '../../payments/contract.ts';
import { dueOf, isOpen, orderNotPayable, paymentMethodUnavailable } from '../contract.ts';
import { findOwnOrder, type OwnOrder } from '../show/find-own-order.ts';
import { askedUntil, paysRest, shopperActionsFor } from '../rules.ts';
import { loadOrderForUpdate, updateLocked, type OrderRow } from '../store.ts';
import { readFacts } from '../transition-order.ts';

/**
 * Starts (or continues) the payment of an order by a method; the method of an unpaid order may change. What there is
 * to do next is in `action`. An order that is paid already answers `captured`, unless it costs more since staff changed it: then
 * that is paid. With `saveCard` a card that pays is kept for the account that asks, where cards are kept.
 * @throws notFound (404), orderNotPayable (41), paymentMethodUnavailable (41)
 */
export async function startPayment(
  context: Context,
  { methodId: chosen, saveCard = false, ...own }: OwnOrder & { methodId: string; saveCard?: boolean | undefined },
): Promise<StartedPayment> {
  const order = await findOwnOrder(context, context.db, own);
  if (isPaid(order)) return { state: 'captured', action: { type: 'none' } };
  const { methodId, cardId } = readMethodId(chosen);
  const provider = offeredProvider(context.config, methodId);
  const sale = { total: dueOf(order), currency: order.currency, country: order.address?.country ?? null, atDoor: order.address !== null };
  if (!provider || !isFor(order, provider) || !(provider.accepts?.(sale, await paymentSettingsOf(context.db)) ?? true))
    throw new ShopError(paymentMethodUnavailable);
  const means = await meansOfPaying(context, { methodId, cardId, saveCard });
  if (!means) throw new ShopError(paymentMethodUnavailable);
  const attempt = await context.transaction(async (tx) => {
    const locked = await loadOrderForUpdate(tx, { id: order.id });
    if (!locked || isPaid(locked)) return null;
    await assertPayable(tx, context, locked);
    return begin(tx, context, { order: locked, methodId: provider.id, detail: means });
  });
  return attempt ? startAttempt(context, attempt, shipToOf(order)) : { state: 'captured', action: { type: 'none' } };
}

/** Starts the attempt that an order was placed with; after the transaction. @throws what its provider throws */
export const startFirstAttempt = (context: Context, attempt: Attempt, order: Pick<OrderRow, 'address'>): Promise<StartedPayment> =>
  startAttempt(context, attempt, shipToOf(order));

const isPaid = (order: OrderRow) => order.payStatus === 'paid' && order.dueAmount === 0;

/** Whether a method takes what is to be paid now. */
const isFor = (order: OrderRow, { id, traits }: { id: string; traits: ReturnType<typeof paymentTraitsOf> }) =>
  order.payStatus === 'unpaid' || paysRest({ id, ...traits }, order.paymentMethodId);

async function assertPayable(tx: Tx, context: Context, order: OrderRow): Promise<void> {
  const overdue = order.payStatus === 'unpaid' && order.paymentDueAt !== null && order.paymentDueAt <= context.now();
  const payable =
    order.payStatus === 'unpaid' && paymentTraitsOf(order.paymentMethodId).shipsBeforePayment
      ? isOpen(order) && order.shipped === 'none'
      : shopperActionsFor(await readFacts(tx, order)).includes('pay');
  if (overdue || !payable) throw new ShopError(orderNotPayable);
}

async function begin(
  tx: Tx,
  context: Context,
  { order, methodId, detail }: { order: OrderRow; methodId: Attempt['methodId']; detail: Record<string, unknown> },
): Promise<Attempt> {
  const at = context.now();
  // What paid the first part stays the order's method.
  if (order.paymentMethodId !== methodId && order.payStatus === 'unpaid')
    await updateLocked(tx, order, { paymentMethodId: methodId, paymentDueAt: dueAfterChange(order, methodId, at) }, at);
  return beginAttempt(tx, context, {
    orderId: order.id,
    methodId,
    amount: dueOf(order),
    detail: order.payStatus === 'unpaid' ? detail : { ...detail, rest: true },
    checkoutId: order.payStatus === 'unpaid' ? order.checkoutId : null,
  });
}

/** Where the goods go, as payment providers receive it. */
function shipToOf({ address: to }: Pick<OrderRow, 'address'>): Parameters<typeof startAttempt>[2] {
  if (!to) return null;
  const { country, province, city, postalCode, address, apartment } = to;
  return { name: `${to.firstName} ${to.lastName}`.trim(), country, province, city, postalCode, address, apartment };
}

/** Where the payment was asked for, its day stays but for what is paid at the door. Else a new method gets its own window, but switching back and forth never holds goods for longer than the most patient method would. */
function dueAfterChange(order: OrderRow, methodId: string, at: Date): Date | null {
  const due = paymentDueAt(methodId, at);
  if (due !== null && order.paymentAskedAt !== null) return askedUntil(order.paymentAskedAt);
  const latest = latestPaymentDueAt(order.placedAt);
  return due && due > latest ? latest : due;
}
