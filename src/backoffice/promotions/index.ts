import { lazily, type Screen } from '../screen.ts';
import { titleOf } from './promotion-title.ts';

/** Promotions, which apply automatically, and coupons, which apply by code. */
export const promotionScreens: readonly Screen[] = (['promotions', 'coupons'] as const).map((name) => ({
  kind: 'resource',
  name,
  group: 'marketing',
  list: lazily(() => import('./promotion-list.tsx'), 'PromotionList'),
  edit: lazily(() => import('./promotion-form.tsx'), 'PromotionEdit'),
  create: lazily(() => import('./promotion-form.tsx'), 'PromotionCreate'),
  recordRepresentation: titleOf,
}));
