/** What the plain forms of a part of the page do with script. */
import { useEffect } from 'react';
import { fillOwnEmail } from '#kit/browser/fill-own-email.ts';
import { sendForms } from '#kit/browser/send-form.ts';
import { usePageView } from '../page-view.tsx';
import { followDays } from './follow-days.ts';

/** Nothing to see; sends the forms inside the element with the id `within` without leaving the page, fills in the e-mail address of a shopper who is signed in, and writes days in words. */
export function FormBehaviour({ within }: { within: string }) {
  const { locale } = usePageView();
  useEffect(() => {
    const root = document.getElementById(within);
    if (!root) return undefined;
    const ends = [sendForms(root), fillOwnEmail(root), followDays(root, locale)];
    return () => ends.forEach((end) => end());
  }, [within, locale]);
  return null;
}
