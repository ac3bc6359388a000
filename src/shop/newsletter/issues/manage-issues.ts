import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { dispatchMail, readShopFacts } from '../../messages/index.ts';
import { pagePath } from '../../settings/routes/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { z } from 'zod';
import {
  issueSent,
  segmentSchema,
  type IssueState,
  type IssueView,
  type issueInput,
  type newIssueInput,
  type previewInput,
  type Segment,
} from '../contract-issues.ts';
import { issueJob, issueTestJob } from '../job-kinds.ts';
import { stopLinks } from '../mail-stop.ts';
import { makeIssueMail } from './make-mail.ts';
import {
  countReaders,
  deleteIssue,
  findIssue,
  insertIssue,
  listIssueRows,
  loadIssueForUpdate,
  setIssueState,
  updateIssue,
  type IssueContent,
  type IssueRow,
} from './store.ts';

type Written = Pick<z.output<typeof issueInput>, 'texts' | 'format'>;

/** HTML of the editor without what could do harm. @throws invalidInput (40) naming the language of a body of which nothing is left */
function cleaned(context: Context, { texts, format }: Written): IssueView['texts'] {
  if (format === 'text') return texts;
  const clean = Object.entries(texts).map(([lang, { subject, body }]) => [lang, { subject, body: cleanHtml(body) }] as const);
  const empty = clean.find(([, { body }]) => body.trim() === '');
  if (empty)
    throw new ShopError(invalidInput, {
      data: { errors: { [`texts.${empty[0]}.body`]: m.error_field_invalid({ field: 'body' }, { locale: context.locale }) } },
    });
  return Object.fromEntries(clean);
}

const contentOf = (context: Context, input: z.output<typeof issueInput>): IssueContent => ({
  texts: cleaned(context, input),
  format: input.format,
  segment: input.segment,
});

/** Writes an issue: a draft, one that waits for its time, or one that is sent at once to everybody it is meant for, in batches in the background. */
export async function createIssue(context: Context, input: z.output<typeof newIssueInput>): Promise<IssueView> {
  const id = newId(context.now().getTime());
  return context.transaction(async (tx) => {
    await insertIssue(tx, { id, at: context.now(), content: contentOf(context, input), state: 'draft', scheduledAt: null });
    if (input.draft) await recordAction(tx, context, { action: 'newsletter.create', subject: id, about: input });
    else await start(tx, context, { id, at: input.sendAt === null ? null : new Date(input.sendAt) });
    return readIssue(context, id, tx);
  });
}

/** Sends an issue now, or at a time to come. */
async function start(tx: Tx, context: Context, { id, at }: { id: string; at: Date | null }): Promise<void> {
  const isLater = at !== null && at > context.now();
  await setIssueState(tx, id, isLater ? { state: 'scheduled', scheduledAt: at } : { state: 'sending', scheduledAt: null, startedAt: context.now() });
  if (!isLater) await context.enqueue(tx, issueJob, { issueId: id, after: null });
  await recordAction(tx, context, {
    action: isLater ? 'newsletter.schedule' : 'newsletter.send',
    subject: id,
    ...(isLater ? { detail: { at: at.toISOString() } } : {}),
  });
}

/** One issue. @throws notFound (404) */
export async function readIssue(context: Context, id: string, reader: Queryable = context.db): Promise<IssueView> {
  const row = isId(id) ? await findIssue(reader, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toIssue(row);
}

/** What the tag of an issue depends on: not on its counts. */
export const issueState = ({ texts, format, segment, state, sendAt }: IssueView) => ({ texts, format, segment, state, sendAt });

/** Issues, newest first. */
export async function listIssues(context: Context, { page, size, state }: { page: number; size: number; state: IssueState | undefined }) {
  const { rows, total } = await listIssueRows(context.db, { page, size, state });
  return { items: rows.map(toIssue), total, page, size };
}

/** An issue that is not on its way, for a change. @throws notFound (404), issueSent (409), what `ensureFresh` throws */
async function loadUnsent(tx: Tx, id: string, ensureFresh?: EnsureFresh): Promise<IssueView> {
  const row = isId(id) ? await loadIssueForUpdate(tx, id) : undefined;
  if (!row) throw new ShopError(notFound);
  const issue = toIssue(row);
  ensureFresh?.(issueState(issue));
  if (issue.state !== 'draft' && issue.state !== 'scheduled') throw new ShopError(issueSent);
  return issue;
}

/** Changes an issue before it is sent. @throws notFound (404), stale (412), issueSent (409) */
export async function changeIssue(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: z.output<typeof issueInput>; ensureFresh: EnsureFresh },
): Promise<IssueView> {
  return context.transaction(async (tx) => {
    const before = await loadUnsent(tx, id, ensureFresh);
    await updateIssue(tx, id, contentOf(context, input));
    const after = await readIssue(context, id, tx);
    await recordAction(tx, context, { action: 'newsletter.update', subject: id, before: issueState(before), after: issueState(after) });
    return after;
  });
}

