/** Chinese invoices at checkout. */
export { setFapiao } from './set-fapiao.ts';
