/** An example: a section that greets, and a page that shows it. */
import { defineExtension } from 'vitrine/extension';
import { hello, say } from './hello.tsx';
import { settings } from './settings.ts';

export default defineExtension({
  name: 'greeting',
  version: '1.0.0',
  title: { en: 'Greeting', zh: '问候', 'zh-HK': '問候' },
  // The merchant may write them otherwise, under Content → Texts.
  texts: [say],
  settings,
  sections: [hello],
  // At /app/greeting/hello; the back office can put the section on any other page, too.
  pages: [{ path: 'hello', title: { en: 'Hello', zh: '你好', 'zh-HK': '你好' }, sections: [{ section: 'greeting-hello' }] }],
});
