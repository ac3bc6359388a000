/** A band that says what an order earns. */
import { defineSection } from 'vitrine/extension';
import { z } from 'zod';
import type { Loyalty } from './settings.ts';
import { say } from './texts.ts';

export const pointsSection = defineSection({
  name: 'points',
  settings: z.object({}),
  title: { en: 'Loyalty points', zh: '积分', 'zh-HK': '積分' },
  about: { en: 'Says how many points an order earns.', zh: '说明订单可获得多少积分。', 'zh-HK': '說明訂單可獲得多少積分。' },
  group: 'marketing',
  load: async ({ context: { settings, locale, currency } }: { context: Loyalty }) => {
    const points = settings.pointsPerUnit;
    return { data: { text: say(points === 1 ? 'earnOne' : 'earn', locale, { points, currency }) }, tags: [] };
  },
  Component: ({ data }) => (
    <section className="page-width block-space text-center">
      <p className="text-lg">{data.text}</p>
    </section>
  ),
});
