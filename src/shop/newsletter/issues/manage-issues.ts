import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '../../staff/index.ts';
import type { z } from 'zod';
import { issueSent, segmentSchema, type IssueState, type IssueView, type issueInput, type newIssueInput, type Segment } from '../contract-issues.ts';
import { issueJob } from '../job-kinds.ts';
import { checkLetter } from '../letter/check-letter.ts';
import type { WrittenIssue } from './make-mail.ts';
import { countReaders, deleteIssue, findIssue, insertIssue, listIssueRows, loadIssueForUpdate, setIssueState, updateIssue } from './store.ts';
import { toIssue } from './to-issue.ts';

/**
 * What is stored of what staff wrote: without what could do harm, and, where it is built of sections, with each of them checked.
 * @throws invalidInput (40) naming the language of a body of which nothing is left, or a section by its place
 */
export async function contentOf(context: Context, { texts, format, sections, footer }: WrittenIssue): Promise<WrittenIssue> {
  if (format === 'sections') return { texts: withoutBodies(texts), format, sections: await checkLetter(context, sections), footer };
  return { texts: format === 'html' ? cleaned(context, texts) : texts, format, sections: [], footer };
}

const mapTexts = (texts: IssueView['texts'], change: (words: NonNullable<IssueView['texts']['en']>) => typeof words): IssueView['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([lang, words]) => [lang, change(words)]));
const withoutBodies = (texts: IssueView['texts']) => mapTexts(texts, (words) => ({ ...words, body: '' }));

function cleaned(context: Context, texts: IssueView['texts']): IssueView['texts'] {
  const clean = mapTexts(texts, (words) => ({ ...words, body: cleanHtml(words.body) }));
  const empty = Object.entries(clean).find(([, { body }]) => body.trim() === '');
  if (!empty) return clean;
  const error = m.error_field_invalid({ field: 'body' }, { locale: context.locale });
  throw new ShopError(invalidInput, { data: { errors: { [`texts.${empty[0]}.body`]: error } } });
}

/** Writes an issue: a draft, one that waits for its time, or one that is sent at once to everybody it is meant for, in batches in the background. */
export async function createIssue(context: Context, input: z.output<typeof newIssueInput>): Promise<IssueView> {
  const id = newId(context.now().getTime());
  const content = { ...(await contentOf(context, input)), segment: input.segment };
  return context.transaction(async (tx) => {
    await insertIssue(tx, { id, at: context.now(), content, state: 'draft', scheduledAt: null });
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
export const issueState = ({ texts, format, sections, footer, segment, state, sendAt }: IssueView) => ({
  texts,
  format,
  sections,
  footer,
  segment,
  state,
  sendAt,
});

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
  const content = { ...(await contentOf(context, input)), segment: input.segment };
  return context.transaction(async (tx) => {
    const before = await loadUnsent(tx, id, ensureFresh);
    await updateIssue(tx, id, content);
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

/** Makes a draft with the content and audience of an issue, sent or not. @throws notFound (404) */
export async function duplicateIssue(context: Context, of: string): Promise<IssueView> {
  const id = newId(context.now().getTime());
  return context.transaction(async (tx) => {
    const row = isId(of) ? await findIssue(tx, of) : undefined;
    if (!row) throw new ShopError(notFound);
    const content = { ...row, segment: segmentSchema.parse(row.segment) };
    await insertIssue(tx, { id, at: context.now(), content, state: 'draft', scheduledAt: null });
    const copy = await readIssue(context, id, tx);
    await recordAction(tx, context, { action: 'newsletter.duplicate', subject: id, detail: { of }, before: null, after: issueState(copy) });
    return copy;
  });
}
