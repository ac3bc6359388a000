/** Forms that a script sends, and without it nothing does or the browser itself. */
import { useEffect, useRef, type ReactNode } from 'react';
import * as m from '#messages';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';

/**
 * Sent before its script has come it goes nowhere (that is what `dialog` means outside of a dialog), so that no password gets into an address;
 * the browser's entry sends it once more as soon as it can. With `action` it is a plain form, which posts there. `message` is what is wrong with it as a whole; while `busy` it is not sent again.
 */
export function ScriptForm({
  id,
  action,
  busy,
  message = '',
  className = 'flex flex-col gap-5',
  onSend,
  children,
}: {
  id?: string;
  action?: string;
  busy: boolean;
  message?: ReactNode;
  className?: string;
  onSend: (fields: Record<string, string>) => void;
  children: ReactNode;
}) {
  const top = useRef<HTMLDivElement>(null);
  const isWrong = Boolean(message);
  useEffect(() => {
    // The submit button of a long form is far from the message about it.
    if (isWrong && !busy) top.current?.scrollIntoView({ block: 'center' });
  }, [isWrong, busy]);
  return (
    <form
      noValidate
      id={id}
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend(fieldsOf(event.currentTarget));
      }}
    >
      {message && (
        <div ref={top}>
          <Alert kind="error">{message}</Alert>
        </div>
      )}
      {children}
    </form>
  );
}

/** The fields of a form as texts. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** What a form over a page ends with. */
export function SaveOrCancel({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" busy={busy}>
        {m.ui_save()}
      </Button>
      <Button onClick={onCancel}>{m.ui_cancel()}</Button>
    </div>
  );
}
