import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { localeFor, textIn, type Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { pagePath } from '../settings/routes/index.ts';
import { recordAction } from '../staff/index.ts';
import type { IssueView } from './contract.ts';
import { issueJob } from './job-kinds.ts';
import { advanceIssue, findIssue, insertIssue, listIssueRows, nextConfirmed, readKey, type IssueRow } from './store.ts';
import { stopLinks } from './mail-stop.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const mailsAtOnce = 100;

/** Sends an issue to everybody who confirmed, in batches in the background. */
export async function sendIssue(context: Context, { texts }: { texts: IssueView['texts'] }): Promise<IssueView> {
  const id = newId();
  await context.transaction(async (tx) => {
    await insertIssue(tx, { id, texts, at: context.now() });
    await context.enqueue(tx, issueJob, { issueId: id, after: null });
    await recordAction(tx, context, { action: 'newsletter.send', subject: id });
  });
  return readIssue(context, id);
}

/** One issue. @throws notFound (404) */
export async function readIssue(context: Context, id: string): Promise<IssueView> {
  const row = isId(id) ? await findIssue(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toIssue(row);
}

/** Issues, newest first. */
export async function listIssues(context: Context, { page, size }: { page: number; size: number }) {
  const { rows, total } = await listIssueRows(context.db, { page, size });
  return { items: rows.map(toIssue), total, page, size };
}

/** Queues a batch of an issue's mails and the batch after it; run twice, the second run does nothing. */
export async function sendIssueBatch(context: Context, { issueId, after }: { issueId: string; after: string | null }): Promise<void> {
  const issue = await findIssue(context.db, issueId);
  if (!issue) return;
  const [key, newsletterPath] = await Promise.all([readKey(context.db), pagePath(context.db, 'newsletter')]);
  const site = { baseUrl: context.config.baseUrl, newsletterPath };
  await context.transaction(async (tx) => {
    const people = await nextConfirmed(tx, after, mailsAtOnce);
    const last = people.at(-1)?.id ?? null;
    if (!(await advanceIssue(tx, { id: issueId, from: after, to: last, count: people.length, at: context.now() }))) return;
    for (const person of people) await queueMailText(tx, context, formatIssue(site, issue, { ...person, token: unsubscribeToken(key, person.id) }));
    if (last !== null) await context.enqueue(tx, issueJob, { issueId, after: last });
  });
}

/** The newsletter issue as mailed to one person. */
export function formatIssue(
  site: { baseUrl: string; newsletterPath: string },
  issue: Pick<IssueRow, 'id' | 'texts'>,
  { id, email, lang, token }: { id: string; email: string; lang: string; token: string },
): MailText {
  const texts = issue.texts as Texts<'subject' | 'body'>;
  const { page, headers } = stopLinks(site, { lang, token });
  const options = { locale: localeFor(lang) };
  return {
    id: `issue-${issue.id}-${id}`,
    to: email,
    lang,
    title: textIn(texts, 'subject', lang),
    paragraphs: [textIn(texts, 'body', lang)],
    foot: m.newsletter_issue_foot({ address: page }, options),
    headers,
  };
}

function toIssue(row: IssueRow): IssueView {
  return {
    id: row.id,
    texts: row.texts as IssueView['texts'],
    state: row.state as IssueView['state'],
    queuedCount: row.queuedCount,
    createdAt: row.createdAt.toISOString(),
  };
}