/** Takes an issue away that was not sent. @throws notFound (404), stale (412), issueSent (409) */
export async function removeIssue(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const before = await loadUnsent(tx, id, ensureFresh);
    await deleteIssue(tx, id);
    await recordAction(tx, context, { action: 'newsletter.delete', subject: id, before: issueState(before) });
  });
}

/** Sends a draft now or at a time. @throws notFound (404), issueSent (409) */
export async function sendIssue(context: Context, id: string, at: string | null): Promise<IssueView> {
  return context.transaction(async (tx) => {
    await loadUnsent(tx, id);
    await start(tx, context, { id, at: at === null ? null : new Date(at) });
    return readIssue(context, id, tx);
  });
}

/** Makes a draft again of what waits for its time. @throws notFound (404), issueSent (409) */
export async function unscheduleIssue(context: Context, id: string): Promise<IssueView> {
  return context.transaction(async (tx) => {
    await loadUnsent(tx, id);
    await setIssueState(tx, id, { state: 'draft', scheduledAt: null });
    await recordAction(tx, context, { action: 'newsletter.unschedule', subject: id });
    return readIssue(context, id, tx);
  });
}

/** How many readers a segment has. */
export async function countAudience(context: Context, segment: Segment): Promise<{ count: number }> {
  return { count: await countReaders(context.db, segment, context.now()) };
}

/** An issue as its readers will see it. */
export async function previewIssue(context: Context, input: z.output<typeof previewInput>): Promise<MadeMail> {
  const { baseUrl } = context.config;
  const [facts, newsletterPath] = await Promise.all([readShopFacts(context, input.lang), pagePath(context.db, 'newsletter')]);
  const { page } = stopLinks({ baseUrl, newsletterPath }, { lang: input.lang, token: 'preview' });
  const texts = cleaned(context, input) as Texts<'subject' | 'body'>;
  return makeIssueMail({ texts, format: input.format, lang: input.lang, page }, { shopName: facts.name, baseUrl });
}

/** Queues a mail of an issue to who writes it, and to nobody else. Answers the address. @throws as `previewIssue` */
export async function mailTest(context: Context, input: z.output<typeof previewInput>): Promise<{ to: string }> {
  const to = context.caller.kind === 'staff' ? context.caller.email : '';
  await previewIssue(context, input);
  await context.transaction(async (tx) => {
    await context.enqueue(tx, issueTestJob, { ...input, to });
    await recordAction(tx, context, { action: 'newsletter.test', subject: to });
  });
  return { to };
}

/** Sends it. */
export async function sendIssueTest(context: Context, { to, ...input }: z.output<typeof previewInput> & { to: string }): Promise<void> {
  const [facts, made] = await Promise.all([readShopFacts(context, input.lang), previewIssue(context, input)]);
  await dispatchMail(context, facts, { id: `issue-test-${newId(context.now().getTime())}`, to, ...made });
}

function toIssue(row: IssueRow): IssueView {
  const { id, queuedCount, sentCount, failedCount, unsubscribedCount } = row;
  return {
    id,
    texts: row.texts as IssueView['texts'],
    format: row.format as IssueView['format'],
    segment: segmentSchema.parse(row.segment),
    state: row.state as IssueView['state'],
    sendAt: row.scheduledAt?.toISOString() ?? null,
    queuedCount,
    sentCount,
    failedCount,
    unsubscribedCount,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
