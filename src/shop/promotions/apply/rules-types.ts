/** What the engine works with: everything already in the basket's currency and the shopper's language. */
import type { Amount } from '#kit/pure/amount.ts';
import type { Discount, DeclineReason, Targets } from '../contract.ts';

/** A line before reductions. `listIds`: the categories (those above too), collections and tags that its product is in; `taxClass` says whether it is a gift card. */
export type UnpricedLine = { variantId: string; productId: string; listIds: readonly string[]; taxClass: string; price: Amount; quantity: number };

/** A share of something, or a sum off it. */
export type Share = { kind: 'percentage'; basisPoints: number } | { kind: 'fixedAmount'; amount: Amount };

/** What an offer takes; see `ruleSchema`. */
export type Rule =
  | Share
  | { kind: 'fixedPrice'; price: Amount }
  | { kind: 'buyXGetY'; buy: number; get: number; basisPoints: number; gets: Targets | null; mostTimes: number | null }
  | { kind: 'tiersBySpend'; steps: readonly { from: Amount; takes: Share }[] }
  | { kind: 'tiersByQuantity'; steps: readonly { from: number; takes: Share }[] }
  | {
      kind: 'bundle';
      parts: readonly { targets: Targets; quantity: number; first?: readonly string[] | undefined }[];
      takes: Share | { kind: 'fixedPrice'; price: Amount };
      mostTimes: number | null;
    }
  | { kind: 'freeShipping'; methods: readonly string[] };

/** A promotion or coupon as it stands for one basket and one shopper. */
export type Offer = {
  id: string;
  /** `besides`: made by an offer source. */
  source: 'promotion' | 'coupon' | 'besides';
  title: string;
  /** The coupon's. */
  code?: string;
  /** `code` works once; and an order holds it. */
  isSingle?: boolean;
  isCodeUsed?: boolean;
  priority: number;
  exclusive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  rule: Rule;
  targets: Targets;
  minSubtotal: Amount | null;
  minQuantity: number | null;
  firstOrder: boolean;
  customerGroups: readonly string[];
  customers: readonly string[];
  markets: readonly string[];
  claimRequired: boolean;
  totalLimit: number | null;
  usedCount: number;
  perCustomerLimit: number | null;
  /** By this customer, as far as is known who that is. */
  usedByCustomer: number;
  claimed: boolean;
};

/** Who buys, as far as is known. A guest who has not yet said how to be reached has no contacts and may still turn out to be anybody. */
export type Customer = { accountId: string | null; contacts: readonly string[]; groups: readonly string[]; hasOrdered: boolean };

/** What conditions are checked against. */
export type Facts = { now: Date; market: string; customer: Customer };

/** Why an offer takes nothing, and what is missing to its minimum. */
export type Decline = { reason: DeclineReason; missing?: { amount: Amount } | { units: number } };

/** What a line comes to: `subtotal` = price × quantity, `total` = subtotal − its discounts, never below 0. */
export type LinePrice = { subtotal: Amount; discounts: Discount[]; total: Amount };

/** Shipping that costs nothing; `methods` empty: every way. */
export type ShippingGift = { title: string; code?: string; methods: readonly string[] };

/** A basket's sums and what led to them. Σ line totals = subtotal − Σ discounts, always. */
export type BasketPrice = {
  lines: LinePrice[];
  subtotal: Amount;
  promotionDiscounts: Discount[];
  couponDiscounts: Discount[];
  total: Amount;
  shippingGifts: ShippingGift[];
  /** The exclusive offer that keeps all after it out; null: none does. */
  closedBy: Offer | null;
  /** Offers that took something, in the order in which they did. */
  applied: Offer[];
  /** What each of them took off the goods, by its id. */
  taken: Record<string, Amount>;
  /** Offers that took nothing, with the reason. */
  refused: { offer: Offer; decline: Decline }[];
};
