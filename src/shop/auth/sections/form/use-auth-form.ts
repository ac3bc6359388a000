/** One form of signing in: what is wrong with which field, and sending it. */
import { useEffect, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { fieldId } from '#ui/forms/field.tsx';

/** Words for each field, and for the form as a whole. */
export type Faults = { errors: Record<string, string>; message: string };
const none: Faults = { errors: {}, message: '' };

/**
 * `send` answers what the API answered; refusals are shown by `faults`. On a page of the account (`own`) a session that is no more leads to signing in;
 * a form of signing in is sent once more without it.
 */
export function useAuthForm(form: string, { own = false }: { own?: boolean } = {}) {
  const [faults, setFaults] = useState(none);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const [first] = Object.keys(faults.errors);
    if (first) document.getElementById(fieldId(form, first))?.focus();
  }, [faults, form]);
  const send = async <Data>(path: string, body: object): Promise<ApiAnswer<Data>> => {
    setBusy(true);
    setFaults(none);
    const answer = own ? await callApi<Data>(path, body, { inForm: true }) : await callPatiently<Data>(path, body);
    setBusy(false);
    if (answer.code !== 0 && answer.code !== 10) {
      const errors = (answer.data as { errors?: Record<string, string> } | null)?.errors ?? {};
      setFaults({ errors, message: Object.keys(errors).length > 0 ? '' : answer.msg });
    }
    return answer;
  };
  const refuseAll = (errors: Record<string, string>) => setFaults({ errors, message: '' });
  return { ...faults, busy, send, refuseAll, refuse: (field: string, message: string) => refuseAll({ [field]: message }) };
}

/** A token that is no longer good is forgotten, and the call made again without it. */
async function callPatiently<Data>(path: string, body: object): Promise<ApiAnswer<Data>> {
  const answer = await callApi<Data>(path, body, { quiet: true });
  if (answer.code !== 50 && answer.code !== 51) return answer;
  forgetSession();
  return callApi<Data>(path, body, { quiet: true });
}
