import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { listReturns } from '../../index.ts';
import type { OrderReturnsData, OrderReturnsModel } from './data.ts';

const mostReturns = 100;

/** Loads them for a guest's page; pages of the account are made by scripts. */
export async function loadOrderReturns({ context, model, refused }: SectionScope<OrderReturnsModel>): Promise<Loaded<OrderReturnsData>> {
  const forms = {
    asked: rejectedForm('return', refused),
    parcel: rejectedForm('return-parcel', refused),
    error: refused?.form === 'return-cancel' ? refused.message : null,
  };
  if ('products' in model || model.initial === null) return { data: { known: null, ...forms }, tags: [] };
  const { items } = await listReturns(context, { orderNo: model.orderNo, page: 1, size: mostReturns });
  return { data: { known: items, ...forms }, tags: [] };
}
