/** Questions about the product, with answers, and the way to ask. */
import * as m from '#messages';
import { Accordion } from '#ui/accordion.tsx';
import { Alert } from '#ui/alert.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PlainForm, type Refused } from '#ui/plain-form.tsx';
import type { ThreadList } from '../../contract.ts';
import { Threads, WriterFields } from '../thread-list/threads.tsx';

const place = 'questions';

/** What the section shows. */
export type QuestionsData = { threads: ThreadList; refused: Refused; sent: boolean };

/** Heading and form at the left, threads at the right. */
export function ProductQuestions({
  data: { threads, refused, sent },
  model: { product },
}: {
  settings: unknown;
  data: QuestionsData;
  model: { product: { slug: string } };
}) {
  const { locale, path } = usePageView();
  return (
    <section className="page-width block-space" id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <div className="grid gap-x-20 gap-y-8 border-t border-line pt-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-16">
        <div className="min-w-0">
          <h2 className="title-3 mb-5">{m.discussions_questions({}, { locale })}</h2>
          {sent && <Alert kind="success">{m.discussions_thanks({}, { locale })}</Alert>}
          <div className="border-t border-line">
            <Accordion title={m.discussions_ask({}, { locale })} open={refused !== null}>
              <PlainForm name="question" send="/question/add" fields={{ product: product.slug }} refused={refused} className="flex flex-col gap-5">
                <WriterFields
                  form="question"
                  text={m.discussions_your_question({}, { locale })}
                  refused={refused}
                  email={{ hint: m.discussions_email_hint({}, { locale }) }}
                />
              </PlainForm>
            </Accordion>
          </div>
        </div>
        <div className="min-w-0">
          {threads.items.length === 0 ? (
            <p className="text-desc">{m.discussions_no_questions({}, { locale })}</p>
          ) : (
            <Threads threads={threads.items} reply={{ name: 'answer', send: '/question/answer', field: 'id', title: m.discussions_answer({}, { locale }) }} />
          )}
          <Pagination page={threads.page} size={threads.size} total={threads.total} path={path} parameter="question.page" fragment={place} />
        </div>
      </div>
    </section>
  );
}
