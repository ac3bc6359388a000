import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { dispatchMail } from '../../messages/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { previewInput } from '../contract-issues.ts';
import type { LeftOut } from '../contract-letter.ts';
import { issueTestJob } from '../job-kinds.ts';
import { senderFor } from '../letter/sender.ts';
import { makeIssueMail } from './make-mail.ts';
import { contentOf } from './manage-issues.ts';

type Draft = z.output<typeof previewInput>;

/** An issue as its readers will see it, and what is left out of it: a section that is faulty or shows what is gone. @throws invalidInput (40) for an empty body */
export async function previewIssue(context: Context, { lang, currency, ...draft }: Draft): Promise<MadeMail & { leftOut: LeftOut[] }> {
  const [issue, sender] = await Promise.all([draft.format === 'sections' ? draft : contentOf(context, draft), senderFor(context, { lang, token: 'preview' })]);
  return makeIssueMail(context, issue, { lang, currency, sender });
}

/** Queues a test mail of an issue to its author only. Returns the address. @throws as `previewIssue` */
export async function mailTest(context: Context, input: Draft): Promise<{ to: string }> {
  const to = context.caller.kind === 'staff' ? context.caller.email : '';
  await previewIssue(context, input);
  await context.transaction(async (tx) => {
    await context.enqueue(tx, issueTestJob, { ...input, to });
    await recordAction(tx, context, { action: 'newsletter.test', subject: to });
  });
  return { to };
}

/** Sends it. */
export async function sendIssueTest(context: Context, { to, ...input }: Draft & { to: string }): Promise<void> {
  const [{ facts }, { subject, html, text }] = await Promise.all([senderFor(context, { lang: input.lang, token: 'preview' }), previewIssue(context, input)]);
  await dispatchMail(context, facts, { id: `issue-test-${newId(context.now().getTime())}`, to, subject, html, text });
}
