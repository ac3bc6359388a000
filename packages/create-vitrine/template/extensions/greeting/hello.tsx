/** A band that greets. */
import { defineSection, defineTexts } from 'vitrine/extension';
import { z } from 'zod';
import type { Greeting } from './settings.ts';

export const say = defineTexts('greeting', {
  en: { hello: 'Hello {name}!' },
  zh: { hello: '你好，{name}！' },
  'zh-HK': { hello: '你好，{name}！' },
});

export const hello = defineSection({
  name: 'hello',
  settings: z.object({}),
  title: { en: 'Greeting', zh: '问候', 'zh-HK': '問候' },
  about: { en: 'Greets whoever reads the page.', zh: '问候浏览者。', 'zh-HK': '問候瀏覽者。' },
  load: async ({ context }: { context: Greeting }) => ({ data: { text: say('hello', context.locale, { name: context.settings.name }) }, tags: [] }),
  Component: ({ data }) => (
    <section className="container mx-auto px-4 py-8 text-center">
      <p className="text-lg">{data.text}</p>
    </section>
  ),
});
