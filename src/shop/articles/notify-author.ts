import * as m from '#messages';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { queueMailText, readShopFacts } from '../messages/index.ts';
import { notifyAccount } from '../notices/index.ts';
import type { StoredStaffText } from './store-staff.ts';

type What = 'approved' | 'refused' | 'takenDown';
type Say = (params: { title: string }, options: { locale: Locale }) => string;

const texts: Readonly<Record<What, { title: Say; text: Say }>> = {
  approved: { title: m.articles_mail_approved, text: m.articles_mail_approved_text },
  refused: { title: m.articles_mail_refused, text: m.articles_mail_refused_text },
  takenDown: { title: m.articles_mail_taken_down, text: m.articles_mail_taken_down_text },
};

/** Tells an author what became of an article, in the author's language: on the shop's own pages, and by mail where there is an address. */
export async function notifyAuthor(
  tx: Tx,
  context: Context,
  { article, what, reason = '' }: { article: StoredStaffText; what: What; reason?: string },
): Promise<void> {
  const { email, accountId, accountLang: lang, title } = article;
  const { userBasePath } = await readShopFacts(context, lang);
  const path = `${userBasePath}article`;
  await notifyAccount(tx, context, { accountId, kind: what === 'approved' ? 'articleApproved' : 'articleRefused', params: { title, reason }, path });
  if (email === null) return;
  const options = { locale: localeFor(lang) };
  await queueMailText(tx, context, {
    id: `article-${newId()}`,
    to: email,
    lang,
    title: texts[what].title({ title }, options),
    paragraphs: [texts[what].text({ title }, options), ...(reason === '' ? [] : [reason])],
    link: { path, text: m.articles_mail_link({}, options) },
  });
}
