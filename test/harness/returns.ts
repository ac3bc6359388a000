/** Returns for tests: orders in the states that they are asked for in, and the calls that bring them along. */
import { systemContext } from '#kit/server/context.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { deliverOrder, shipOrder } from '#shop/orders/ship/index.ts';
import type { ApiAnswer, TestApp } from './app.ts';
import { placeTestOrder, staffContext, type TestOrder } from './orders.ts';
import type { TestVariant } from './products.ts';

/** How far an order is brought. */
export type OrderStage = 'unpaid' | 'paid' | 'shipped' | 'delivered';

const stages: readonly OrderStage[] = ['unpaid', 'paid', 'shipped', 'delivered'];

/** An order of a guest, paid by bank transfer, as far as `stage`. */
export async function orderAt(shop: TestApp, variant: TestVariant, stage: OrderStage, more: Parameters<typeof placeTestOrder>[2] = {}): Promise<TestOrder> {
  const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', ...more });
  await bring(shop, order.orderId, stage);
  return order;
}

/** Brings a placed order as far as `stage`. */
export async function bring(shop: TestApp, orderId: string, stage: OrderStage): Promise<void> {
  const context = await staffContext(shop);
  const reached = stages.indexOf(stage);
  if (reached >= 1) await markPaid(context, { order: orderId });
  if (reached >= 2) await shipOrder(context, { order: orderId, expressName: 'Cormorant', expressNumber: 'CM-1' });
  if (reached >= 3) await deliverOrder(context, { order: orderId });
}

/** Says where goods are sent back to. */
export async function setReturnAddress(shop: TestApp): Promise<void> {
  const context = systemContext(shop.host, { name: 'test' });
  await context.transaction((tx) =>
    writeSettings(
      tx,
      'returns',
      {
        consignee: { en: 'Returns desk', zh: '退货组' },
        contactNumber: '+44 1632 960152',
        detailedAddress: { en: '3 Beck Lane, Aldermoor', zh: '榆野贝克巷 3 号' },
      },
      context.now(),
    ),
  );
}

/** Calls of an order's own shopper about returns. */
export function returnsOf(order: Pick<TestOrder, 'client' | 'orderNo'>) {
  const post = (path: string, body: object): Promise<ApiAnswer> => order.client.post(`/api/web/return/${path}`, body);
  return {
    /** The order's lines, in order. */
    lineIds: async (): Promise<string[]> =>
      (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.products.map((line: { lineId: string }) => line.lineId),
    quote: (body: object) => post('quote', { orderNo: order.orderNo, ...body }),
    apply: (body: object) => post('apply', { orderNo: order.orderNo, applyDescription: 'Too small', ...body }),
    detail: (returnNo: string) => post('detail', { returnNo }),
    cancel: (returnNo: string) => post('cancel', { returnNo }),
    logistics: (returnNo: string) => post('logistics', { returnNo, logisticsCompany: 'Sparrow', logisticsNumber: 'SP-9' }),
  };
}
