import { announce } from '#kit/server/events/announce.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { emitShopEvent } from '#kit/server/events/shop-events.ts';
import { actorOf } from '../orders/returns/index.ts';
import { recordAction } from '../staff/index.ts';
import { isRunning, returnActionNotAllowed, returnOnItsWay, type ReturnEvent } from './contract.ts';
import { stateAfter, type ReturnFacts, type ReturnTransition } from './states.ts';
import { findReturn, insertReturnEvent, updateReturn, type ReturnChange, type ReturnRow } from './store.ts';

/** What a return's transitions depend on. */
export function factsOf(row: Pick<ReturnRow, 'applyType' | 'status' | 'auditStatus' | 'sentAt' | 'receivedAt'>): ReturnFacts {
  return { applyType: row.applyType, status: row.status, auditStatus: row.auditStatus, sent: row.sentAt !== null, received: row.receivedAt !== null };
}

/**
 * Rejects a transition that the return does not allow now.
 * @throws returnActionNotAllowed (41), returnOnItsWay (41)
 */
export function ensureTransition(row: ReturnRow, transition: ReturnTransition): { status: ReturnRow['status']; auditStatus: ReturnRow['auditStatus'] } {
  const to = stateAfter(factsOf(row), transition);
  if (to) return to;
  const tooLate = transition === 'cancel' && isRunning(row) && (row.sentAt !== null || row.receivedAt !== null);
  throw new ShopError(tooLate ? returnOnItsWay : returnActionNotAllowed);
}

/** A transition and what is written with it. */
export type ReturnStep = { transition: ReturnTransition; event: ReturnEvent; reason?: string; detail?: Record<string, unknown>; set?: ReturnChange };

/**
 * The one place where a return changes its state: checks the transition against the table, writes it on the condition that the
 * return still is as it was read, writes the event and notifies open pages. The caller holds the lock of the return's order.
 * @throws returnActionNotAllowed (41), returnOnItsWay (41); nothing is changed then
 */
export async function transitionReturn(
  tx: Tx,
  context: Context,
  row: ReturnRow,
  { transition, event, set = {}, reason = '', detail = {} }: ReturnStep,
): Promise<ReturnRow> {
  const to = ensureTransition(row, transition);
  const at = context.now();
  const isOver = !isRunning(to);
  if (!(await updateReturn(tx, row, { to, set: { ...set, ...(isOver ? { closedAt: at } : {}) }, at }))) throw new ShopError(returnActionNotAllowed);
  const changed = (await findReturn(tx, { id: row.id }))!;
  await recordReturnEvent(tx, context, { row: changed, event, reason, detail });
  await recordAction(tx, context, { action: `return.${transition}`, subject: row.returnNo, detail: { reason, ...detail } });
  return changed;
}

/** What concerns nobody outside of the shop. */
const silent: readonly ReturnEvent[] = ['reminded', 'requoted', 'lowered', 'shippingMoved'];

/** Writes what happened to a return, by whom and why; on commit the shopper's open pages and the merchant's webhooks are notified. */
export async function recordReturnEvent(
  tx: Tx,
  context: Context,
  {
    row,
    event,
    reason = '',
    detail = {},
  }: {
    row: Pick<ReturnRow, 'id' | 'returnNo' | 'orderNo' | 'accountId' | 'guestId' | 'status' | 'auditStatus'>;
    event: ReturnEvent;
    reason?: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  const at = context.now();
  const eventId = newId(at.getTime());
  await insertReturnEvent(tx, { id: eventId, returnId: row.id, event, ...actorOf(context), reason, detail, at });
  const to = row.accountId ? { accountId: row.accountId } : row.guestId ? { guestId: row.guestId } : null;
  const { returnNo, orderNo, status, auditStatus } = row;
  if (to) await announce(tx, { kind: 'socket', to, frame: { type: 'return.changed', data: { returnNo, orderNo, status, auditStatus } } });
  if (!silent.includes(event))
    await emitShopEvent(tx, context, {
      id: eventId,
      type: `return.${event}`,
      data: { returnId: row.id, returnNo, orderNo, event, status, auditStatus, ...detail },
    });
}
