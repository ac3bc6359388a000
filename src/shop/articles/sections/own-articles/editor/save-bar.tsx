/** The state of saving, and what can be done next: always in sight of the writer. */
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import type { SaveState } from './use-article.ts';

const texts: Readonly<Record<SaveState, (() => string) | null>> = {
  clean: null,
  changed: null,
  saving: m.articles_saving,
  saved: m.articles_saved,
  failed: m.articles_save_failed,
};

/** `error` is why it was not submitted. */
type Props = { state: SaveState; error: string; busy: boolean; onSave(): void; onPreview(): void; onSubmit(): void };

export function SaveBar({ state, error, busy, onSave, onPreview, onSubmit }: Props) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-base-100 py-3">
      <Button look="primary" busy={busy} onClick={onSubmit}>
        {m.articles_submit()}
      </Button>
      <Button onClick={onSave}>{m.ui_save()}</Button>
      <Button look="quiet" onClick={onPreview}>
        {m.articles_preview()}
      </Button>
      <p aria-live="polite" className={`text-sm ${error || state === 'failed' ? 'text-danger' : 'text-desc'}`}>
        {error || texts[state]?.()}
      </p>
    </div>
  );
}
