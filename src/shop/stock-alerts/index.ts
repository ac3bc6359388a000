/** Mails about goods that are back in stock, to addresses that asked for one; no account is needed. */
import { z } from 'zod';
import type { Slice } from '#kit/server/slice.ts';
import { noticeSample } from '../messages/index.ts';
import { usualPagePath } from '../settings/routes/index.ts';
import { stockAlertLimits } from './contract.ts';
import { stockAlertPersonalData } from './personal-data.ts';
import { stockAlertRoutes } from './routes.ts';
import { formatAlert, sendAlerts } from './send-alerts.ts';
import { deleteOldAlerts } from './store.ts';

export { requestAlert } from './request-alert.ts';

const sampleOf = { id: 'sample', email: 'sample@example.com', path: '/product/sample', token: 'sample' };

/** The slice as the process lists it. */
export const stockAlertsSlice: Slice = {
  name: 'stock-alerts',
  routes: stockAlertRoutes,
  jobs: [{ name: 'stock-alert.send', schedule: '*/5 * * * *', data: z.object({}), run: sendAlerts, retryLimit: 0 }],
  personalData: stockAlertPersonalData,
  retention: [{ name: 'stockAlerts', days: () => stockAlertLimits.days, purge: deleteOldAlerts }],
  mailSamples: [
    noticeSample('stock.alert', ({ lang, baseUrl, product }) =>
      formatAlert({ baseUrl, newsletterPath: usualPagePath('newsletter') }, { ...sampleOf, lang, name: product }),
    ),
  ],
};
