/** What the section of an order's returns is given. */
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { Order } from '../../../orders/contract.ts';
import type { Return } from '../../contract.ts';

/** The page's model: an order, or what is known of one before the browser has shown its secret. */
export type OrderReturnsModel = Order | { orderNo: string; initial: Order | null };

/** What the page shows without a script: the order's returns, and how its plain forms stand. `known` is null where only the browser can ask. */
export type OrderReturnsData = { known: Return[] | null; asked: RejectedForm; parcel: RejectedForm; error: string | null };
