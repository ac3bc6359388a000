import * as m from '#messages';
import { localeFor, defaultLanguage } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { receiveForm, rejectLinks, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { newId } from '#kit/server/ids.ts';
import { shopperOf } from '../accounts/index.ts';
import { queueMailText } from '../messages/index.ts';
import type { FeedbackInput } from './contract.ts';
import { insertFeedback } from './store.ts';

/**
 * Stores feedback and mails it to the merchant.
 * @throws invalidInput (40) for too many links, tooMany (429)
 */
export async function addFeedback(context: Context, input: FeedbackInput & GuardInput): Promise<{ message: string }> {
  rejectLinks({ text: input.text }, context);
  const { kind, text: body, email, page } = input;
  await context.transaction(async (tx) => {
    const shopper = shopperOf(context);
    if (!(await receiveForm(tx, context, { form: 'feedback', guard: input, visitor: shopper && (shopper.accountId ?? shopper.guestId) }))) return;
    const id = newId();
    await insertFeedback(tx, {
      id,
      kind,
      body,
      email: email ?? null,
      page,
      lang: context.lang,
      accountId: shopper?.accountId ?? null,
      createdAt: context.now(),
    });
    const options = { locale: localeFor(defaultLanguage) };
    await queueMailText(tx, context, {
      id: `feedback-${id}`,
      to: null,
      lang: defaultLanguage,
      title: m.feedback_mail_title({ kind: titles[kind]({}, options) }, options),
      paragraphs: [body],
      rows: [...(email ? [{ title: m.field_email({}, options), value: email }] : []), ...(page ? [{ title: m.field_page({}, options), value: page }] : [])],
      link: { path: '/backoffice/feedback', text: m.feedback_mail_link({}, options) },
      ...(email ? { replyTo: email } : {}),
    });
  });
  return { message: m.feedback_thanks({}, { locale: context.locale }) };
}

const titles = { praise: m.feedback_kind_praise, problem: m.feedback_kind_problem, idea: m.feedback_kind_idea, other: m.feedback_kind_other } as const;
