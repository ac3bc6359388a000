import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { editInput, editQuoteInput, editQuoteSchema, staffOrderSchema, type EditQuote, type OrderDiscount } from '../contract.ts';
import { presentOneForStaff, rightOf } from '../staff/staff-orders.ts';
import type { OrderRow } from '../store.ts';
import { editOrder, quoteEdit } from './edit-order.ts';
import type { EditPlan } from './plan-edit.ts';

const params = z.object({ id: z.string().max(64) });

/** Publishes the change of an order's lines. */
export function editRoutes(api: Api): void {
  const write = { tag: 'orders', access: 'staff', right: rightOf('edit'), method: 'POST', params } as const;
  api.operation(
    {
      ...write,
      url: '/api/admin/orders/:id/edit',
      summary: 'Change the lines of an order before it is sent; what it costs more is due, what it costs less goes back',
      body: editInput,
      data: staffOrderSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await presentOneForStaff(context, await editOrder(context, { order: id, ...body }))),
  );
  api.operation(
    {
      ...write,
      url: '/api/admin/orders/:id/edit-quote',
      summary: 'What a change of its lines would come to',
      body: editQuoteInput,
      data: editQuoteSchema,
      onlyReads: true,
    },
    async (context, { params: { id }, body }) => {
      const { order, plan } = await quoteEdit(context, { order: id, ...body });
      return presentQuote(order, plan);
    },
  );
}

function presentQuote({ currency, shippingFeeAmount, taxIncluded }: OrderRow, { lines, sums, due, back }: EditPlan): EditQuote {
  const money = (amount: number) => ({ amount, currency });
  const discounts = (some: readonly OrderDiscount[]) => some.map(({ amount, ...named }) => ({ ...named, amount: money(amount) }));
  return {
    lines: lines.map(({ row, sellable, quantity, price }, index) => ({
      lineId: row?.id ?? null,
      sku: row?.sku ?? sellable!.sku,
      title: row?.title ?? sellable!.title,
      quantity,
      price: money(price),
      total: money(sums.lines[index]!.total),
    })),
    subtotal: money(sums.subtotal),
    couponDiscounts: discounts(sums.couponDiscounts),
    promotionDiscounts: discounts(sums.promotionDiscounts),
    shippingFee: money(shippingFeeAmount),
    tax: money(sums.tax),
    taxIncluded,
    credits: money(sums.credits),
    giftCardsAmount: money(sums.giftCards),
    total: money(sums.total),
    due: money(due),
    back: money(back),
  };
}
