/** The state of an island's form: whether it is on its way, and what is wrong with it. */
import { useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { noOutcome, outcomeOf, wholeOf, type FieldErrors } from '#kit/browser/outcome.ts';
import type { Refused } from './plain-form.tsx';
import { useFocusOnError } from './use-focus-on-error.ts';

type Call = <Data>(path: string, body: object) => Promise<ApiAnswer<Data>>;
const callInForm: Call = (path, body) => callApi(path, body, { inForm: true });

/**
 * `send` answers what the API answered; what is wrong stands in `errors` by field, else in `message`, and the first wrong field has the focus. A code 10 is
 * for the caller: it asks for more. `refused` is what the server said of the same form, posted without script.
 */
export function useForm(form: string, { refused = null, call = callInForm }: { refused?: Refused; call?: Call } = {}) {
  const [outcome, setOutcome] = useState(refused ? { message: refused.message, errors: refused.errors, ok: false } : noOutcome);
  const [busy, setBusy] = useState(false);
  useFocusOnError(form, outcome.errors);
  const send = async <Data>(path: string, body: object): Promise<ApiAnswer<Data>> => {
    setBusy(true);
    setOutcome(noOutcome);
    const answer = await call<Data>(path, body);
    setBusy(false);
    setOutcome(answer.code === 10 ? noOutcome : outcomeOf(answer));
    return answer;
  };
  const refuseAll = (errors: FieldErrors) => setOutcome({ ok: false, message: '', errors });
  return {
    errors: outcome.errors,
    message: wholeOf(outcome),
    busy,
    send,
    refuseAll,
    refuse: (field: string, message: string) => refuseAll({ [field]: message }),
  };
}
