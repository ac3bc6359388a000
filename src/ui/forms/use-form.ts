/** The state of an island's form: whether it is on its way, and what is wrong with it. */
import { useRef, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { byField, noOutcome, outcomeOf, wholeOf, type FieldErrors, type Outcome } from '#kit/browser/outcome.ts';
import type { RejectedForm } from './plain-form.tsx';
import { useFocusOnError } from './use-focus-on-error.ts';

/** What a form answers that was not sent: it is on its way already, or `run` was given nothing. */
const notSent: ApiAnswer<never> = { code: -1, msg: '', data: null };

/**
 * `send` answers what the API answered; what is wrong stands in `errors` by field, else in `message`, and the first wrong field has the focus. A code 10 is
 * for the caller: it asks for more. `run` does the same with any call (null: there is nothing to send). One at a time: another one meanwhile is not made.
 * `anyMessage` is the message even where fields are to blame. `refused` holds the server's errors for the same form, posted without script.
 */
export function useForm(form: string, refused: RejectedForm = null) {
  const [outcome, setOutcome] = useState<Outcome>(() => (refused ? { ok: false, message: refused.message, errors: byField(refused.errors) } : noOutcome));
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useFocusOnError(form, outcome.errors);
  const run = async <Data>(call: () => Promise<ApiAnswer<Data> | null>): Promise<ApiAnswer<Data>> => {
    if (running.current) return notSent;
    running.current = true;
    setBusy(true);
    setOutcome(noOutcome);
    try {
      const answer = await call();
      if (answer && answer.code !== 10) setOutcome(outcomeOf(answer));
      return answer ?? notSent;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const showFormErrors = (errors: FieldErrors) => setOutcome({ ok: false, message: '', errors });
  return {
    errors: outcome.errors,
    message: wholeOf(outcome),
    anyMessage: outcome.message,
    busy,
    run,
    send: <Data>(path: string, body: object) => run(() => callApi<Data>(path, body, { inForm: true })),
    showFormErrors,
    refuse: (field: string, message: string) => showFormErrors({ [field]: message }),
    clear: () => setOutcome(noOutcome),
  };
}
