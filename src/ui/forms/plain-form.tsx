/** Forms that post without a script to the page that they stand on, and that the form island sends without leaving it. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Alert } from '../alert.tsx';
import { useHref } from '../page-view.tsx';

/** A rejected form, as its section gets it: its values and errors. */
export type RejectedForm = { errors: Readonly<Record<string, string>>; message: string; values: Readonly<Record<string, string>> } | null;

/**
 * A guarded form. `name` is the page form that takes it without a script, `send` the operation below `/api/web` that
 * takes it with one. Stands anywhere inside an element whose id is given to the island `form-behaviour`.
 */
export function PlainForm({
  name,
  send,
  action,
  fields = {},
  refused = null,
  look = 'notice',
  className = '',
  children,
}: {
  name: string;
  send: string;
  /** The path that takes it without a script, when it is not the page's own; without language prefix. */
  action?: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  refused?: RejectedForm;
  /** What replaces the form after it was sent: a framed notice, or plain text. */
  look?: 'notice' | 'words';
  className?: string;
  children: ReactNode;
}) {
  const href = useHref();
  return (
    <form method="post" {...(action !== undefined && { action: href(action) })} data-send={send} data-look={look} className={className}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Trap />
      <div data-form-error="">
        {refused && (
          <Alert kind="error" first>
            {refused.message}
          </Alert>
        )}
      </div>
      {children}
    </form>
  );
}

/** A honeypot: people neither see nor reach it, so whatever fills it in is a machine. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {m.ui_leave_empty()}
        <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The part of a rejected form that a section may show: only its own. */
export function rejectedForm(
  form: string,
  refused: { form: string; fields: URLSearchParams; errors: Readonly<Record<string, string>>; message: string } | undefined,
): RejectedForm {
  if (refused?.form !== form) return null;
  return { errors: refused.errors, message: refused.message, values: Object.fromEntries(refused.fields) };
}
