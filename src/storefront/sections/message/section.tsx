/** A plain message with a way on: error pages, and pages whose contents come later. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The model of pages that only say something. */
export type MessageModel = { title: string; text: string; status?: number };

const settings = z.object({});

function Message({ model }: { model: MessageModel }) {
  return (
    <section className="page-width flex flex-col items-start gap-5 pb-8 pt-12 lg:row-span-2 lg:self-center">
      {model.status && <p className="text-desc">{model.status}</p>}
      <h1 className="title-1">{model.title}</h1>
      <p className="max-w-prose text-desc">{model.text}</p>
      <p className="grid w-full gap-3 sm:flex sm:flex-wrap">
        <ButtonLink path="/" look="primary">
          {m.list_home()}
        </ButtonLink>
        <ButtonLink path="/search">{m.page_to_search()}</ButtonLink>
      </p>
    </section>
  );
}

/** Says a page's `title` and `text`. */
export const messageSection = defineSection<z.output<typeof settings>, undefined, MessageModel>({
  name: 'message',
  card: { title: m.section_message },
  settings,
  Component: Message,
});
