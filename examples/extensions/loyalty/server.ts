/** Loyalty: points for paid orders, and a discount for points. */
import { defineExtension, defineJob } from 'vitrine/extension';
import { z } from 'zod';
import { migrations } from './migrations.ts';
import { earnPoints, undoPoints } from './earn-points.ts';
import { pointsOverview, pointsResource } from './points-resource.ts';
import { pointsSection } from './points-section.tsx';
import { pointsDiscount } from './spend-points.ts';
import { settings, type Loyalty } from './settings.ts';
import { deleteExpired } from './store.ts';
import { say } from './texts.ts';

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
  description: {
    en: 'Points for paid orders, and a discount for points.',
    zh: '付款订单可获得积分，积分可抵扣。',
    'zh-HK': '付款訂單可獲得積分，積分可抵扣。',
  },
  texts: [say],
  settings,
  migrations,
  events: [
    { event: 'order.paid', run: earnPoints },
    { event: 'order.cancelled', run: undoPoints },
  ],
  jobs: [expire],
  sections: [pointsSection],
  promotions: [pointsDiscount],
  resources: [pointsResource],
  operations: [pointsOverview],
  personalData: [
    { name: 'points', table: 'point', columns: ['order_id', 'points', 'remaining', 'note', 'earned_at', 'expires_at'], key: ['id'] },
    { name: 'points spent', table: 'spending', columns: ['order_id', 'points', 'spent_at'], key: ['order_id'] },
  ],
});
