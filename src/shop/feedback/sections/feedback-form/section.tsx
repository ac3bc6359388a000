/** The page of the feedback form. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, SelectField, TextArea } from '#ui/forms/field.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { feedbackKinds, feedbackLimits } from '../../contract.ts';

const place = 'feedback';
const kindTitles = { praise: m.feedback_kind_praise, problem: m.feedback_kind_problem, idea: m.feedback_kind_idea, other: m.feedback_kind_other } as const;

type FeedbackFormData = { refused: RejectedForm; sent: boolean; orderNo: string | null };

/** What stands in the form of who asks about an order. */
const asking = (orderNo: string): Readonly<Record<string, string>> => ({ kind: 'other', text: `${m.order_title({ orderNo })}\n\n` });

/** Heading, what happens with it, and the form. */
export function FeedbackForm({ data: { refused, sent, orderNo } }: { settings: unknown; data: FeedbackFormData }) {
  const { errors = {}, values = orderNo === null ? {} : asking(orderNo) } = refused ?? {};
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5" id={place}>
      <Breadcrumb crumbs={[{ title: m.feedback_title() }]} />
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <div className="form-panel mt-4 lg:mt-8">
        <h1 className="title-1">{m.feedback_title()}</h1>
        <p className="mb-8 mt-4 text-desc">{m.feedback_text()}</p>
        {sent ? (
          <Alert kind="success">{m.feedback_thanks()}</Alert>
        ) : (
          <PlainForm name="feedback" send="/feedback/add" refused={refused} className="flex flex-col gap-5">
            <SelectField form="feedback" name="kind" label={m.feedback_kind()} defaultValue={values['kind'] ?? 'idea'} error={errors['kind']}>
              {feedbackKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindTitles[kind]()}
                </option>
              ))}
            </SelectField>
            <TextArea
              form="feedback"
              name="text"
              label={m.feedback_words()}
              rows={6}
              maxLength={feedbackLimits.text}
              defaultValue={values['text']}
              error={errors['text']}
            />
            <EmailField
              form="feedback"
              name="email"
              label={m.field_email()}
              hint={m.feedback_email_hint()}
              optional
              defaultValue={values['email']}
              error={errors['email']}
            />
            <Button type="submit" look="primary">
              {m.discussions_send()}
            </Button>
          </PlainForm>
        )}
      </div>
    </section>
  );
}
