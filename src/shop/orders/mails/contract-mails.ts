/** Which mails about orders there are. */

/** What a mail about an order says. */
export const orderMailKinds = [
  'placed',
  'invoice',
  'paymentReceived',
  'paymentAsked',
  'paymentFailed',
  'paymentReminder',
  'cancelRequested',
  'cancelled',
  'expired',
  'cancelRejected',
  'surplusRefunded',
  'refunded',
  'shipped',
  'delivered',
  'edited',
  'addressChanged',
  'expectedDayMoved',
  'parcelException',
  'parcelReturned',
  'lookup',
] as const;

/** What a mail about an order says. */
export type OrderMailKind = (typeof orderMailKinds)[number];
