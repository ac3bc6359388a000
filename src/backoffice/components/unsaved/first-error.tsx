import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** In a form: the first field that is wrong gets the focus once the form was not saved, so that it is in sight and read out. */
export function FirstError() {
  const here = useRef<HTMLSpanElement>(null);
  const { submitCount, errors } = useFormState();
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount > 0 && isWrong) here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Not again while somebody corrects it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return <span ref={here} hidden />;
}
