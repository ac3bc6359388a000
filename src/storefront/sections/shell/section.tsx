/** What a document of the user area holds: nothing private. The browser asks for the page itself with the visitor's token. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { useHref } from '#ui/page-view.tsx';

const settings = z.object({});

function Shell() {
  const href = useHref();
  return (
    <section className="page-width min-h-[60vh] py-16">
      <p aria-live="polite" className="text-desc">
        {m.page_loading()}
      </p>
      <noscript>
        <p className="mt-6">{m.page_needs_script()}</p>
        <p className="mt-6">
          <a className="btn btn-primary" href={href('/auth/signin')}>
            {m.page_sign_in()}
          </a>
        </p>
      </noscript>
    </section>
  );
}

/** See above. */
export const shellSection = defineSection<z.output<typeof settings>, undefined, unknown>({ name: 'shell', settings, Component: Shell });
