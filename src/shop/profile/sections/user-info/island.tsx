/** Nick name, words about oneself, birthday. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { forgetWords, useKeptWords } from '#kit/browser/kept-words.ts';
import { noOutcome, outcomeOf, wholeOf } from '#kit/browser/outcome.ts';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useFocusOnError } from '#ui/forms/use-focus-on-error.ts';
import type { User } from '../../contract.ts';
import type { InfoModel } from '../data.ts';
import { profileLimits } from '../../rules.ts';

const form = 'info';
const names = ['nickName', 'bio', 'birthday'] as const;

/** See above. What was typed stays when something is wrong. */
export function InfoForm({ nickName, bio, birthday, version: first, today }: InfoModel) {
  const [saved, setSaved] = useState({ nickName, bio, birthday: birthday ?? '' });
  const [values, setValues] = useState(saved);
  const [version, setVersion] = useState(first);
  const [outcome, setOutcome] = useState(noOutcome);
  const [busy, setBusy] = useState(false);
  useFocusOnError(form, outcome.errors);
  useKeptWords<{ values: typeof values; version: number }>(form, {
    unsaved: () => (names.some((name) => values[name] !== saved[name]) ? { values, version } : null),
    restore: (kept) => {
      setValues(kept.values);
      setVersion(kept.version);
    },
  });
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value }));
  const save = async () => {
    setBusy(true);
    const answer = await callApi<User>('/user/editInfo', { ...values, version }, { inForm: true });
    setBusy(false);
    setOutcome(outcomeOf(answer));
    // Told of another device's change, whoever saves again means it.
    if (answer.code === 40 && answer.data?.version) setVersion(answer.data.version);
    if (answer.code !== 0 || !answer.data) return;
    setVersion(answer.data.version);
    setSaved(values);
    forgetWords(form);
    userInfo.set(answer.data);
    showToast(m.profile_saved(), { kind: 'success' });
  };
  const hint = (value: string, most: number) => m.profile_length({ count: value.length, most });
  return (
    <ScriptForm className="flex max-w-2xl flex-col gap-6" busy={busy} message={wholeOf(outcome)} onSend={() => void save()}>
      <TextField
        form={form}
        name="nickName"
        label={m.field_nickName()}
        optional
        autoComplete="nickname"
        maxLength={profileLimits.nickNameLength}
        value={values.nickName}
        hint={hint(values.nickName, profileLimits.nickNameLength)}
        error={outcome.errors['nickName']}
        onChange={set('nickName')}
      />
      <TextArea
        form={form}
        name="bio"
        label={m.field_bio()}
        optional
        rows={5}
        maxLength={profileLimits.bioLength}
        value={values.bio}
        hint={hint(values.bio, profileLimits.bioLength)}
        error={outcome.errors['bio']}
        onChange={set('bio')}
      />
      <TextField
        form={form}
        name="birthday"
        label={m.field_birthday()}
        optional
        type="date"
        autoComplete="bday"
        min={profileLimits.earliestBirthday}
        max={today}
        value={values.birthday}
        error={outcome.errors['birthday']}
        onChange={set('birthday')}
        className="max-w-xs"
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {m.profile_save()}
        </Button>
      </div>
    </ScriptForm>
  );
}
