/** On which days something arrives, counted once and written once. */
export { deliveryWindow, type DeliveryCalendar, type ExpectedDays } from './rules-delivery.ts';
export { presentDelivery } from './present-delivery.ts';
