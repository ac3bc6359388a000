/** What a merchant sets. */
import { settingField, type ExtensionContext } from 'vitrine/extension';
import { z } from 'zod';

export const settings = z.object({
  pointsPerUnit: settingField(
    z.number().int().min(0).max(1_000).default(1),
    { en: 'Points per unit of currency', zh: '每一货币单位的积分', 'zh-HK': '每一貨幣單位的積分' },
    {
      en: 'For each dollar, euro or yuan of goods in a paid order.',
      zh: '已付款订单中每一元商品。',
      'zh-HK': '已付款訂單中每一元商品。',
    },
  ),
  pointsPerUnitOff: settingField(
    z.number().int().min(0).max(1_000_000).default(100),
    { en: 'Points for one unit off', zh: '抵扣一货币单位所需积分', 'zh-HK': '抵扣一貨幣單位所需積分' },
    { en: '0: points give no discount.', zh: '0：积分不抵扣。', 'zh-HK': '0：積分不抵扣。' },
  ),
  expireAfterDays: settingField(z.number().int().min(1).max(3_650).default(365), {
    en: 'Points expire after days',
    zh: '积分有效天数',
    'zh-HK': '積分有效天數',
  }),
});

/** As the schema makes them. */
export type LoyaltySettings = z.output<typeof settings>;

/** What this extension's handlers are given. */
export type Loyalty = ExtensionContext<LoyaltySettings>;
