import type { Context } from '#kit/server/context.ts';
import { dispatchMail } from '../../messages/index.ts';
import { segmentSchema } from '../contract-issues.ts';
import { issueJob, issueMailJob } from '../job-kinds.ts';
import { senderFor } from '../letter/sender.ts';
import { readKey } from '../store.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { makeIssueMail } from './make-mail.ts';
import { toIssue } from './to-issue.ts';
import {
  advanceIssue,
  countAttempt,
  endDelivery,
  findDelivery,
  findDueIssues,
  findIssue,
  insertDeliveries,
  loadIssueForUpdate,
  nextReaders,
  setIssueState,
} from './store.ts';

const mailsAtOnce = 100;
const issuesAtOnce = 10;
const mostAttempts = 5;

/** The clock's job: issues whose time has come are sent. */
export async function sendDueIssues(context: Context): Promise<void> {
  for (const id of await findDueIssues(context.db, context.now(), issuesAtOnce)) {
    await context.transaction(async (tx) => {
      const issue = await loadIssueForUpdate(tx, id);
      if (issue?.state !== 'scheduled' || issue.scheduledAt! > context.now()) return;
      await setIssueState(tx, id, { state: 'sending', scheduledAt: null, startedAt: context.now() });
      await context.enqueue(tx, issueJob, { issueId: id, after: null });
    });
  }
}

/** Queues a batch of an issue's mails and the batch after it; run twice, the second run does nothing. */
export async function sendIssueBatch(context: Context, { issueId, after }: { issueId: string; after: string | null }): Promise<void> {
  const issue = await findIssue(context.db, issueId);
  if (!issue) return;
  const segment = segmentSchema.parse(issue.segment);
  const now = context.now();
  await context.transaction(async (tx) => {
    const readers = await nextReaders(tx, { segment, after, most: mailsAtOnce, now });
    const last = readers.at(-1) ?? null;
    if (!(await advanceIssue(tx, { id: issueId, from: after, to: last, count: readers.length, at: now }))) return;
    await insertDeliveries(tx, { issueId, subscriberIds: readers, at: now });
    for (const subscriberId of readers) await context.enqueue(tx, issueMailJob, { issueId, subscriberId });
    if (last !== null) await context.enqueue(tx, issueJob, { issueId, after: last });
  });
}

/** Sends one reader's mail, made now, so that no address and no link waits anywhere. What cannot be sent is tried some times more, then given up. */
export async function sendIssueMail(context: Context, { issueId, subscriberId }: { issueId: string; subscriberId: string }): Promise<void> {
  const which = { issueId, subscriberId };
  const [issue, reader] = await Promise.all([findIssue(context.db, issueId), findDelivery(context.db, which)]);
  if (!issue || !reader) return;
  const end = (state: 'sent' | 'failed' | 'skipped') => context.transaction((tx) => endDelivery(tx, { ...which, state, at: context.now() }));
  if (reader.state !== 'confirmed') return end('skipped');
  const { email, lang } = reader;
  const { facts, headers, ...sender } = await senderFor(context, { lang, token: unsubscribeToken(await readKey(context.db), subscriberId, issueId) });
  try {
    const currency = reader.currencies.find((code) => code !== null);
    const { subject, html, text } = await makeIssueMail(context, toIssue(issue), { lang, currency, sender });
    await dispatchMail(context, facts, { id: `issue-${issueId}-${subscriberId}`, to: email, subject, html, text, headers });
  } catch (error) {
    if ((await context.transaction((tx) => countAttempt(tx, which))) < mostAttempts) throw error;
    context.log.warn({ issue: issueId }, 'a mail of the newsletter was given up');
    return end('failed');
  }
  return end('sent');
}
