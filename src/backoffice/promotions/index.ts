import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import PromotionIcon from '@mui/icons-material/PercentOutlined';
import { lazily, type Screen } from '../screen.ts';
import { titleOf } from './promotion-title.ts';

/** Promotions, which apply automatically, and coupons, which apply by code. */
export const promotionScreens: readonly Screen[] = (
  [
    ['promotions', PromotionIcon],
    ['coupons', CouponIcon],
  ] as const
).map(([name, icon]) => ({
  kind: 'resource',
  name,
  group: 'marketing',
  icon,
  list: lazily(() => import('./promotion-list.tsx'), 'PromotionList'),
  edit: lazily(() => import('./promotion-form.tsx'), 'PromotionEdit'),
  create: lazily(() => import('./promotion-form.tsx'), 'PromotionCreate'),
  recordRepresentation: titleOf,
}));
