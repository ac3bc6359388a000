/** What the demo shop's shoppers bought and what became of it: one order of every state. Hours count from when it was placed. */

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
  | 'refundPart';

/** An order of the demo shop. `goods`: slug and pieces. `after`: what happened, so many hours later, in which words. */
export type DemoOrder = {
  placedDaysAgo: number;
  goods: readonly (readonly [slug: string, pieces: number])[];
  /** Whether all credits there are pay first. */
  withCredits?: boolean;
  shipping?: 'standard' | 'express' | 'pickup';
  payment: 'online' | 'bankTransfer' | 'cashOnDelivery';
  remark?: string;
  after: readonly (readonly [hours: number, act: DemoAct, words?: string])[];
};

/** Credits given, in minor units of the base currency. */
export type DemoGrant = { daysAgo: number; amount: number; note: string };

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
    placedDaysAgo: 6,
    goods: [['rowan-cheese-board', 1]],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [4, 'cancel', 'Found one in the attic'],
      [20, 'rejectCancel', 'It is being engraved already and cannot be sold again.'],
    ],
  },
  {
    placedDaysAgo: 4,
    goods: [['baker-apron', 1]],
    shipping: 'express',
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [22, 'ship'],
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
  { placedDaysAgo: 0.4, goods: [['haven-tea-bowl', 2]], payment: 'cashOnDelivery', after: [] },
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

/** Sends to Germany, where prices hold the tax. */
const jonas: DemoOrder[] = [
  {
    placedDaysAgo: 15,
    goods: [
      ['moor-vase', 1],
      ['pilot-pouch', 1],
    ],
    payment: 'online',
    after: [
      [0.1, 'pay'],
      [28, 'ship'],
      [150, 'deliver'],
    ],
  },
];

/** The orders of each shopper, by address, oldest first; and the credits that they were given before. */
export const demoOrders: Readonly<Record<string, { orders: readonly DemoOrder[]; grants: readonly DemoGrant[] }>> = {
  'shopper@vitrine.example': {
    orders: robin,
    grants: [
      { daysAgo: 70, amount: 4_000, note: 'Sorry for the broken teapot' },
      { daysAgo: 28, amount: 6_000, note: 'Thank you for the photographs of your kitchen' },
    ],
  },
  'mei@vitrine.example': { orders: mei, grants: [] },
  'jonas@vitrine.example': { orders: jonas, grants: [] },
};
