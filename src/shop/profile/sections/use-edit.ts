/** A form about oneself: what stands in it, kept when the session ends, and saving it. */
import { useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { useKeptWords } from '#kit/browser/kept-words.ts';
import { noOutcome, outcomeOf } from '#kit/browser/outcome.ts';
import { useFocusOnError } from '#ui/forms/use-focus-on-error.ts';
import type { User } from '../contract.ts';

/** `form` names the form, `path` is the operation that saves it; `onSaved` is told the account as it is then. */
export function useEdit<Values extends Readonly<Record<string, string>>>(
  { form, path, version: first }: { form: string; path: string; version: number },
  start: Values,
  onSaved: (user: User) => void,
) {
  const [saved, setSaved] = useState(start);
  const [values, setValues] = useState(start);
  const [version, setVersion] = useState(first);
  const [outcome, setOutcome] = useState(noOutcome);
  const [busy, setBusy] = useState(false);
  useFocusOnError(form, outcome.errors);
  useKeptWords<{ values: Values; version: number }>(form, {
    unsaved: () => (Object.keys(values).some((name) => values[name] !== saved[name]) ? { values, version } : null),
    restore: (kept) => {
      setValues(kept.values);
      setVersion(kept.version);
    },
  });
  const save = async () => {
    setBusy(true);
    const answer = await callApi<User>(path, { ...values, version }, { inForm: true });
    setBusy(false);
    setOutcome(outcomeOf(answer));
    // Told of another device's change, whoever saves again means it.
    if (answer.code === 40 && answer.data?.version) setVersion(answer.data.version);
    if (answer.code !== 0 || !answer.data) return;
    setVersion(answer.data.version);
    setSaved(values);
    onSaved(answer.data);
  };
  /** What a field is given. */
  const field = (name: keyof Values & string) => ({
    form,
    name,
    value: values[name],
    error: outcome.errors[name],
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return { values, field, save, outcome, busy };
}
