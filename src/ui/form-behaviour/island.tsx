/** Sends the plain forms of a part of the page without leaving it. */
import { useEffect } from 'react';
import { fillOwnEmail } from '#kit/browser/fill-own-email.ts';
import { sendForms } from '#kit/browser/send-form.ts';

/** Nothing to see; takes over the forms inside the element with the id `within`, and fills in the address of whoever is signed in. */
export function FormBehaviour({ within }: { within: string }) {
  useEffect(() => {
    const root = document.getElementById(within);
    if (!root) return undefined;
    const ends = [sendForms(root), fillOwnEmail(root)];
    return () => {
      for (const end of ends) end();
    };
  }, [within]);
  return null;
}
