import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import PromotionIcon from '@mui/icons-material/PercentOutlined';
import type { Screen } from '../screen.ts';
import { PromotionCreate, PromotionEdit } from './promotion-form.tsx';
import { PromotionList } from './promotion-list.tsx';
import { titleOf } from './promotion-title.ts';

/** Promotions, which act by themselves, and coupons, which act for who gives the code. */
export const promotionScreens: readonly Screen[] = (
  [
    ['promotions', PromotionIcon],
    ['coupons', CouponIcon],
  ] as const
).map(([name, icon]) => ({
  kind: 'resource',
  name,
  icon,
  list: PromotionList,
  edit: PromotionEdit,
  create: PromotionCreate,
  recordRepresentation: titleOf,
}));
