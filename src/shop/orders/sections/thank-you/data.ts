/** What the page after ordering is given. */
import type { Order } from '../../contract.ts';

/** `initial` is the order when the placing browser's cookie lets it be seen; else the browser asks with the token of the address's fragment. */
export type ThankYouProps = { orderNo: string; initial: Order | null };
