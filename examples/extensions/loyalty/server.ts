/** Loyalty: points for paid orders. */
import { defineExtension, defineJob } from 'vitrine/extension';
import { z } from 'zod';
import { pointsTable } from './migrations.ts';
import { earnPoints } from './earn-points.ts';
import { pointsSection } from './points-section.tsx';
import { settings, type Loyalty } from './settings.ts';
import { deleteExpired } from './store.ts';

const expire = defineJob({
  name: 'expire',
  data: z.object({}),
  schedule: '20 3 * * *',
  async run(context: Loyalty) {
    const count = await context.transaction((tx) => deleteExpired(tx, context.now()));
    if (count > 0) context.log.info({ count }, 'points expired');
  },
});

export default defineExtension({
  name: 'loyalty',
  version: '1.0.0',
  title: { en: 'Loyalty', zh: '积分', 'zh-HK': '積分' },
  description: { en: 'Points for paid orders.', zh: '付款订单可获得积分。', 'zh-HK': '付款訂單可獲得積分。' },
  settings,
  migrations: [pointsTable],
  events: [{ event: 'order.paid', run: earnPoints }],
  jobs: [expire],
  sections: [pointsSection],
  personalData: [{ name: 'points', table: 'point', columns: ['order_id', 'points', 'earned_at', 'expires_at'], key: ['order_id'] }],
});
