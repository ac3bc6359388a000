import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import type { IssueView } from '../contract-issues.ts';
import type { LeftOut } from '../contract-letter.ts';
import { letterOf } from '../letter/letter-of.ts';
import { letterView, type Reader } from '../letter/letter-view.ts';
import { renderLetter, type Sender } from '../letter/render-letter.tsx';
import type { LetterView } from '../letter/section.ts';

/** What is written of an issue, as far as its readers see it. */
export type WrittenIssue = Pick<IssueView, 'texts' | 'format' | 'sections' | 'footer'>;

/** An issue as it is read, with what of it there is given. */
export function renderIssue(issue: WrittenIssue, view: LetterView, sender: Sender): Promise<MadeMail & { leftOut: LeftOut[] }> {
  const texts = issue.texts as Texts<'subject' | 'preheader'>;
  const words = { subject: textIn(texts, 'subject', view.lang), preheader: textIn(texts, 'preheader', view.lang) };
  return renderLetter({ ...letterOf(issue), ...words }, view, sender);
}

/** An issue as it is read: what it names is looked up now, and left out where there is none. */
export async function makeIssueMail(context: Context, issue: WrittenIssue, { sender, ...reader }: Reader & { sender: Sender }) {
  return renderIssue(issue, await letterView(context, letterOf(issue).sections, reader), sender);
}
