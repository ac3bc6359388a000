import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** In a form: the first field that is wrong gets the focus once the form was not saved, so that it is in sight and read out. */
export function FirstError() {
  const here = useRef<HTMLSpanElement>(null);
  const seen = useRef(0);
  const { submitCount, errors } = useFormState();
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    // Once for each submission: not again while the error is being corrected.
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    if (isWrong) showFirst(here.current?.closest('form'));
  }, [submitCount, isWrong]);
  return <span ref={here} hidden />;
}

const hiddenTab = '[role="tabpanel"][hidden]';

function showFirst(form: HTMLFormElement | null | undefined): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  const first = wrong.find((field) => !field.closest(hiddenTab)) ?? wrong[0];
  const tab = first?.closest(hiddenTab)?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.click();
  // Once its tab is open.
  if (first) requestAnimationFrame(() => first.focus());
}
