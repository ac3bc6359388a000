/** Pure: a draft as its form holds it, and as it is sent. Amounts are minor units of the draft's currency. */
import type { Draft } from '#shop/draft-orders/contract.ts';

/** A line of the form: of a product by `sku`, at the catalogue's price while `price` is null; else of something of staff's own. */
export type LineValues = {
  sku: string | null;
  title: string;
  quantity: number | null;
  price: number | null;
  taxClass: string | null;
  requiresShipping: boolean;
};

/** A discount of the form. */
export type DiscountValues = { kind: 'amount' | 'percent' | 'code'; title: string; amount: number | null; percent: number | null; code: string };

/** What the form of a draft holds. */
export type DraftValues = {
  id?: string;
  customer: string | null;
  customerName: string;
  email: string | null;
  lines: LineValues[];
  address: Draft['address'];
  shippingMethodId: string | null;
  shippingFee: number | null;
  /** Whether the fee is staff's own. */
  ownFee: boolean;
  discounts: DiscountValues[];
  promotions: boolean;
  note: string;
  currency: string | null;
  language: string | null;
};

/** The form of a new draft. */
export const newDraft: DraftValues = {
  customer: null,
  customerName: '',
  email: null,
  lines: [],
  address: null,
  shippingMethodId: null,
  shippingFee: null,
  ownFee: false,
  discounts: [],
  promotions: true,
  note: '',
  currency: null,
  language: null,
};

/** A stored draft as its form holds it. */
export function valuesOf(draft: Draft): DraftValues {
  return {
    id: draft.id,
    customer: draft.customer,
    customerName: draft.customerName,
    email: draft.email,
    lines: draft.lines.map(({ sku, title, quantity, price, ownPrice, taxClass, requiresShipping }) => ({
      sku,
      title,
      quantity,
      price: ownPrice ? price.amount : null,
      taxClass: sku === null ? taxClass : null,
      requiresShipping,
    })),
    address: draft.address,
    shippingMethodId: draft.shippingMethodId,
    shippingFee: draft.shippingFee?.amount ?? null,
    ownFee: draft.shippingFee !== null,
    discounts: draft.discounts.map(({ title, code, percent, amount }) => ({
      kind: code !== undefined ? 'code' : percent !== undefined ? 'percent' : 'amount',
      title: title ?? '',
      amount: amount?.amount ?? null,
      percent: percent ?? null,
      code: code ?? '',
    })),
    promotions: draft.promotions,
    note: draft.note,
    currency: draft.currency,
    language: draft.language,
  };
}

/** What is sent of a form. An emptied quantity is one; a discount without a value is left out. */
export function bodyOf(values: DraftValues) {
  const { customer, email, lines, address, shippingMethodId, shippingFee, ownFee, discounts, promotions, note, currency, language } = values;
  return {
    customer,
    email: email || null,
    lines: lines.map(({ sku, title, quantity, price, taxClass, requiresShipping }) => ({
      ...(sku === null ? { title, taxClass, requiresShipping, price: price ?? 0 } : { sku, price }),
      quantity: quantity ?? 1,
    })),
    address: address && address.country !== '' ? address : null,
    shippingMethodId: ownFee ? null : shippingMethodId,
    shippingFee: ownFee ? (shippingFee ?? 0) : null,
    discounts: discounts.flatMap(({ kind, title, amount, percent, code }): object[] => {
      const named = title.trim() === '' ? {} : { title: title.trim() };
      if (kind === 'code') return code.trim() === '' ? [] : [{ code: code.trim() }];
      if (kind === 'percent') return percent === null ? [] : [{ ...named, percent }];
      return amount === null ? [] : [{ ...named, amount }];
    }),
    promotions,
    note,
    // Of a new draft without amounts of its own it is the customer's.
    currency: values.id === undefined && ownAmounts(values).every((amount) => amount === null) ? null : currency,
    language,
  };
}

/** The amounts that staff typed. */
const ownAmounts = ({ lines, shippingFee, ownFee, discounts }: DraftValues): (number | null)[] => [
  ...lines.map((line) => line.price),
  ownFee ? shippingFee : null,
  ...discounts.map(({ kind, amount }) => (kind === 'amount' ? amount : null)),
];

/** Whether an amount of the form cannot be read; such a form is not sent. */
export function hasUnreadable(values: DraftValues): boolean {
  return ownAmounts(values).some((amount) => Number.isNaN(amount));
}
