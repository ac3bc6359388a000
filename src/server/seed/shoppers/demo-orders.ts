/** What the demo shop's shoppers bought and what became of it: one order of every state. Hours count from when it was placed. */
import { robinGrants, type DemoGrant } from './demo-grants.ts';

/** Something that happens to an order of the demo shop. */
export type DemoAct =
  | 'pay'
  | 'markPaid'
  | 'ship'
  | 'shipPart'
  | 'deliver'
  | 'confirm'
  | 'review'
  | 'cancel'
  | 'approveCancel'
  | 'rejectCancel'
  | 'cancelByMerchant'
  | 'expire'
  | 'refundPart'
  | 'complete'
  | ReturnAct;

/** Something that happens to the return of an order. The first three apply for one, of the order's first line. */
export type ReturnAct =
  | 'returnRefund'
  | 'exchange'
  | 'refundOnly'
  | 'approveReturn'
  | 'refuseReturn'
  | 'cancelReturn'
  | 'sendBack'
  | 'receiveGoods'
  | 'rejectGoods'
  | 'refundReturn'
  | 'sendReplacement'
  | 'expireReturns';

/** An order of the demo shop. `goods`: slug and quantity. `after`: what happened, how many hours later, and its text. */
export type DemoOrder = {
  placedDaysAgo: number;
  goods: readonly (readonly [slug: string, units: number])[];
  /** Whether all credits there are pay first. */
  withCredits?: boolean;
  shipping?: 'standard' | 'express' | 'pickup';
  payment: 'online' | 'bankTransfer' | 'cashOnDelivery';
  remark?: string;
  after: readonly (readonly [hours: number, action: DemoAct, words?: string])[];
};

const delivered = [
  [0.1, 'pay'],
  [28, 'ship'],
  [100, 'deliver'],
] as const;

/** Fourteen days after it arrived. */
const done = [440, 'complete'] as const;

/** Of the shopper whom the first start names first: every state. */
const robin: DemoOrder[] = [
  {
    placedDaysAgo: 58,
    goods: [
      ['brae-cup', 4],
      ['selvedge-tea-towel', 2],
    ],
    withCredits: true,
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [26, 'ship'],
      [110, 'deliver'],
      [180, 'confirm'],
      [200, 'review', 'The weight is right and the glaze is even prettier in the morning. We use them every day.'],
    ],
  },
  {
    placedDaysAgo: 50,
    goods: [['baker-apron', 1]],
    payment: 'online',
    after: [
      ...delivered,
      [130, 'exchange', 'The strap came loose at the seam.'],
      [150, 'approveReturn'],
      [190, 'sendBack'],
      [290, 'receiveGoods'],
      [300, 'sendReplacement'],
      done,
    ],
  },
  {
    placedDaysAgo: 36,
    goods: [['brae-cup', 2]],
    payment: 'online',
    after: [
      ...delivered,
      [120, 'refundOnly', 'One of them arrived in pieces; photographs are on their way by mail.'],
      [140, 'approveReturn'],
      [141, 'refundReturn'],
      done,
    ],
  },
  {
    placedDaysAgo: 34,
    goods: [['thistle-bud-vase', 2]],
    payment: 'online',
    after: [...delivered, [125, 'returnRefund', 'Too small for the shelf'], [126, 'cancelReturn']],
  },
  {
    placedDaysAgo: 27,
    goods: [['haven-tea-bowl', 2]],
    payment: 'online',
    after: [...delivered, [130, 'returnRefund', 'I expected a lighter green.'], [150, 'approveReturn'], [200, 'sendBack'], [300, 'receiveGoods']],
  },
  {
    placedDaysAgo: 8,
    goods: [['ledger-notebook', 2]],
    payment: 'online',
    after: [...delivered, [170, 'returnRefund', 'The paper is lined; I wanted it plain.']],
  },
  { placedDaysAgo: 44, goods: [['reed-vase', 1]], payment: 'online', after: [[0.3, 'cancel', 'Wrong colour']] },
  { placedDaysAgo: 41, goods: [['reed-vase', 1]], payment: 'online', after: [[1, 'expire']] },
  {
    placedDaysAgo: 30,
    goods: [['flax-runner', 1]],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [5, 'cancel', 'It comes too late for the party'],
      [22, 'approveCancel'],
    ],
  },
  {
    placedDaysAgo: 24,
    goods: [['wren-espresso-cup', 1]],
    withCredits: true,
    payment: 'online',
    after: [
      [20, 'ship'],
      [98, 'deliver'],
      [120, 'confirm'],
    ],
  },
  {
    placedDaysAgo: 12,
    goods: [
      ['fell-mug', 2],
      ['ledger-notebook', 1],
    ],
    payment: 'online',
    remark: 'Please no plastic.',
    after: [
      [0.1, 'pay'],
      [30, 'ship'],
      [130, 'deliver'],
      [150, 'refundPart', 'A scratch on one of the mugs'],
    ],
  },
  {
    placedDaysAgo: 3,
    goods: [
      ['tide-bath-towel', 3],
      ['bothy-candle', 2],
    ],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [26, 'shipPart'],
    ],
  },
  {
    // Two days at most by express: sent later than that, it would be late.
    placedDaysAgo: 1.7,
    goods: [['baker-apron', 1]],
    shipping: 'express',
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [22, 'ship'],
    ],
  },
  {
    placedDaysAgo: 1.6,
    goods: [['rowan-cheese-board', 1]],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [4, 'cancel', 'Found one in the attic'],
      [20, 'rejectCancel', 'It is being engraved already and cannot be sold again.'],
    ],
  },
  { placedDaysAgo: 1.5, goods: [['skye-pasta-bowl', 4]], payment: 'online', after: [[0.1, 'pay']] },
  {
    placedDaysAgo: 1,
    goods: [['thistle-bud-vase', 2]],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [7, 'cancel', 'Ordered twice by mistake'],
    ],
  },
  { placedDaysAgo: 0.4, goods: [['haven-tea-bowl', 2]], payment: 'online', after: [[0.1, 'pay']] },
  { placedDaysAgo: 0.3, goods: [['kelp-noodle-bowl', 2]], payment: 'bankTransfer', after: [] },
  { placedDaysAgo: 0, goods: [['linn-cup', 2]], payment: 'online', after: [] },
];

