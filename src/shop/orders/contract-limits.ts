/** Limits of orders and kinds of their money, which every part of their contract is made of. */

/** Limits of orders. */
export const orderLimits = {
  /** How long an order waits for its payment once that was asked for, and how long before the end its shopper is reminded. */
  askedWindowMs: 7 * 24 * 3_600_000,
  askedReminderMs: 24 * 3_600_000,
  orderNoLength: 20,
  tokenLength: 64,
  linkLength: 500,
  remarkLength: 500,
  giftMessageLength: 300,
  companyLength: 120,
  vatNumberLength: 30,
  noteLength: 2_000,
  notesPerOrder: 100,
  mentionsPerNote: 20,
  reasonLength: 500,
  linesPerOrder: 500,
  tagsPerOrder: 50,
  tagLength: 60,
  /** What an order may cost at most, in minor units. */
  mostTotal: 1_000_000_000_000,
  /** Units of one line. */
  mostUnits: 1_000_000,
  /** Orders that one call changes, or prints. */
  mostAtOnce: 100,
  expressNameLength: 100,
  expressNumberLength: 100,
  trackingUrlLength: 500,
  listSize: 20,
  mostListSize: 100,
  lastPage: 10_000,
  searchLength: 200,
  /** Shipped so long ago, without a report: delivered. */
  deliveredAfterMs: 10 * 24 * 3_600_000,
  /** Delivered so long ago, without a report: completed. */
  completedAfterMs: 14 * 24 * 3_600_000,
} as const;

/** How much of an order has left the house. */
export const shippedStates = ['none', 'part', 'full'] as const;
/** How much of an order has left the house. */
export type ShippedState = (typeof shippedStates)[number];

/** How much of what was paid went back. */
export const refundStates = ['none', 'partial', 'full'] as const;
/** How much of what was paid went back. */
export type RefundState = (typeof refundStates)[number];

/** What staff do about money that paid nothing and whose refund was rejected: try again, refund the other payment, or record that it was settled elsewhere. */
export const surplusWays = ['again', 'otherPayment', 'outside'] as const;
/** One of them. */
export type SurplusWay = (typeof surplusWays)[number];

/** Shops whose orders are imported as history. */
export const importSources = ['shopify'] as const;
/** A shop whose orders are imported. */
export type ImportSource = (typeof importSources)[number];

/** What a refund was made for; `surplus`, money that paid nothing, and `imported`, made in another shop, have no credit note. */
export const refundKinds = ['lines', 'sum', 'goodwill', 'return', 'cancellation', 'surplus', 'imported'] as const;
/** What a refund was made for. */
export type RefundKind = (typeof refundKinds)[number];
