/** Everything that can happen to an order, for random histories. */
import fc from 'fast-check';
import type { ApiAnswer } from './app.ts';
import { readOrder, staffPost, type Bought, type Stage } from './random-orders.ts';
import { runJob, runJobs } from './run-jobs.ts';
import { signedIn } from './shoppers.ts';
import { staffToken } from './staff.ts';

const dayMs = 24 * 3_600_000;
const pick = fc.nat(11);
/** A step. What it is for is picked among what there is. */
export const stepArb = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), at: pick, quantity: fc.nat(4), add: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refundLines' as const),
      at: pick,
      quantity: fc.integer({ min: 1, max: 3 }),
      restock: fc.boolean(),
      writeOff: fc.boolean(),
      less: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refundSum' as const), share: fc.constantFrom(3, 11, 37, 100), goodwill: fc.boolean(), shipping: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      applyType: fc.constantFrom('returnRefund', 'exchange', 'refundOnly'),
      at: pick,
      quantity: fc.integer({ min: 1, max: 2 }),
      credits: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('decide' as const), which: fc.nat(3), at: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ship' as const), at: pick, all: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('deliver' as const, 'confirm' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel-approve' as const, 'cancel-reject' as const, 'cancel-reject' as const, 'cancel' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('later' as const), days: fc.constantFrom(0, 1, 8, 15) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refuse' as const), is: fc.boolean() }) },
);
/** The same. */
export type Step = typeof stepArb extends fc.Arbitrary<infer Made> ? Made : never;

const act = (stage: Stage, { orderNo }: Bought, action: string, body: object = {}) => staffPost(stage, `orders/${orderNo}/${action}`, body);

async function pay(stage: Stage, order: Bought, { payment, due }: any): Promise<ApiAnswer | null> {
  if (payment?.methodId !== 'paypal' || due.amount === 0) return act(stage, order, 'mark-paid');
  const started = await order.shopper.post('/payment/start', { orderNo: order.orderNo, methodId: 'paypal' }, order.headers);
  const url = started.data?.payment?.action?.url;
  if (!url) return started;
  const token = new URL(url).searchParams.get('token')!;
  stage.fake.settle(token, { status: 'COMPLETED' });
  await stage.shop.client().get(new URL(stage.fake.orders.get(token)!.returnUrl).pathname);
  return null;
}

const reason = 'So it is';
const bodies: Readonly<Record<string, object>> = {
  refuse: { description: 'Worn' },
  'reject-goods': { description: 'An empty box' },
  receive: { restock: true },
  exchange: { expressName: 'Cormorant', expressNumber: 'CM-2' },
};

async function decide(stage: Stage, order: Bought, { which, at }: { which: number; at: number }): Promise<ApiAnswer | null> {
  const returnNo = order.numbers[which % Math.max(1, order.numbers.length)];
  if (!returnNo) return null;
  const { data } = await stage.shop.client().get(`/api/admin/returns/${returnNo}`, stage.manager);
  if (at === 11) return order.shopper.post('/return/cancel', { returnNo });
  const action = data.actions[at % Math.max(1, data.actions.length)];
  return action ? staffPost(stage, `returns/${returnNo}/${action}`, bodies[action] ?? {}) : null;
}

type StaffStep = Extract<Step, { kind: 'edit' | 'refundLines' | 'refundSum' | 'ship' }>;

const isOfStaff = (step: Step): step is StaffStep => ['edit', 'refundLines', 'refundSum', 'ship'].includes(step.kind);
const lineOf = (seen: any, at: number): any => seen.products[at % seen.products.length];

/** What staff do with lines and sums. */
function takeByStaff(stage: Stage, step: StaffStep, { order, seen }: { order: Bought; seen: any }): Promise<ApiAnswer> {
  switch (step.kind) {
    case 'edit':
      return act(stage, order, 'edit', {
        reason,
        lines: [
          step.add
            ? { sku: stage.goods[step.at % stage.goods.length]!.sku, quantity: step.quantity + 1 }
            : { lineId: lineOf(seen, step.at).lineId, quantity: step.quantity },
        ],
      });
    case 'refundLines': {
      const { quantity, restock, writeOff, at } = step;
      const sum = step.less ? { amount: Math.floor(lineOf(seen, at).total.amount / 3) } : {};
      return act(stage, order, 'refund', { reason, lines: [{ lineId: lineOf(seen, at).lineId, quantity, restock, writeOff }], ...sum });
    }
    case 'refundSum': {
      const sum = Math.max(1, Math.floor(((seen.total.amount + seen.giftCardsAmount.amount + seen.credits.amount) * step.share) / 100));
      return act(stage, order, 'refund', {
        reason,
        amount: sum,
        goodwill: step.goodwill,
        ...(step.shipping && !step.goodwill ? { shipping: Math.min(sum, seen.shippingFee.amount) } : {}),
      });
    }
    case 'ship':
      return act(stage, order, 'ship', {
        expressName: 'Post',
        expressNumber: 'P1',
        ...(step.all ? {} : { lines: [{ lineId: lineOf(seen, step.at).lineId, quantity: 1 }] }),
      });
  }
}

/** Takes one step; answers what the shop said, or null where there was nothing to do. */
export async function take(stage: Stage, step: Step, order: Bought): Promise<ApiAnswer | null> {
  const seen = await readOrder(stage, order);
  if (isOfStaff(step)) return takeByStaff(stage, step, { order, seen });
  const { orderNo, shopper } = order;
  switch (step.kind) {
    case 'pay':
      return pay(stage, order, seen);
    case 'apply': {
      const answer = await shopper.post('/return/apply', {
        orderNo,
        applyType: step.applyType,
        applyDescription: reason,
        lines: [{ lineId: lineOf(seen, step.at).lineId, quantity: step.quantity }],
        ...(step.credits && step.applyType !== 'exchange' ? { refundTo: 'credits' } : {}),
      });
      if (answer.code === 0) order.numbers.push(answer.data.returnNo);
      return answer;
    }
    case 'decide':
      return decide(stage, order, step);
    case 'confirm':
      return shopper.post('/order/confirm', { orderNo });
    case 'ask':
      return shopper.post('/order/cancel', { orderNo, reason });
    case 'later':
      stage.shop.clock.now = new Date(stage.shop.clock.now.getTime() + step.days * dayMs);
      stage.manager = { 'x-auth': await staffToken(stage.shop, 'manager') };
      for (const job of ['order.expire', 'order.undo-edits', 'order.deliver', 'order.complete']) await runJob(stage.shop, job);
      await runJobs(stage.shop);
      return null;
    case 'merge': {
      const kept = await signedIn(stage.shop);
      const merged = await staffPost(stage, `customers/${kept.accountId}/merge`, { from: shopper.accountId });
      order.shopper = kept;
      order.headers = { ...order.headers, 'x-auth': kept.token };
      return merged;
    }
    case 'refuse':
      stage.fake.next.refund = step.is ? 'REFUSED' : 'COMPLETED';
      return null;
    default:
      return act(stage, order, step.kind, { reason });
  }
}
