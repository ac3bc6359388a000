/** What the page after ordering is given. */
import type { Order } from '../../contract.ts';
import type { AddressChangeProps } from '../order-view/address-change.tsx';

/**
 * `initial` is the order when this browser's cookie lets it be seen; else the browser asks with the token of the address's fragment, or, without
 * script, the shopper pastes the link: `linkError` says what is wrong with that. `reviewPath`: it is on the way there, and shows no order. `addressChanged`: a form did so just now.
 */
export type ThankYouProps = {
  orderNo: string;
  initial: Order | null;
  linkError?: string;
  reviewPath?: string;
  address?: AddressChangeProps;
  addressChanged?: boolean;
};
