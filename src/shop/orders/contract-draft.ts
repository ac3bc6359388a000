/** An order that is to be placed: created by the checkout, stored with the order. */
import type { z } from 'zod';
import type { Amount } from '#kit/pure/amount.ts';
import type { PlaceAddress, PostalAddress } from '../addresses/contract.ts';
import type { GiftDelivery } from '../gift-cards/contract.ts';
import type { ExpectedUnits } from '../stock/contract.ts';
import type { pictureSchema } from '../media/contract.ts';
import type { PaymentMethodId } from '../payments/contract.ts';
import type { FapiaoRequest } from './fapiao/contract-fapiao.ts';
import type { ContactMethod } from './place/contract-contact.ts';

/** A reduction as it stands on a line or on the order. */
export type OrderDiscount = { title: string; code?: string; amount: Amount };

/** Where an order goes; a copy of its own. */
export type OrderAddress = PostalAddress;

/** The tax of an order by one rate, in minor units of its currency; `base` is what it is taken of, without the tax. `country`: whose tax it is; absent: that of the address. */
export type OrderTax = { title: string; basisPoints: number; country?: string; base: Amount; amount: Amount };

/** How an order is sent, or (`pickup`) where it is collected. */
export type OrderShippingMethod = {
  id: string;
  title: string;
  /** What it was called in other languages, by language; absent: as `title`. */
  titles?: Readonly<Record<string, string>>;
  pickup?: PlaceAddress & { hours: string };
  /** The first and the last day on which it may arrive, as was promised; absent: nothing was. */
  delivery?: { from: string; until: string };
};

/** What something ordered is called, by language. */
export type ItemNames = Readonly<Record<string, Pick<OrderDraftLine, 'title' | 'options'>>>;

/** One line of an order that is to be placed. All amounts are minor units of the draft's currency. */
export type OrderDraftLine = {
  /** Null, and its product's too, for what staff wrote down that is no product. */
  variantId: string | null;
  productId: string | null;
  sku: string;
  slug: string;
  title: string;
  options: { title: string; value: string }[];
  picture: z.infer<typeof pictureSchema> | null;
  quantity: number;
  /** Per unit. */
  price: Amount;
  discounts: OrderDiscount[];
  /** price × quantity − discounts */
  total: Amount;
  taxAmount: Amount;
  taxBasisPoints: number;
  weightGrams: number;
  taxClass: string;
  /** Units of it that wait for stock, as the buyer was promised; absent: none. */
  expected?: ExpectedUnits | null;
};

/** Everything that an order stores; created by the checkout, saved unchanged. */
export type OrderDraft = {
  /** One order per checkout: placing it again answers the first order. */
  checkoutId: string;
  /** The page that pays the order while it is unpaid: `/checkout/<checkoutSlug>`. */
  checkoutSlug: string;
  shopper: { accountId: string; guestId: null } | { accountId: null; guestId: string };
  contact: ContactMethod;
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
  promotions?: { id: string; title: string; firstOrder: boolean; singleCode?: string }[];
  /** Offers besides the promotions that took something off the goods, by the ids of their sources; absent: none. */
  takenOffers?: { id: string; amount: Amount }[];
  shippingFee: Amount;
  /** Null where nothing is sent. */
  shippingMethod: OrderShippingMethod | null;
  tax: Amount;
  /** The tax by rate, `base` without it; absent: not known. */
  taxes?: OrderTax[];
  credits: Amount;
  /** What `credits` take of the account's balance, in the shop's base currency; absent: nothing. */
  creditsHeld?: Amount;
  /** Gift cards that pay, and how much each; absent: none. */
  giftCards?: { cardId: string; amount: Amount }[];
  /** Who gets the gift cards that are bought; absent: the buyer. */
  giftDelivery?: GiftDelivery | null;
  /** Less credits and gift cards. */
  total: Amount;
  address: OrderAddress | null;
  /** Null only where the total is 0. */
  paymentMethodId: PaymentMethodId | null;
  /** It waits for stock, and is paid once all of it is there; absent: paid from the start. */
  payLater?: boolean;
  /** What the invoice says besides; absent: nothing. */
  billing?: OrderBilling | null;
  /** The fapiao that is asked for; absent: none. */
  fapiao?: FapiaoRequest | null;
  remark: string;
  /** What is printed for who gets it as a gift; absent: it is none. */
  giftMessage?: string;
  /** Staff agreed on prices or discounts: it is never priced again. */
  agreed?: boolean;
};

/** Who pays, where the invoice says more than the shipping address. `reverseCharge`: the buyer owes the tax, which is 0 here. */
export type OrderBilling = { company: string; vatNumber: string; address: PostalAddress | null; reverseCharge: boolean };

/** What `placeOrder` answers; a signed-in shopper's order has no token. */
export type PlacedOrder = { orderId: string; orderNo: string; orderToken: string | null };
