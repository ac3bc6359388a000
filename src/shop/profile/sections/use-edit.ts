/** A form of the profile: its values, a draft that survives the end of a session, and saving. */
import { useState } from 'react';
import { useSavedDraft } from '#kit/browser/form-drafts.ts';
import { useForm } from '#ui/forms/use-form.ts';
import type { User } from '../contract.ts';

/** `form` names the form, `path` is the operation that saves it; `onSaved` gets the account as it is then. */
export function useEdit<Values extends Readonly<Record<string, string>>>(
  { form, path, version: first }: { form: string; path: string; version: number },
  start: Values,
  onSaved: (user: User) => void,
) {
  const [saved, setSaved] = useState(start);
  const [values, setValues] = useState(start);
  const [version, setVersion] = useState(first);
  const { errors, message, busy, send } = useForm(form);
  useSavedDraft<{ values: Values; version: number }>(form, {
    unsaved: () => (Object.keys(values).some((name) => values[name] !== saved[name]) ? { values, version } : null),
    restore: (draft) => {
      setValues(draft.values);
      setVersion(draft.version);
    },
  });
  const save = async () => {
    const answer = await send<User>(path, { ...values, version });
    // Saving again after the notice about another device's change overwrites it.
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
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return { values, field, save, message, busy };
}
