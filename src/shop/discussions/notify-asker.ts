import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { queueMailText } from '../messages/index.ts';
import { mailStopToken, mayBeMailed, stopLinks } from '../newsletter/index.ts';
import { pagePath, pathOf } from '../settings/routes/index.ts';
import { readSettings } from '../settings/index.ts';
import type { PostKind } from './contract.ts';
import { placeOf } from './find-subject.ts';
import { findThreadStart } from './store.ts';

/** Mails an approved answer to the author of the thread, in their language, if they gave an address and did not stop such mails. */
export async function notifyAsker(
  tx: Tx,
  context: Context,
  { kind, threadId, author, text }: { kind: PostKind; threadId: string; author: string; text: string },
): Promise<void> {
  const thread = await findThreadStart(tx, kind, threadId);
  if (!thread?.email || !(await mayBeMailed(tx, thread.email))) return;
  const { routes } = await readSettings(context.db);
  const options = { locale: localeFor(thread.lang) };
  const path = pathOf(routes, kind === 'question' ? 'product' : 'article', thread.subjectSlug);
  const site = { baseUrl: context.config.baseUrl, newsletterPath: await pagePath(context.db, 'newsletter') };
  const { page, headers } = stopLinks(site, { lang: thread.lang, token: await mailStopToken(tx, thread.email) });
  await queueMailText(tx, context, {
    id: `answer-${newId()}`,
    to: thread.email,
    lang: thread.lang,
    title: m.discussions_mail_title({ subject: thread.subjectTitle }, options),
    paragraphs: [m.discussions_mail_text({ author }, options), text],
    link: { path: `${path}#${placeOf[kind]}`, text: m.discussions_mail_link({}, options) },
    foot: m.discussions_mail_foot({ address: page }, options),
    headers,
  });
}
