/** What shoppers and guests ask of their orders, and pay. */
import { z } from 'zod';
import { addressInput } from '../addresses/contract.ts';
import { paymentActionSchema, paymentLimits, paymentStates } from '../payments/contract.ts';
import { orderLimits } from './contract-limits.ts';

const orderNo = z.string().min(1).max(orderLimits.orderNoLength);
const orderToken = z.string().max(orderLimits.tokenLength).optional();

/** Names an order of the caller's; a guest may hold its token instead of the cookie. */
export const ownOrderInput = z.object({ orderNo, orderToken });
/** `/order/cancel` */
export const cancelOrderInput = ownOrderInput.extend({ reason: z.string().trim().max(orderLimits.reasonLength).default('') });
/** `/order/address` */
export const ownAddressChangeInput = ownOrderInput.extend({ address: addressInput });
/** The plain form that opens an order: its mailed link, pasted. */
export const openOrderInput = z.object({ link: z.string().trim().min(1).max(orderLimits.linkLength) });
/** `/order/lookup` */
export const lookupOrderInput = z.object({ orderNo, email: z.string().trim().min(3).max(254) });
/** `/payment/start` */
export const startPaymentInput = ownOrderInput.extend({ methodId: z.string().min(1).max(paymentLimits.methodIdLength), saveCard: z.boolean().optional() });

/** What `/payment/start` answers. */
export const paymentStartSchema = z
  .object({
    orderNo: z.string(),
    orderToken: z.string().optional(),
    payment: z.object({ state: z.enum(paymentStates), action: paymentActionSchema }),
  })
  .meta({ id: 'PaymentStart', description: 'A payment that was begun, and what the browser does next.' });
