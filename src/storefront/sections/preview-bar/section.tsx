/** Says that drafts are shown; stands above the header of a preview and nowhere else. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { localPath, usePageView } from '#ui/page-view.tsx';

function PreviewBar() {
  const view = usePageView();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-6 bg-warning px-4 py-1 text-sm text-base-content">
      {m.page_preview()}
      {/* A full load: navigation within the page would carry the preview along. */}
      <a href={localPath(view, view.path)} data-full-load="" className="inline-flex min-h-8 items-center underline underline-offset-4">
        {m.page_preview_leave()}
      </a>
    </p>
  );
}

/** The bar. */
export const previewBarSection = defineSection<object, undefined, unknown>({
  name: 'preview-bar',
  card: { title: m.section_preview_bar },
  settings: z.object({}),
  Component: PreviewBar,
});
