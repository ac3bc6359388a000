import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { MailFixture } from '#kit/server/mail/mail-sample.ts';
import { readShopFacts } from './shop-facts.ts';

const words = {
  en: { firstName: 'Ada', lastName: 'Byron', product: 'Ember bowl', option: { title: 'Glaze', value: 'Moss' }, words: 'Ring twice, please.' },
  zh: { firstName: '书宁', lastName: '林', product: '余烬釉碗', option: { title: '釉色', value: '苔绿' }, words: '请按两次门铃。' },
  'zh-HK': { firstName: '書寧', lastName: '林', product: '餘燼釉碗', option: { title: '釉色', value: '苔綠' }, words: '請按兩次門鈴。' },
} as const;

/** What samples are made of, in a language. */
export async function mailFixture(context: Pick<Context, 'db' | 'now' | 'config'>, lang: string): Promise<MailFixture> {
  const { name } = await readShopFacts(context, lang);
  const locale = localeFor(lang);
  return { lang, locale, shopName: name, baseUrl: context.config.baseUrl, now: context.now(), email: 'ada@example.com', ...words[locale] };
}
