/** An order as its shopper sees it, and lists of them. */
import { z } from 'zod';
import { listAnswer, pagingFields } from '#kit/pure/lists.ts';
import { addressSchema } from '../addresses/contract.ts';
import { giftDeliverySchema } from '../gift-cards/contract.ts';
import { pictureSchema } from '../media/contract.ts';
import { paymentStates } from '../payments/contract.ts';
import { deliverySchema } from '../shipping/contract.ts';
import { expectedUnitsSchema } from '../stock/contract.ts';
import { fapiaoSchema } from './fapiao/contract-fapiao.ts';
import { contactSchema } from './place/contract-contact.ts';
import { importSources, orderLimits, refundStates } from './contract-limits.ts';
import { orderStatuses, payStatuses } from './contract-states.ts';
import { parcelSchema } from './track/contract-track.ts';

const money = z.object({ amount: z.number().int(), currency: z.string() });
const discount = z.object({ title: z.string(), code: z.string().optional(), amount: money });
const at = z.iso.datetime();

/** What a shopper may do with an order now. */
export const shopperActions = ['pay', 'cancel', 'confirm', 'return'] as const;

/** Who pays, on the wire. `lines`: all of it as an invoice writes it, in the asker's language. */
export const billingSchema = z
  .object({ company: z.string(), vatNumber: z.string(), address: addressSchema.nullable(), lines: z.array(z.string()) })
  .meta({ id: 'Billing', description: 'What the invoice says of who pays, besides the shipping address.' });

