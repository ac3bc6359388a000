/** What the plain forms of a part of the page do with script. */
import { useEffect } from 'react';
import { sendForms } from '#kit/browser/send-form.ts';
import { usePageView } from '../page-view.tsx';
import { followDays } from './follow-days.ts';

/** Nothing to see; sends the forms inside the element with the id `within` without leaving the page, and writes days in words. */
export function FormBehaviour({ within }: { within: string }) {
  const { locale } = usePageView();
  useEffect(() => {
    const root = document.getElementById(within);
    if (!root) return undefined;
    const ends = [sendForms(root), followDays(root, locale)];
    return () => ends.forEach((end) => end());
  }, [within, locale]);
  return null;
}
