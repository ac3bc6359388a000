/** First and last name. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { useKeptWords } from '#kit/browser/kept-words.ts';
import { noOutcome, outcomeOf, wholeOf } from '#kit/browser/outcome.ts';
import { TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { SaveOrCancel, ScriptForm } from '#ui/forms/script-form.tsx';
import { useFocusOnError } from '#ui/forms/use-focus-on-error.ts';
import type { User } from '../../contract.ts';
import { profileLimits } from '../../rules.ts';

/** The name of the form, as what was written in it is kept. */
export const nameForm = 'name';
const form = nameForm;

/** See above; which comes first is the language's custom. */
export function NameForm({
  user,
  onSaved,
  onClose,
}: {
  user: Pick<User, 'firstName' | 'lastName' | 'version'>;
  onSaved: (user: User) => void;
  onClose: () => void;
}) {
  const { locale } = usePageView();
  const [values, setValues] = useState({ firstName: user.firstName, lastName: user.lastName });
  const [outcome, setOutcome] = useState(noOutcome);
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(user.version);
  useFocusOnError(form, outcome.errors);
  useKeptWords<{ values: typeof values; version: number }>(form, {
    unsaved: () => (values.firstName === user.firstName && values.lastName === user.lastName ? null : { values, version }),
    restore: (kept) => {
      setValues(kept.values);
      setVersion(kept.version);
    },
  });
  const save = async () => {
    setBusy(true);
    const answer = await callApi<User>('/user/editName', { ...values, version }, { inForm: true });
    setBusy(false);
    setOutcome(outcomeOf(answer));
    // Told of another device's change, whoever saves again means it.
    if (answer.code === 40 && answer.data?.version) setVersion(answer.data.version);
    if (answer.code === 0 && answer.data) onSaved(answer.data);
  };
  const fields = [
    { name: 'firstName', label: m.field_firstName(), autoComplete: 'given-name' },
    { name: 'lastName', label: m.field_lastName(), autoComplete: 'family-name' },
  ] as const;
  return (
    <ScriptForm busy={busy} message={wholeOf(outcome)} onSend={() => void save()}>
      {(locale === 'en' ? fields : fields.toReversed()).map((field) => (
        <TextField
          key={field.name}
          form={form}
          {...field}
          maxLength={profileLimits.nameLength}
          value={values[field.name]}
          error={outcome.errors[field.name]}
          onChange={(event) => setValues((now) => ({ ...now, [field.name]: event.target.value }))}
        />
      ))}
      <SaveOrCancel busy={busy} onCancel={onClose} />
    </ScriptForm>
  );
}