/** An order as its shopper sees it. */
export const orderSchema = z
  .object({
    orderNo: z.string(),
    /** Of an order that another shop took: that shop, and its number there. Null for an order that was placed here. */
    imported: z
      .object({ from: z.enum(importSources).describe('That shop'), number: z.string().describe('Its number there') })
      .nullable()
      .describe('Where it was placed, if it is history of another shop; null: here'),
    status: z.enum(orderStatuses),
    payStatus: z.enum(payStatuses),
    currency: z.string(),
    placedAt: at,
    /** Of an order of gift cards alone: when all of them were issued. Null before, and where there are goods. */
    cardsIssuedAt: at.nullable(),
    products: z.array(
      z.object({
        lineId: z.string(),
        sku: z.string(),
        slug: z.string(),
        title: z.string(),
        options: z.array(z.object({ title: z.string(), value: z.string() })),
        image: pictureSchema.nullable(),
        quantity: z.number().int(),
        /** Its code is mailed once the order is paid; nothing of it is sent. */
        giftCard: z.boolean(),
        price: money,
        discounts: z.array(discount),
        total: money,
        shipped: z.number().int(),
        /** Pieces that are not sent: their refund is asked for, or done. */
        withheld: z.number().int(),
        /** Units in open and completed returns, and units that were refunded without one. */
        returned: z.number().int(),
        /** Units that wait for stock: they were sold ahead, and their goods have not come. Null where none does. */
        expected: expectedUnitsSchema.nullable(),
        /** Units that can be sent now. */
        sendable: z.number().int(),
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
    /** With `pickup` nothing is sent: the goods are collected there. `delivery`: when it arrives, as was promised when it was placed. */
    shippingMethod: z
      .object({
        id: z.string(),
        title: z.string(),
        pickup: z.object({ addressLines: z.array(z.string()), hours: z.string(), phone: z.string() }).optional(),
        delivery: deliverySchema.optional(),
      })
      .nullable(),
    tax: money,
    /** The tax by rate, `base` without it; adds up to `tax`. Empty in orders placed before it was stored. */
    taxes: z.array(z.object({ title: z.string(), basisPoints: z.number(), base: money, amount: money })),
    taxIncluded: z.boolean(),
    credits: money,
    /** What of the credits went back to the account. */
    creditsReturned: money,
    /** What gift cards paid; `total` is without it. */
    giftCardsAmount: money,
    /** What of that went back to them. */
    giftCardsReturned: money,
    total: money,
    /** What is to be paid now: the total of an unpaid order, then what it costs more since staff changed it. */
    due: money,
    /** Some of it waits for stock, and nothing is to be paid before all of it is there; then its payment is asked for. */
    payLater: z.boolean(),
    /** The other order of the same checkout, where a part of it is paid later; else null. */
    otherOrderNo: z.string().nullable(),
    paymentAmount: money,
    refundedAmount: money,
    /** Whether what was paid went back. */
    refundState: z.enum(refundStates),
    /** Returns of it that are still open. */
    openReturns: z.number().int(),
    /**
     * What went back, oldest first; the amounts add up to `refundedAmount`, `credits` are those of the order that went back with
     * it. A refund of an amount has lines without units. `creditNote` is its number; money that paid nothing has none.
     */
    refunds: z.array(
      z.object({
        amount: money,
        credits: money,
        giftCards: money,
        shipping: money,
        goodwill: z.boolean(),
        reason: z.string(),
        at,
        lines: z.array(z.object({ lineId: z.string(), quantity: z.number().int(), amount: money })),
        creditNote: z.string().nullable(),
      }),
    ),
    /** Null where the total is 0, and while nothing is to be paid yet. `state` is that of the latest attempt; `instructions` say where to send the money. */
    payment: z
      .object({
        methodId: z.string(),
        title: z.string(),
        state: z.enum(paymentStates),
        dueAt: at.nullable(),
        instructions: z.array(z.object({ title: z.string(), value: z.string() })),
        /** What the shopper should know of it while the order waits for it; empty where there is nothing. */
        note: z.string(),
        /** No provider reports the money: the shop marks the order paid. */
        capturedLater: z.boolean(),
        /** Goods are sent before the money comes. */
        shipsBeforePayment: z.boolean(),
      })
      .nullable(),
    contact: contactSchema,
    address: addressSchema.nullable(),
    /** The address as it is read, in the asker's language; empty without one. */
    addressLines: z.array(z.string()),
    addressEditable: z.boolean().describe('Whether `POST /order/address` may change it now'),
    /** Who pays, where the invoice says more than the shipping address; `address` null: it is that one. */
    billing: billingSchema.extend({ reverseCharge: z.boolean() }).nullable(),
    /** The Chinese invoice that was asked for; `issuedAt`: since when it is issued. */
    fapiao: fapiaoSchema.extend({ issuedAt: at.nullable() }).nullable(),
    shipments: z.array(
      z.object({
        id: z.string(),
        expressName: z.string(),
        expressNumber: z.string(),
        trackingUrl: z.string().nullable(),
        shippedAt: at,
        deliveredAt: at.nullable(),
        ...parcelSchema,
        lines: z.array(z.object({ lineId: z.string(), quantity: z.number().int() })),
      }),
    ),
    remark: z.string(),
    /** What is printed for who gets it as a gift; empty: it is none. */
    giftMessage: z.string(),
    /** Who gets the codes of the gift cards that it bought, and when; null where it bought none. `mailedAt`: all of them were mailed by then. */
    giftDelivery: giftDeliverySchema.extend({ mailedAt: at.nullable() }).nullable(),
    /** When staff changed its lines last. */
    editedAt: at.nullable(),
    /** What happened, oldest first; `title` is in the asker's language. */
    timeline: z.array(z.object({ event: z.string(), title: z.string(), reason: z.string(), at })),
    actions: z.array(z.enum(shopperActions)),
    /** Where an unpaid order is paid, without language prefix; null when there is nothing to pay. */
    payPath: z.string().nullable(),
  })
  .meta({ id: 'Order', description: 'An order as its shopper sees it.' });

/** An order as its shopper sees it. */
export type Order = z.infer<typeof orderSchema>;

/** What a credit note shows of a refund, in minor units of the order's currency, tax included. `isVoid`: its provider rejected the refund. */
export type CreditNote = {
  id: string;
  number: string;
  at: Date;
  reason: string;
  amount: number;
  /** What of it came from credits and went back as such, besides `amount`. */
  credits: number;
  /** What of it went back to gift cards that paid, besides `amount`. */
  giftCards: number;
  shipping: number;
  shippingTax: number;
  isVoid: boolean;
  lines: { lineId: string; quantity: number; amount: number; tax: number }[];
};

/** What a shopper's list can be narrowed to besides the bare states: what is to be done next, by whom. Every order is in one of them. */
export const orderViews = ['toPay', 'toShip', 'toReceive', 'completed', 'cancelled'] as const;
/** One of them; `toShip` holds what its shopper has asked to cancel, until that is decided. */
export type OrderView = (typeof orderViews)[number];

/** `/order/list` */
export const orderListInput = z.object({
  view: z.enum(orderViews).optional(),
  status: z.enum(orderStatuses).optional(),
  payStatus: z.enum(payStatuses).optional(),
  q: z.string().trim().max(orderLimits.searchLength).optional(),
  ...pagingFields({ lastPage: orderLimits.lastPage, size: orderLimits.listSize, mostSize: orderLimits.mostListSize }),
});

/** What `/order/list` is asked for. */
export type OrderListInput = z.output<typeof orderListInput>;

/** A page of orders. */
export const orderListSchema = listAnswer(orderSchema).meta({ id: 'OrderList', description: 'A page of orders.' });
