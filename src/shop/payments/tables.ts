import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type PaymentTables = Pick<
  DB,
  | 'payment'
  | 'paymentApproval'
  | 'paymentAccount'
  | 'paymentAccountSecret'
  | 'paymentAttempt'
  | 'paymentCustomer'
  | 'paymentEvent'
  | 'paymentMethod'
  | 'paymentProvider'
  | 'refund'
  | 'savedCard'
>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<PaymentTables>(reader);
