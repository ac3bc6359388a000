/** The states of orders and what each means. Every question about a status is answered here; a new status needs a full row. */

/** Order states (docs/rules/orders.md, "Order states"). */
export const orderStatuses = ['inProgress', 'completed', 'cancelled', 'pendingCancellation'] as const;
/** An order's status. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Pay states (docs/rules/orders.md, "Order states"). */
export const payStatuses = ['unpaid', 'paid'] as const;
/** An order's pay status. */
export type PayStatus = (typeof payStatuses)[number];

/** What a status means. `store-states.ts` asks the same in SQL. */
export type OrderStatusTraits = {
  /** It is neither cancelled nor asked to be: its goods are or will be the shopper's. */
  isStanding: boolean;
  /** The shopper has asked to cancel it, and the merchant has to decide. */
  isUndecided: boolean;
  isCancelled: boolean;
  isCompleted: boolean;
} & (
  | {
      /** It is worked on: it may be paid, sent, delivered. */
      isOpen: true;
      /**
       * Staff have to send it once it is paid; shoppers see it as *to ship*. Without it, *to receive* (goods that lie ready to be
       * collected).
       */
      isToSend: boolean;
    }
  | { isOpen: false; isToSend?: never }
);

const none = { isOpen: false, isStanding: false, isUndecided: false, isCancelled: false, isCompleted: false } as const;

/** The table. */
export const orderStatusTraits: Readonly<Record<OrderStatus, OrderStatusTraits>> = {
  inProgress: { ...none, isOpen: true, isToSend: true, isStanding: true },
  completed: { ...none, isStanding: true, isCompleted: true },
  cancelled: { ...none, isCancelled: true },
  pendingCancellation: { ...none, isUndecided: true },
};

type WithStatus = { status: OrderStatus };

/** The status of a new order. */
export const firstOrderStatus: OrderStatus = 'inProgress';
/** See `OrderStatusTraits`. */
export const isOpen = ({ status }: WithStatus): boolean => orderStatusTraits[status].isOpen;
/** See `OrderStatusTraits`. */
export const isStanding = ({ status }: WithStatus): boolean => orderStatusTraits[status].isStanding;
/** See `OrderStatusTraits`. */
export const isUndecided = ({ status }: WithStatus): boolean => orderStatusTraits[status].isUndecided;
/** See `OrderStatusTraits`. */
export const isCancelled = ({ status }: WithStatus): boolean => orderStatusTraits[status].isCancelled;
/** See `OrderStatusTraits`. */
export const isCompleted = ({ status }: WithStatus): boolean => orderStatusTraits[status].isCompleted;

/** `payLater`: some of it waits for stock, and nothing is to be paid before all of it is there. */
type WithPayment = WithStatus & { payStatus: PayStatus; payLater: boolean };

/** What is to be paid of an order now: its total while it waits for its payment, then what it costs more since staff changed it. */
export function dueOf(order: WithPayment & { totalAmount: number; dueAmount: number }): number {
  if (isCancelled(order) || isPaidLater(order)) return 0;
  return order.payStatus === 'unpaid' ? order.totalAmount : order.dueAmount;
}

/** Whether an order still waits for its payment. */
export function awaitsPayment(order: WithPayment): boolean {
  return isOpen(order) && order.payStatus === 'unpaid' && !order.payLater;
}

/** Whether an order is not to be paid yet, since some of it waits for stock. */
export const isPaidLater = (order: WithPayment): boolean => isOpen(order) && order.payStatus === 'unpaid' && order.payLater;

/** Whether nothing of an order is on its way or has arrived: then there is nothing to return, and all of it can still be cancelled or refunded. */
export const isUnsent = ({ shipments, products }: { shipments: readonly object[]; products: readonly { returnableGoods: number }[] }): boolean =>
  shipments.length === 0 && products.every(({ returnableGoods }) => returnableGoods === 0);

/** Whether this shop has an invoice of an order: from payment on, and none of what another shop sold. The one rule for offering, issuing and printing one. */
export const hasInvoice = ({ payStatus, imported }: { payStatus: PayStatus; imported: object | null }): boolean => payStatus === 'paid' && imported === null;
