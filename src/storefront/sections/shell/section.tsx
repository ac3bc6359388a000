/** What a document of the user area holds: nothing private. The browser asks for the page itself with the visitor's token. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { Button } from '#ui/button.tsx';
import { useHref } from '#ui/page-view.tsx';
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx';

const settings = z.object({});
const lines = 3;

/**
 * As wide as the page that follows, and higher than the window, so that neither page nor foot jumps when it comes. `src/browser/navigation/app-shell.ts` turns
 * what waits into what says why nothing came.
 */
function Shell() {
  const href = useHref();
  return (
    <section className="user-shell min-h-screen py-6 lg:py-10">
      <div className="noscript:hidden" data-shell-waiting="">
        <Skeleton className="mb-8 h-9 w-1/2" />
        <SkeletonLines count={lines} label={m.page_loading()} />
      </div>
      <div role="alert" data-shell-failed="" hidden>
        <h1 className="title-1">{m.page_not_come_title()}</h1>
        <p className="mb-8 mt-3 text-desc" data-shell-reason="" />
        <Button look="primary">{m.page_try_again()}</Button>
      </div>
      <noscript>
        <p className="mt-6">{m.page_needs_script()}</p>
        <p className="mt-6">
          <a className="btn btn-primary" href={href('/auth/signin')}>
            {m.ui_sign_in()}
          </a>
        </p>
      </noscript>
    </section>
  );
}

export const shellSection = defineSection<z.output<typeof settings>, undefined, unknown>({
  name: 'shell',
  card: { title: m.section_shell },
  settings,
  Component: Shell,
});
