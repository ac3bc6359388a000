/** Orders as other slices, the browser and the back office see them. Field names are the contract's (sections 4 and 9). */
import { z } from 'zod';
import * as m from '#messages';
import type { Amount } from '#kit/pure/amount.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { pictureSchema } from '../media/contract.ts';
import { paymentActionSchema, paymentStates, type PaymentMethodId } from '../payments/contract.ts';

/** Limits of orders. */
export const orderLimits = {
  orderNoLength: 20,
  tokenLength: 64,
  remarkLength: 500,
  noteLength: 2_000,
  notesPerOrder: 100,
  reasonLength: 500,
  linesPerOrder: 500,
  expressNameLength: 100,
  expressNumberLength: 100,
  trackingUrlLength: 500,
  listSize: 20,
  mostListSize: 100,
  lastPage: 10_000,
  searchLength: 200,
  /** Shipped so long ago without a word: delivered. */
  deliveredAfterMs: 10 * 24 * 3_600_000,
  /** Delivered so long ago without a word: completed. */
  completedAfterMs: 14 * 24 * 3_600_000,
} as const;

/** Order states (specification, section 4). */
export const orderStatuses = ['inProgress', 'completed', 'cancelled', 'pendingCancellation'] as const;
/** An order's status. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Pay states (specification, section 4). */
export const payStatuses = ['unpaid', 'paid'] as const;
/** An order's pay status. */
export type PayStatus = (typeof payStatuses)[number];

/** How much of an order has left the house. */
export const shippedStates = ['none', 'part', 'full'] as const;
/** How much of an order has left the house. */
export type ShippedState = (typeof shippedStates)[number];

/** A reduction as it stands on a line or on the order. */
export type OrderDiscount = { title: string; code?: string; amount: Amount };

/** Where an order goes; the copy that it keeps. */
export type OrderAddress = {
  country: string;
  province: string;
  city: string;
  area: string;
  postalCode: string;
  firstName: string;
  lastName: string;
  address: string;
  apartment: string;
  countryCode: string;
  phone: string;
};

/** The tax of an order by one rate, in minor units of its currency; `base` is what it is taken of, without the tax. */
export type OrderTax = { title: string; basisPoints: number; base: Amount; amount: Amount };

/** How an order is sent, or (`pickup`) where it is collected. */
export type OrderShippingMethod = {
  id: string;
  title: string;
  pickup?: { country: string; province: string; city: string; area: string; postalCode: string; address: string; phone: string; hours: string };
};

/** One line of an order that is to be placed. All amounts are minor units of the draft's currency. */
export type OrderDraftLine = {
  variantId: string;
  productId: string;
  sku: string;
  slug: string;
  title: string;
  options: { title: string; value: string }[];
  picture: z.infer<typeof pictureSchema> | null;
  quantity: number;
  /** Per piece. */
  price: Amount;
  discounts: OrderDiscount[];
  /** price × quantity − discounts */
  total: Amount;
  taxAmount: Amount;
  taxBasisPoints: number;
  weightGrams: number;
  taxClass: string;
};

/** Everything that an order keeps; made by the checkout, stored as it is. */
export type OrderDraft = {
  /** One order per checkout: placing it again answers the first order. */
  checkoutId: string;
  /** The page that pays the order while it is unpaid: `/checkout/<checkoutSlug>`. */
  checkoutSlug: string;
  shopper: { accountId: string; guestId: null } | { accountId: null; guestId: string };
  contact: { email: string } | { countryCode: string; mobile: string };
  /** Language prefix in which the shopper bought; mails and the payment page speak it. */
  lang: string;
  currency: string;
  /** Code of the market. */
  market: string;
  taxIncluded: boolean;
  lines: OrderDraftLine[];
  subtotal: Amount;
  couponDiscounts: OrderDiscount[];
  promotionDiscounts: OrderDiscount[];
  /** Coupons and limited promotions in it, each counted once; absent: none. */
  promotions?: { id: string; title: string; firstOrder: boolean }[];
  shippingFee: Amount;
  /** Null where nothing is sent. */
  shippingMethod: OrderShippingMethod | null;
  tax: Amount;
  /** The tax by rate, `base` without it; absent: not known. */
  taxes?: OrderTax[];
  credits: Amount;
  /** What `credits` take of the account's balance, in the shop's base currency; absent: nothing. */
  creditsHeld?: Amount;
  total: Amount;
  address: OrderAddress | null;
  /** Null only where the total is 0. */
  paymentMethodId: PaymentMethodId | null;
  remark: string;
};

const money = z.object({ amount: z.number().int(), currency: z.string() });
const discount = z.object({ title: z.string(), code: z.string().optional(), amount: money });
const at = z.iso.datetime();

/** What a shopper may do with an order now. */
export const shopperActions = ['pay', 'cancel', 'confirm', 'return'] as const;
/** What staff may do with an order now; also the last segment of the action's address. */
export const staffActions = ['ship', 'deliver', 'cancel', 'cancel-approve', 'cancel-reject', 'refund', 'mark-paid'] as const;

