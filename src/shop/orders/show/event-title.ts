import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { OrderEvent } from '../record-event.ts';

const eventTitles: Readonly<Record<OrderEvent, (params: object, options: { locale: Locale }) => string>> = {
  placed: m.order_event_placed,
  paid: m.order_event_paid,
  paymentAsked: m.order_event_paymentAsked,
  paymentFailed: m.order_event_paymentFailed,
  surplusRefunded: m.order_event_surplusRefunded,
  surplusSettled: m.order_event_surplusSettled,
  cancelledByShopper: m.order_event_cancelledByShopper,
  expired: m.order_event_expired,
  cancelledByMerchant: m.order_event_cancelledByMerchant,
  cancelRequested: m.order_event_cancelRequested,
  cancelApproved: m.order_event_cancelApproved,
  cancelRejected: m.order_event_cancelRejected,
  shipped: m.order_event_shipped,
  delivered: m.order_event_delivered,
  completed: m.order_event_completed,
  refunded: m.order_event_refunded,
  refundFailed: m.order_event_refundFailed,
  refundByHand: m.order_event_refundByHand,
  creditsReturned: m.order_event_creditsReturned,
  giftCardsReturned: m.order_event_giftCardsReturned,
  withdrawn: m.order_event_withdrawn,
  contractWithdrawn: m.order_event_contractWithdrawn,
  addressChanged: m.order_event_addressChanged,
  expectedDayMoved: m.order_event_expectedDayMoved,
  billingChanged: m.order_event_billingChanged,
  edited: m.order_event_edited,
  imported: m.order_event_imported,
};

/** An event of an order as text in a language. */
export function eventTitle(event: string, locale: Locale): string {
  return eventTitles[event as OrderEvent]?.({}, { locale }) ?? event;
}
