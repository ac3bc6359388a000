import { randomBytes } from 'node:crypto';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import { newId } from '#kit/server/ids.ts';
import { recordActivity, shopperOf } from '../../accounts/index.ts';
import { attachUploads } from '../../media/uploads/index.ts';
import { findOrderIdForStaff, findOwnOrder } from '../../orders/index.ts';
import { holdForReturn, type ReturnableOrder } from '../../orders/returns/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { ApplyReturnInput, OpenReturnInput } from '../contract.ts';
import { requoteForUpdate, unitsOf } from './requote.ts';
import { recordReturnEvent } from '../transition-return.ts';
import { planReturn, type ReturnPlan } from './plan-return.ts';
import { returnNumber } from '../rules.ts';
import { findReturn, insertReturn, insertReturnImages, insertReturnLines, type ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

const mostNumbersTried = 5;

/**
 * The shopper asks for a return of units of their order. The units are counted as being returned from now on, and
 * those that were not sent stay in the house until it is decided. What goes back is quoted under the order's lock, so that
 * returns asked for at the same time never exceed what was bought or paid.
 * @throws notFound (404), invalidInput (40), and what `planReturn` refuses (41)
 */
export async function applyForReturn(context: Context, input: ApplyReturnInput): Promise<ReturnRow> {
  const { id } = await findOwnOrder(context, context.db, input);
  return context.transaction(async (tx) => {
    const row = await openReturn(tx, context, { orderId: id, input });
    const { accountId, returnNo } = row;
    if (accountId !== null && context.caller.kind === 'user') await recordActivity(tx, context, { accountId, kind: 'returnApplied', detail: { returnNo } });
    return row;
  });
}

/**
 * Staff open a return for the shopper, who is notified as if it were their own.
 * @throws as `applyForReturn`
 */
export async function openReturnByStaff(context: Context, { order, ...input }: { order: string } & OpenReturnInput): Promise<ReturnRow> {
  const orderId = await findOrderIdForStaff(context.db, { order });
  return context.transaction(async (tx) => {
    const row = await openReturn(tx, context, { orderId, input: { ...input, images: [] } });
    await recordAction(tx, context, {
      action: 'order.open-return',
      subject: row.orderNo,
      about: { orderNo: row.orderNo },
      detail: { returnNo: row.returnNo, applyType: input.applyType },
    });
    return row;
  });
}

type Asked = OpenReturnInput & Pick<ApplyReturnInput, 'images'>;

async function openReturn(tx: Tx, context: Context, { orderId, input }: { orderId: string; input: Asked }): Promise<ReturnRow> {
  const of = await requoteForUpdate(tx, context, orderId);
  if (!of) throw new ShopError(notFound);
  const plan = await planReturn(context, tx, { of, wanted: input });
  if (input.refundTo === 'credits' && (of.order.accountId === null || (context.caller.kind !== 'user' && context.caller.kind !== 'staff')))
    throw fieldError('refundTo', m.returns_credits_need_account({}, { locale: context.locale }));
  const row = await insert(tx, context, { of, plan, input });
  await attachImages(tx, context, { returnId: row.id, ids: [...new Set(input.images)] });
  await holdForReturn(tx, context, of.order, unitsOf(plan.lines));
  await recordReturnEvent(tx, context, { row, event: 'applied', reason: input.applyDescription });
  await notifyShopper(tx, context, { row, event: 'applied' });
  return row;
}

async function insert(tx: Tx, context: Context, { of, plan, input }: { of: ReturnableOrder; plan: ReturnPlan; input: Asked }): Promise<ReturnRow> {
  const at = context.now();
  const id = newId(at.getTime());
  const { total, shipping } = plan.quote;
  const values = {
    id,
    orderId: of.order.id,
    applyType: input.applyType,
    applyDescription: input.applyDescription,
    refundTo: input.applyType === 'exchange' ? ('source' as const) : input.refundTo,
    quoteAmount: total,
    shippingAmount: shipping,
    refundAmount: total,
    appliedAt: at,
    updatedAt: at,
  };
  for (let tried = 0; tried < mostNumbersTried; tried += 1) {
    if (!(await insertReturn(tx, { ...values, returnNo: returnNumber(at, randomBytes(6)) }))) continue;
    await insertReturnLines(tx, id, plan.lines);
    return (await findReturn(tx, { id }))!;
  }
  throw new Error('no free return number');
}

async function attachImages(tx: Tx, context: Context, { returnId, ids }: { returnId: string; ids: readonly string[] }): Promise<void> {
  if (ids.length === 0) return;
  const shopper = shopperOf(context);
  const { locale } = context;
  // A visitor without a cookie has sent no pictures.
  if (!shopper) throw invalidField('images', locale);
  await attachUploads(tx, context, { ids, purpose: 'return', shopper });
  await insertReturnImages(tx, returnId, ids);
}
