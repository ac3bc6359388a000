import type { ExtensionEvent } from 'vitrine/extension';
import { insertPoints, undoOrder } from './store.ts';
import type { Loyalty } from './settings.ts';

const dayMs = 24 * 3_600_000;

/** Points of an order's goods: whole ones only. `amount` is minor units, of which a unit has 100 here. */
export const pointsOf = (amount: number, pointsPerUnit: number): number => Math.floor((amount * pointsPerUnit) / 100);

/** When points end that are earned at a time. */
export const endOf = (at: Date, { settings }: Loyalty): Date => new Date(at.getTime() + settings.expireAfterDays * dayMs);

/** Writes points for a paid order of an account. Told twice, it writes once. */
export async function earnPoints(context: Loyalty, event: ExtensionEvent): Promise<void> {
  const order = await context.shop.order(String(event.data['orderId']));
  if (!order?.accountId) return;
  const { id: orderId, accountId } = order;
  const points = pointsOf(order.subtotalAmount, context.settings.pointsPerUnit);
  if (points === 0) return;
  const row = { orderId, accountId, points, note: '', earnedAt: event.at, expiresAt: endOf(event.at, context) };
  await context.transaction((tx) => insertPoints(tx, row));
}

/** A cancelled order earns nothing, and what was spent on it comes back. Told twice, it does so once. */
export async function undoPoints(context: Loyalty, event: ExtensionEvent): Promise<void> {
  await context.transaction(async (tx) => {
    const spent = await undoOrder(tx, String(event.data['orderId']));
    if (!spent) return;
    const { accountId, points } = spent;
    await insertPoints(tx, { orderId: null, accountId, points, note: '', earnedAt: event.at, expiresAt: endOf(event.at, context) });
  });
}
