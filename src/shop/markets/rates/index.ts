/** Rates of currencies from the European Central Bank's daily list. */
export { rateRoutes } from './routes.ts';
export { ratesJob, updateRates } from './update-rates.ts';
