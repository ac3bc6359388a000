import type { Order } from '../contract.ts';
import type { OrderRow } from '../store.ts';

/** Who gets the gift cards that an order bought: whom its buyer named, else the buyer. `mailedAt`: when the last of all codes was mailed. */
export function presentGiftDelivery({ giftDelivery, email }: OrderRow, mailedAt: Date | undefined): Order['giftDelivery'] {
  const { recipientName = '', recipientEmail = null, senderName = '', message = '', sendOn = null } = giftDelivery ?? {};
  return { recipientName, recipientEmail: recipientEmail ?? email, senderName, message, sendOn, mailedAt: mailedAt?.toISOString() ?? null };
}
