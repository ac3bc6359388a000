/** Where an order goes: changed by its shopper or by staff. */
export { changeOwnAddress } from './change-own-address.ts';
