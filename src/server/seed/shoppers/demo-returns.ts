/** What the demo shop's shoppers and staff do with returns. */
import { readOrder } from '#shop/orders/index.ts';
import {
  applyForReturn,
  approveReturn,
  cancelReturn,
  exchangeGoods,
  receiveGoods,
  refundReturn,
  refuseReturn,
  rejectGoods,
  reportLogistics,
  returnsSlice,
} from '#shop/returns/index.ts';
import type { ReturnAct } from './demo-orders.ts';
import type { Acting, DemoPerson } from './demo-person.ts';

type Act = (person: DemoPerson, acting: Acting) => Promise<unknown>;

/** One unit of the first line comes back; an exchange is for the same. */
const apply =
  (applyType: 'returnRefund' | 'exchange' | 'refundOnly'): Act =>
  async ({ own }, acting) => {
    const { orderNo, words } = acting;
    const [line] = (await readOrder(own, { orderNo })).products;
    const lines = [{ lineId: line!.lineId, quantity: 1, ...(applyType === 'exchange' ? { exchangeSku: line!.sku } : {}) }];
    const applied = await applyForReturn(own, { orderNo, lines, applyType, applyDescription: words, images: [], refundTo: 'source' });
    acting.returnNo = applied.returnNo;
  };

const ref = ({ returnNo = '' }: Acting) => ({ return: returnNo });
const parcel = { name: 'UPS', number: (acting: Acting) => `1Z${acting.orderNo.replace('-', '')}` };

/** The clock's own job ends what waited too long. */
const expire: Act = async ({ shop }) => {
  const job = returnsSlice.jobs?.find((one) => one.name === 'return.expire');
  await job?.run(shop, {} as never);
};

/** The actions. */
export const returnActs: Readonly<Record<ReturnAct, Act>> = {
  returnRefund: apply('returnRefund'),
  exchange: apply('exchange'),
  refundOnly: apply('refundOnly'),
  approveReturn: ({ shop }, acting) => approveReturn(shop, { ...ref(acting), reason: '' }),
  refuseReturn: ({ shop }, acting) => refuseReturn(shop, { ...ref(acting), description: acting.words }),
  cancelReturn: ({ own }, { returnNo = '' }) => cancelReturn(own, { returnNo }),
  sendBack: ({ own }, acting) =>
    reportLogistics(own, { returnNo: acting.returnNo ?? '', logisticsCompany: parcel.name, logisticsNumber: parcel.number(acting) }),
  receiveGoods: ({ shop }, acting) => receiveGoods(shop, { ...ref(acting), restock: true }),
  rejectGoods: ({ shop }, acting) => rejectGoods(shop, { ...ref(acting), description: acting.words }),
  refundReturn: ({ shop }, acting) => refundReturn(shop, ref(acting)),
  sendReplacement: ({ shop }, acting) => exchangeGoods(shop, { ...ref(acting), expressName: parcel.name, expressNumber: `${parcel.number(acting)}X` }),
  expireReturns: expire,
};