/** An order as its shopper sees it. */
export const orderSchema = z.object({
  orderNo: z.string(),
  status: z.enum(orderStatuses),
  payStatus: z.enum(payStatuses),
  currency: z.string(),
  placedAt: at,
  products: z.array(
    z.object({
      lineId: z.string(),
      sku: z.string(),
      slug: z.string(),
      title: z.string(),
      options: z.array(z.object({ title: z.string(), value: z.string() })),
      image: pictureSchema.nullable(),
      quantity: z.number().int(),
      price: money,
      discounts: z.array(discount),
      total: money,
      shipped: z.number().int(),
      /** Pieces that a return keeps from being sent: their refund is asked for, or done. */
      withheld: z.number().int(),
      /** Pieces in running and done returns. */
      returned: z.number().int(),
      /** Pieces that a return can be asked for now: those not sent yet (`refundOnly`) and `returnableGoods`. */
      returnable: z.number().int(),
      /** Pieces that arrived within the window: they can be sent back, exchanged or refunded. */
      returnableGoods: z.number().int(),
    }),
  ),
  subtotal: money,
  couponDiscounts: z.array(discount),
  promotionDiscounts: z.array(discount),
  shippingFee: money,
  /** With `pickup` nothing is sent: the goods are collected there. */
  shippingMethod: z
    .object({
      id: z.string(),
      title: z.string(),
      pickup: z.object({ addressLines: z.array(z.string()), hours: z.string(), phone: z.string() }).optional(),
    })
    .nullable(),
  tax: money,
  /** The tax by rate, `base` without it; adds up to `tax`. Empty in orders placed before it was kept. */
  taxes: z.array(z.object({ title: z.string(), basisPoints: z.number().int(), base: money, amount: money })),
  taxIncluded: z.boolean(),
  credits: money,
  /** What of the credits went back to the account. */
  creditsReturned: money,
  total: money,
  paymentAmount: money,
  refundedAmount: money,
  refunds: z.array(z.object({ amount: money, reason: z.string(), at })),
  /** Null where the total is 0. `state` is that of the latest attempt; `instructions` say where to send a bank transfer. */
  payment: z
    .object({
      methodId: z.string(),
      title: z.string(),
      state: z.enum(paymentStates),
      dueAt: at.nullable(),
      instructions: z.array(z.object({ title: z.string(), value: z.string() })),
    })
    .nullable(),
  contact: z.object({ email: z.string().nullable(), countryCode: z.string().nullable(), mobile: z.string().nullable() }),
  address: z
    .object({
      country: z.string(),
      province: z.string(),
      city: z.string(),
      area: z.string(),
      postalCode: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      address: z.string(),
      apartment: z.string(),
      countryCode: z.string(),
      phone: z.string(),
    })
    .nullable(),
  /** The address as it is read, in the asker's language; empty without one. */
  addressLines: z.array(z.string()),
  shipments: z.array(
    z.object({
      expressName: z.string(),
      expressNumber: z.string(),
      trackingUrl: z.string().nullable(),
      shippedAt: at,
      deliveredAt: at.nullable(),
      lines: z.array(z.object({ lineId: z.string(), quantity: z.number().int() })),
    }),
  ),
  remark: z.string(),
  /** What happened, oldest first; `title` is in the asker's language. */
  timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), at })),
  actions: z.array(z.enum(shopperActions)),
  /** Where an unpaid order is paid, without language prefix; null when there is nothing to pay. */
  payPath: z.string().nullable(),
});

/** An order as its shopper sees it. */
export type Order = z.infer<typeof orderSchema>;

/** What `placeOrder` answers; a signed-in shopper's order has no token. */
export type PlacedOrder = { orderId: string; orderNo: string; orderToken: string | null };

/** What `/payment/start` answers. */
export const paymentStartSchema = z.object({
  orderNo: z.string(),
  orderToken: z.string().optional(),
  payment: z.object({ state: z.enum(paymentStates), action: paymentActionSchema }),
});

/** The account cannot be deleted while orders of it are under way. */
export const ordersStillOpen: ErrorSpec = { wire: 41, status: 409, message: m.order_still_open };
/** The order does not allow this now; nothing was changed. */
export const orderActionRefused: ErrorSpec = { wire: 41, status: 409, message: m.order_action_refused };
/** Goods are on their way: cancelling is too late, the after-sales way is offered. */
export const orderAlreadyShipped: ErrorSpec = { wire: 41, status: 409, message: m.order_already_shipped };
/** A return of this order still runs; what is left of the order can be cancelled once it is decided. */
export const orderReturnRuns: ErrorSpec = { wire: 41, status: 409, message: m.order_return_runs };
/** Nothing can be sent: what is left waits for the decision on a return. */
export const orderWithheld: ErrorSpec = { wire: 41, status: 409, message: m.order_withheld };
/** This order is not waiting for a payment. */
export const orderNotPayable: ErrorSpec = { wire: 41, status: 409, message: m.order_not_payable };
/** This method is not offered (here, or for this order). */
export const paymentMethodUnavailable: ErrorSpec = { wire: 41, status: 409, message: m.order_payment_method_unavailable };
/** More remarks on an order than there may be. */
export const tooManyNotes: ErrorSpec = { wire: 41, status: 409, message: m.order_too_many_notes };
/** More than is left to refund. */
export const refundTooLarge: ErrorSpec = { wire: 41, status: 409, message: m.order_refund_too_large };
/** More of a line than is left to send. */
export const shipsTooMuch: ErrorSpec = { wire: 41, status: 409, message: m.order_ships_too_much };

