import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { listReturns } from '../../index.ts';
import type { Return } from '../../contract.ts';
import type { OrderReturnsModel } from './section.tsx';

const mostReturns = 100;

/** What the page shows without a script: the order's returns, and how its plain forms stand. `known` is null where only the browser can ask. */
export type OrderReturnsData = { known: Return[] | null; asked: RejectedForm; parcel: RejectedForm; error: string | null };

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
