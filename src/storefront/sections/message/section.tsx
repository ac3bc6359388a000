/** A plain message with a way on: error pages, and pages whose contents come later. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { useHref } from '#ui/page-view.tsx';

/** The model of pages that only say something. */
export type MessageModel = { title: string; text: string; status?: number };

const settings = z.object({});

function Message({ model }: { model: MessageModel }) {
  const href = useHref();
  return (
    <section className="page-width flex min-h-[50vh] flex-col items-start justify-center gap-6 py-16">
      {model.status && <p className="text-desc">{model.status}</p>}
      <h1 className="title-1">{model.title}</h1>
      <p className="max-w-prose text-desc">{model.text}</p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={href('/')}>
          {m.page_to_home()}
        </a>
        <a className="btn" href={href('/search')}>
          {m.page_to_search()}
        </a>
      </p>
    </section>
  );
}

/** Says a page's `title` and `text`. */
export const messageSection = defineSection<z.output<typeof settings>, undefined, MessageModel>({ name: 'message', settings, Component: Message });
