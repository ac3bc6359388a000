/** What a merchant sets. */
import { settingField, type ExtensionContext } from 'vitrine/extension';
import { z } from 'zod';

export const settings = z.object({
  pointsPerUnit: settingField(
    z.number().int().min(0).max(1_000).default(1),
    { en: 'Points per unit of currency', zh: '每一货币单位的积分', 'zh-HK': '每一貨幣單位的積分' },
    { en: 'For each dollar, euro or yuan of goods in a paid order.' },
  ),
  expireAfterDays: settingField(z.number().int().min(1).max(3_650).default(365), {
    en: 'Points expire after days',
    zh: '积分有效天数',
    'zh-HK': '積分有效天數',
  }),
});

/** What this extension's handlers are given. */
export type Loyalty = ExtensionContext<z.output<typeof settings>>;
