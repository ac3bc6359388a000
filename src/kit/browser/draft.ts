/**
 * What is being typed into a form and not sent yet: it outlasts a reload and a change of language or currency, in this tab and for who typed it
 * (`form-drafts.ts`). For texts only; never for passwords, codes and cards.
 */
import { useEffect, useRef } from 'react';
import { clearDraft, storeDraft, readDraft } from './form-drafts.ts';

/** Fields by their names. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Keeps what is typed into the form named `form` (null: keeps nothing); `restore` is given what was typed before, once, when the form has come. What is typed
 * meanwhile counts.
 */
export function useDraft(form: string | null, restore: (typed: Typed) => void): { keep: (fields: Typed) => void; forget: () => void } {
  const typed = useRef<Typed>({});
  const first = useRef(restore);
  useEffect(() => {
    const stored = form === null ? null : readDraft<Typed>(form);
    if (stored === null) return;
    typed.current = { ...stored, ...typed.current };
    first.current(typed.current);
  }, [form]);
  return {
    keep(fields) {
      typed.current = { ...typed.current, ...fields };
      if (form !== null) storeDraft(form, typed.current);
    },
    forget() {
      typed.current = {};
      if (form !== null) clearDraft(form);
    },
  };
}
