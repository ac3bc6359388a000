/**
 * What is being typed into a form and not sent yet: it outlasts a reload and a change of language or currency, in this tab and for who typed it
 * (`kept-words.ts`). For words alone; passwords, codes and cards are no business of this file.
 */
import { useEffect, useRef } from 'react';
import { forgetWords, keepWords, keptWords } from './kept-words.ts';

/** Fields by their names. */
export type Typed = Readonly<Record<string, string>>;

/** Keeps what is typed into the form named `form`; `restore` is given what was typed before, once, when the form has come. What is typed meanwhile counts. */
export function useDraft(form: string, restore: (typed: Typed) => void): { keep: (fields: Typed) => void; forget: () => void } {
  const typed = useRef<Typed>({});
  const first = useRef(restore);
  useEffect(() => {
    const kept = keptWords<Typed>(form);
    if (kept === null) return;
    typed.current = { ...kept, ...typed.current };
    first.current(typed.current);
  }, [form]);
  return {
    keep(fields) {
      typed.current = { ...typed.current, ...fields };
      keepWords(form, typed.current);
    },
    forget() {
      typed.current = {};
      forgetWords(form);
    },
  };
}
