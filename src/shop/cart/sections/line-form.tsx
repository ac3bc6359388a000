/** The controls of a cart line: a plain form to the cart page, whose buttons work in place where there is script. */
import type { ReactNode } from 'react';
import { localPath, usePageView } from '#ui/page-view.tsx';

/** The form of a line. */
export function LineForm({ lineId, className, children }: { lineId: string; className: string; children: ReactNode }) {
  const view = usePageView();
  return (
    <form method="post" action={localPath(view, '/cart')} className={className} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="lineId" value={lineId} />
      {children}
    </form>
  );
}

/** A word to press; `form` is the page form that takes it without script, `label` says it whole. */
export function LineButton({ form, title, label, busy, onClick }: { form: string; title: string; label: string; busy: boolean; onClick: () => void }) {
  return (
    <button
      type="submit"
      name="form"
      value={form}
      onClick={onClick}
      aria-disabled={busy}
      className="inline-flex min-h-11 items-center text-sm text-desc underline underline-offset-4 hover:text-base-content"
      aria-label={label}
    >
      {title}
    </button>
  );
}
