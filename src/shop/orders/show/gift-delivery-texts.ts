import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Order } from '../contract.ts';
import { giftDeliveryState } from './contract-giving.ts';

/** When the codes of an order's gift cards are mailed, as a sentence for its buyer; '' where none is mailed any more. */
export function giftDeliveryDay(order: Parameters<typeof giftDeliveryState>[0], locale: Locale): string {
  const { mailedAt, sendOn } = order.giftDelivery;
  const options = { locale };
  switch (giftDeliveryState(order)) {
    case 'mailed':
      return m.order_gift_delivery_mailed({ day: formatDay(mailedAt!, locale) }, options);
    case 'on':
      return m.order_gift_delivery_on({ day: formatDay(sendOn!, locale) }, options);
    case 'oncePaid':
      return m.order_gift_delivery_once_paid({}, options);
    case 'underWay':
      return m.order_gift_delivery_under_way({}, options);
    case 'over':
      return '';
  }
}

/** Name and address of who gets the codes, as far as they are known. */
export const giftRecipient = ({ recipientName, recipientEmail }: NonNullable<Order['giftDelivery']>): string[] =>
  [recipientName, recipientEmail ?? ''].filter((line) => line !== '');