/** What staff say of a shipment; without `lines` all that is left is sent. */
export const shipInput = z.object({
  expressName: z.string().trim().min(1).max(orderLimits.expressNameLength),
  expressNumber: z.string().trim().min(1).max(orderLimits.expressNumberLength),
  // Shown as a link: nothing but the web.
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(orderLimits.trackingUrlLength)
    .nullish(),
  lines: z
    .array(z.object({ lineId: z.string().max(60), quantity: z.number().int().min(1).max(1_000_000) }))
    .min(1)
    .max(orderLimits.linesPerOrder)
    .optional(),
});

/** What staff say of a shipment. */
export type ShipInput = z.output<typeof shipInput>;

const orderNo = z.string().min(1).max(orderLimits.orderNoLength);
const orderToken = z.string().max(orderLimits.tokenLength).optional();

/** Names an order of the caller's; a guest may hold its token instead of the cookie. */
export const ownOrderInput = z.object({ orderNo, orderToken });
/** `/order/cancel` */
export const cancelOrderInput = ownOrderInput.extend({ reason: z.string().trim().max(orderLimits.reasonLength).default('') });
/** `/order/lookup` */
export const lookupOrderInput = z.object({ orderNo, email: z.string().trim().min(3).max(254) });
/** `/payment/start` */
export const startPaymentInput = ownOrderInput.extend({ methodId: z.string().min(1).max(40) });

const page = z.number().int().min(1).max(orderLimits.lastPage).default(1);
const size = z
  .number()
  .int()
  .min(1)
  .default(orderLimits.listSize)
  .transform((asked) => Math.min(asked, orderLimits.mostListSize));

/** What a shopper's list can be narrowed to besides the bare states: what is to be done next, by whom. Every order is in one of them. */
export const orderViews = ['toPay', 'toShip', 'toReceive', 'completed', 'cancelled'] as const;
/** One of them; `cancelled` holds what waits for a decision about it too. */
export type OrderView = (typeof orderViews)[number];

/** `/order/list` */
export const orderListInput = z.object({
  view: z.enum(orderViews).optional(),
  status: z.enum(orderStatuses).optional(),
  payStatus: z.enum(payStatuses).optional(),
  q: z.string().trim().max(orderLimits.searchLength).optional(),
  page,
  size,
});

/** What `/order/list` is asked for. */
export type OrderListInput = z.output<typeof orderListInput>;

/** A page of orders. */
export const orderListSchema = z.object({ items: z.array(orderSchema), total: z.number().int(), page: z.number().int(), size: z.number().int() });

/** An order as staff see it. */
export const staffOrderSchema = orderSchema.extend({
  id: z.string(),
  lang: z.string(),
  timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), actor: z.object({ kind: z.string(), name: z.string() }), at })),
  actions: z.array(z.enum(staffActions)),
  /** Remarks of staff for each other, oldest first. */
  notes: z.array(z.object({ text: z.string(), staff: z.string(), at })),
});

/** An order as staff see it; `actions` is what this member of staff may do now. */
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** What staff sort orders by. */
export const staffOrderSorts = ['placedAt', 'updatedAt', 'orderNo', 'total'] as const;

/** What an order waits for: to be sent, to be decided on, to be paid. */
export const staffWaits = ['ship', 'decide', 'pay'] as const;
/** What an order waits for. */
export type StaffWait = (typeof staffWaits)[number];

/** What staff narrow a list of orders by; `q` finds by number, name, e-mail, mobile, title or sku. */
export const staffOrderFilter = z.strictObject({
  q: z.string().trim().max(orderLimits.searchLength).optional(),
  status: z.enum(orderStatuses).optional(),
  payStatus: z.enum(payStatuses).optional(),
  shipped: z.enum(shippedStates).optional(),
  waits: z.enum(staffWaits).optional(),
  /** Other orders of whoever placed this one (its id): of the same account or e-mail address. */
  sameCustomerAs: z.string().max(64).optional(),
  accountId: z.string().max(64).optional(),
});

const reason = z.string().trim().min(1).max(orderLimits.reasonLength);

/** `note` */
export const noteInput = z.object({ text: z.string().trim().min(1).max(orderLimits.noteLength) });

/** `cancel`, `cancel-reject` */
export const reasonInput = z.object({ reason });

/** `refund`; an amount without a currency is one of the order's. */
export const refundInput = z.object({
  amount: z.union([
    z.object({ amount: z.number().int().positive(), currency: z.string().length(3) }),
    z
      .number()
      .int()
      .positive()
      .transform((amount) => ({ amount })),
  ]),
  reason,
});
