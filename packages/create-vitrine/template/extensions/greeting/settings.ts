/** What the merchant sets: the back office makes a form of it, under Settings → Extensions. */
import { settingField, type ExtensionContext } from 'vitrine/extension';
import { z } from 'zod';

export const settings = z.object({
  name: settingField(z.string().max(80).default('you'), { en: 'Whom to greet', zh: '问候谁', 'zh-HK': '問候誰' }),
});

export type Greeting = ExtensionContext<z.output<typeof settings>>;
