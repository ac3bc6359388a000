/** Sends the plain forms of a part of the page without leaving it. */
import { useEffect } from 'react';
import { sendForms } from '#kit/browser/send-form.ts';

/** Nothing to see; takes over the forms inside the element with the id `within`. */
export function FormBehaviour({ within }: { within: string }) {
  useEffect(() => {
    const root = document.getElementById(within);
    return root ? sendForms(root) : undefined;
  }, [within]);
  return null;
}
