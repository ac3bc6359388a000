import type { CheckoutItem, StoredCheckout } from './store.ts';

/** A checkout that nobody has stored: nothing was chosen in it yet. */
export function unstoredCheckout({ source, items }: { source: StoredCheckout['source']; items: CheckoutItem[] }, now: Date): StoredCheckout {
  return {
    id: '',
    slug: '',
    accountId: null,
    guestId: null,
    source,
    items,
    couponCodes: [],
    email: null,
    countryCode: null,
    mobile: null,
    address: null,
    addressDraft: null,
    billing: null,
    fapiao: null,
    shippingMethod: null,
    paymentMethod: null,
    useCredits: false,
    giftCardIds: [],
    giftDelivery: null,
    remark: '',
    quotes: [],
    orderNo: null,
    placed: null,
    placedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
