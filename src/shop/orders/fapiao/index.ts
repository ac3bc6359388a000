/** Chinese invoices (发票): what they say, and who may ask for one. */
export { checkFapiao, offersFapiao } from './check-fapiao.ts';
