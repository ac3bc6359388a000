import type { ExtensionEvent } from 'vitrine/extension';
import { insertPoints } from './store.ts';
import type { Loyalty } from './settings.ts';

const dayMs = 24 * 3_600_000;

/** Points of an order's goods: whole ones only. `amount` is minor units, of which a unit has 100 here. */
export const pointsOf = (amount: number, pointsPerUnit: number): number => Math.floor((amount * pointsPerUnit) / 100);

/** Writes points for a paid order of an account. Told twice, it writes once. */
export async function earnPoints(context: Loyalty, event: ExtensionEvent): Promise<void> {
  const order = await context.shop.order(String(event.data['orderId']));
  if (!order?.accountId) return;
  const { accountId } = order;
  const points = pointsOf(order.subtotalAmount, context.settings.pointsPerUnit);
  if (points === 0) return;
  const expiresAt = new Date(event.at.getTime() + context.settings.expireAfterDays * dayMs);
  await context.transaction((tx) => insertPoints(tx, { orderId: order.id, accountId, points, earnedAt: event.at, expiresAt }));
}
