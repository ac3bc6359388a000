/** Ways to pay, as pages show them before there is anything to pay. */
export { paymentMarksFor } from './payment-marks.ts';
