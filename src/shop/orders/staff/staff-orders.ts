import { hasRight, type StaffRight } from '#kit/pure/staff-rights.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { readInBatches } from '#kit/server/lists/read-in-batches.ts';
import { paymentMethodTitle, readPaymentHistory } from '../../payments/index.ts';
import type { PaymentHistory } from '../../payments/contract.ts';
import type { mentionStates, Order, StaffOrder } from '../contract.ts';
import { byRef, type OrderRef } from './load-staff-order.ts';
import { presentOrders, presentWith, readAround } from '../show/present-order.ts';
import { readSurpluses, type Surplus } from '../refund/read-surpluses.ts';
import { staffActionsFor } from '../rules.ts';
import { stateAfter } from '../states.ts';
import { readSettings } from '../../settings/index.ts';
import { staffNameOf } from '../../staff/index.ts';
import { findOrdersAfter, searchOrders, type OrderSearch, type OrderSort } from '../show/store-search.ts';
import { findOrder, type OrderRow } from '../store.ts';
import { presentNotes } from './present-notes.ts';
import { factsOf } from '../transition-order.ts';

/** Whatever moves money or ends an order needs the right to do so. */
export function rightOf(action: string): StaffRight {
  return ['ship', 'deliver', 'note', 'note-edit', 'note-delete', 'tags', 'address', 'resend'].includes(action) ? 'write:orders' : 'write:refunds';
}

/** Orders as this member of staff sees them. */
export async function presentForStaff(context: Context, orders: readonly OrderRow[]): Promise<StaffOrder[]> {
  const ids = orders.map((order) => order.id);
  const [around, surpluses, notes] = await Promise.all([readAround(context, context.db, orders), readSurpluses(context.db, ids), presentNotes(context, ids)]);
  const presented = presentWith(context, orders, around);
  return orders.map((order, index) => {
    const { timeline, ...rest } = presented[index]!;
    const mine = around.events.filter((event) => event.orderId === order.id);
    const facts = factsOf(
      order,
      around.shipments.filter((shipment) => shipment.orderId === order.id),
    );
    const surplus = surpluses.filter((one) => one.orderId === order.id);
    const actions = [...staffActionsFor(facts)];
    if (surplus.length > 0) actions.push('settle-surplus');
    return {
      ...rest,
      id: order.id,
      lang: order.lang,
      accountId: order.accountId,
      market: order.market,
      tags: order.tags,
      notes: notes.get(order.id) ?? [],
      timeline: timeline.map((entry, at) => ({ ...entry, actor: { kind: mine[at]?.actorKind ?? '', name: mine[at]?.actorName ?? '' } })),
      hold: order.heldAt && { at: order.heldAt.toISOString(), note: order.heldNote },
      editable: mayDo(context, 'edit') && !order.agreed && stateAfter(facts, 'edit') !== null && !rest.refunds.some(({ creditNote }) => creditNote !== null),
      surpluses: surplus.map((one) => presentSurplus(one, context.locale)),
      actions: actions.filter((action) => mayDo(context, action) && (action !== 'ship' || (order.heldAt === null && hasSendable(rest)))),
    };
  });
}

function presentSurplus({ id, amount, currency, at, source, ways }: Surplus, locale: Context['locale']): StaffOrder['surpluses'][number] {
  return { id, amount: { amount, currency }, title: source ? paymentMethodTitle(source.methodId, locale) : '', at: at.toISOString(), ways };
}

/** Whether something is left to send that no return withholds, and that does not wait for stock. */
function hasSendable({ products }: Pick<StaffOrder, 'products'>): boolean {
  return products.some((line) => line.sendable > 0);
}

function mayDo({ caller }: Context, action: StaffOrder['actions'][number] | 'edit'): boolean {
  return caller.kind === 'staff' && hasRight(caller.rights, rightOf(action));
}

/** One order as this member of staff sees it. */
export async function presentOneForStaff(context: Context, order: OrderRow): Promise<StaffOrder> {
  const [presented] = await presentForStaff(context, [order]);
  return presented!;
}

/**
 * An order by its id or number.
 * @throws notFound (404)
 */
export async function readOrderForStaff(context: Context, ref: OrderRef): Promise<StaffOrder> {
  const order = await findOrder(context.db, byRef(ref));
  if (!order) throw new ShopError(notFound);
  return presentOneForStaff(context, order);
}

/**
 * What happened to an order's payment: attempts, refunds, webhooks.
 * @throws notFound (404)
 */
export async function readOrderPayments(context: Context, ref: OrderRef): Promise<PaymentHistory> {
  const order = await findOrder(context.db, byRef(ref));
  if (!order) throw new ShopError(notFound);
  return readPaymentHistory(context, order);
}

const nobody = '00000000-0000-0000-0000-000000000000';

type StaffOrderFilter = Omit<OrderSearch, 'mentions'> & { mentioned?: (typeof mentionStates)[number] | undefined };

/** A page of all orders. */
export async function listOrdersForStaff(
  context: Context,
  { page, size, sort, filter }: { page: number; size: number; sort: OrderSort; filter: StaffOrderFilter },
): Promise<{ items: StaffOrder[]; total: number; page: number; size: number }> {
  const search = await searchOf(context, filter);
  if (!search) return { items: [], total: 0, page, size };
  const { rows, total } = await searchOrders(context.db, search, { page, size, sort });
  return { items: await presentForStaff(context, rows), total, page, size };
}

/** All orders that a filter leaves, oldest first, so many at a time, as their shoppers see them. */
export async function* readOrdersInBatches(context: Context, filter: StaffOrderFilter, most: number): AsyncGenerator<Order[]> {
  const search = await searchOf(context, filter);
  if (!search) return;
  const batches = readInBatches<OrderRow>(most, (last) => findOrdersAfter(context.db, search, { after: last?.id ?? null, most }));
  for await (const rows of batches) yield await presentOrders(context, context.db, rows);
}

/** What is searched for; null where nothing can be found. */
async function searchOf(context: Context, { mentioned, ...others }: StaffOrderFilter): Promise<OrderSearch | null> {
  if ([others.sameCustomerAs, others.accountId, ...(others.ids ?? [])].some((id) => id !== undefined && !isId(id))) return null;
  const { shop } = await readSettings(context.db);
  const mentions = mentioned === undefined ? undefined : { staffId: staffNameOf(context)?.id ?? nobody, isNew: mentioned === 'new' };
  return { ...others, mentions, timeZone: shop.timeZone };
}
