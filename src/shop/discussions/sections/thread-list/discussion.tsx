/** A discussion as a page shows it: heading and form at the left, threads at the right; while there are none, the form stands there. */
import * as m from '#messages';
import { Accordion } from '#ui/accordion.tsx';
import { Alert } from '#ui/alert.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import type { ThreadList } from '../../contract.ts';
import { Threads, WriterFields, type ReplyForm } from './threads.tsx';

/** What it shows. */
export type DiscussionData = { threads: ThreadList; refused: RejectedForm; sent: boolean };

/** Its texts, and by which forms people write: `write` begins a thread. */
export type DiscussionLook = {
  place: string;
  title: string;
  none: string;
  write: { name: string; send: string; fields: Readonly<Record<string, string>>; title: string; label: string };
  reply: ReplyForm;
  pageParameter: string;
};

/** Reads without script, and its forms post without it. */
export function Discussion({ look, data: { threads, refused, sent } }: { look: DiscussionLook; data: DiscussionData }) {
  const { path } = usePageView();
  const { place, write } = look;
  const isEmpty = threads.items.length === 0;
  const form = (
    <div className={isEmpty ? '' : 'border-t border-line'}>
      <Accordion title={write.title} open={refused !== null} isAlone={isEmpty}>
        <PlainForm name={write.name} send={write.send} fields={write.fields} refused={refused} className="flex flex-col gap-5">
          <WriterFields form={write.name} text={write.label} refused={refused} email={{ hint: m.discussions_email_hint() }} />
        </PlainForm>
      </Accordion>
    </div>
  );
  return (
    <section className={`page-width ${isEmpty ? 'mb-8 mt-10' : 'block-space'}`} id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <div className={`grid gap-x-20 border-t border-line lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${isEmpty ? 'gap-y-4 pt-8' : 'gap-y-8 pt-12 lg:pt-14'}`}>
        <div className="min-w-0">
          <h2 className="title-2 mb-5">{look.title}</h2>
          {sent && <Alert kind="success">{m.discussions_thanks()}</Alert>}
          {isEmpty ? <p className="text-desc">{look.none}</p> : form}
        </div>
        <div className="min-w-0">
          {isEmpty ? form : <Threads threads={threads.items} reply={look.reply} />}
          <Pagination page={threads.page} size={threads.size} total={threads.total} path={path} parameter={look.pageParameter} fragment={place} />
        </div>
      </div>
    </section>
  );
}