/** Collects in Hong Kong, pays by transfer and at the door. */
const mei: DemoOrder[] = [
  {
    placedDaysAgo: 20,
    goods: [['pilot-pouch', 2]],
    shipping: 'pickup',
    payment: 'bankTransfer',
    after: [
      [26, 'markPaid'],
      [30, 'ship'],
      [54, 'deliver'],
      [54.1, 'confirm'],
    ],
  },
  { placedDaysAgo: 9, goods: [['tarn-bowl', 2]], payment: 'cashOnDelivery', after: [[20, 'cancelByMerchant', '地址無人應門']] },
  {
    placedDaysAgo: 2,
    goods: [['wren-espresso-cup', 4]],
    shipping: 'pickup',
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [20, 'ship'],
    ],
  },
];

/** Sends to Germany, where prices hold the tax; sends things back at every stage. */
const jonas: DemoOrder[] = [
  {
    placedDaysAgo: 38,
    goods: [['moor-vase', 1]],
    payment: 'online',
    after: [
      ...delivered,
      [150, 'returnRefund', 'Passt nicht zum Tisch.'],
      [170, 'approveReturn'],
      done,
      // Fourteen days without a parcel.
      [170 + 15 * 24, 'expireReturns'],
    ],
  },
  {
    placedDaysAgo: 26,
    goods: [['selvedge-tea-towel', 2]],
    payment: 'online',
    after: [...delivered, [180, 'exchange', 'Die Farbe gefällt mir nicht.'], [200, 'refuseReturn', 'The towels were washed; they cannot be sold again.']],
  },
  {
    placedDaysAgo: 23,
    goods: [['fell-mug', 2]],
    payment: 'online',
    after: [
      ...delivered,
      [140, 'returnRefund', 'Ein Henkel hat einen Sprung.'],
      [150, 'approveReturn'],
      [190, 'sendBack'],
      [300, 'rejectGoods', 'The crack is from a fall, and one mug is missing.'],
      done,
    ],
  },
  {
    placedDaysAgo: 15,
    goods: [
      ['moor-vase', 1],
      ['pilot-pouch', 1],
    ],
    payment: 'online',
    after: [...delivered, [160, 'returnRefund', 'Zu groß für die Nische.'], [180, 'approveReturn']],
  },
  {
    placedDaysAgo: 13,
    goods: [['wren-espresso-cup', 3]],
    payment: 'online',
    after: [...delivered, [150, 'exchange', 'Zwei Tassen haben Flecken in der Glasur.'], [165, 'approveReturn'], [200, 'sendBack']],
  },
  { placedDaysAgo: 7, goods: [['pilot-pouch', 1]], payment: 'online', after: delivered },
];

/** The orders of each shopper, by address, oldest first; and the credits that they were given before. */
export const demoOrders: Readonly<Record<string, { orders: readonly DemoOrder[]; grants: readonly DemoGrant[] }>> = {
  'shopper@vitrine.example': {
    orders: robin,
    grants: robinGrants,
  },
  'mei@vitrine.example': { orders: mei, grants: [] },
  'jonas@vitrine.example': { orders: jonas, grants: [] },
};
