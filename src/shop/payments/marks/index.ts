/** Ways to pay, as pages show them before there is anything to pay. */
export { paymentMarksFor, type PaymentMark } from './payment-marks.ts';
