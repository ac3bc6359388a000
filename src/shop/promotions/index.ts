/**
 * Promotions and coupons: what is taken off a basket, under which conditions and how often. `rules*.ts` decide and know no
 * database; `findOffers` says what is offered to somebody; `takeUses` counts limited ones in the transaction that places the order.
 */
import type { Slice } from '#kit/server/slice.ts';
import { promotionAdminRoutes } from './staff/admin-routes.ts';
import { promotionRoutes } from './routes.ts';
import { promotionPersonalData } from './store-personal.ts';

export { savePromotion } from './staff/save-promotion.ts';

/** The slice's operations. */
export const promotionsSlice: Slice = {
  name: 'promotions',
  personalData: promotionPersonalData,
  routes(api) {
    promotionRoutes(api);
    promotionAdminRoutes(api);
  },
};
