/** Moves the focus to the first error of a form that was sent. */
import { useEffect } from 'react';
import { fieldId } from './field.tsx';

/** Puts the focus on the first field that is wrong, in the order of the form. */
export function useFocusOnError(form: string, errors: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const names = Object.keys(errors);
    if (names.length === 0) return;
    const fields = names.map((name) => document.getElementById(fieldId(form, name))).filter((field) => field !== null);
    fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    fields[0]?.focus();
  }, [form, errors]);
}
