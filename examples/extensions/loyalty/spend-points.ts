/** A discount for points. */
import { refusal, type ExtensionPromotion } from 'vitrine/extension';
import { spendPoints, sumPoints } from './store.ts';
import type { LoyaltySettings } from './settings.ts';
import { say } from './texts.ts';

export const pointsDiscount: ExtensionPromotion<LoyaltySettings> = {
  name: 'points',
  title: { en: 'Loyalty points', zh: '积分抵扣', 'zh-HK': '積分抵扣' },
  // After the merchant's own promotions: points pay for what is left.
  priority: 900,
  async offer({ db, settings: { pointsPerUnitOff }, now }, { accountId }) {
    if (accountId === null || pointsPerUnitOff === 0) return null;
    const units = Math.floor((await sumPoints(db, accountId, now())) / pointsPerUnitOff);
    return units === 0 ? null : { takes: { kind: 'fixedAmount', amount: units * 100 } };
  },
  async take({ settings: { pointsPerUnitOff }, now }, tx, { orderId, accountId, amount }) {
    if (accountId === null) return;
    const points = Math.ceil((amount * pointsPerUnitOff) / 100);
    if (!(await spendPoints(tx, { orderId, accountId, points, spentAt: now() }))) throw refusal((locale) => say('spent', locale));
  },
};
