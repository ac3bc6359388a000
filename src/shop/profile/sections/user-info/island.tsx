/** Nickname, description, birthday. */
import * as m from '#messages';
import { clearDraft } from '#kit/browser/form-drafts.ts';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import type { InfoModel } from '../data.ts';
import { profileLimits } from '../../rules.ts';
import { useEdit } from '../use-edit.ts';

const form = 'info';
const nearlyFull = 0.8;

/** See above. What was typed stays when something is wrong. */
export function InfoForm({ nickName, bio, birthday, version, today }: InfoModel) {
  const start = { nickName, bio, birthday: birthday ?? '' };
  const { values, field, save, message, busy } = useEdit({ form, path: '/user/editInfo', version }, start, (user) => {
    clearDraft(form);
    userInfo.set(user);
    showToast(m.profile_saved(), { kind: 'success' });
  });
  // How much room is left matters once it runs out.
  const length = (value: string, most: number, hint?: string) => ({
    maxLength: most,
    hint: value.length >= most * nearlyFull ? m.profile_length({ count: value.length, most }) : hint,
  });
  return (
    <ScriptForm className="flex max-w-2xl flex-col gap-6" busy={busy} message={message} onSend={() => void save()}>
      <TextField
        {...field('nickName')}
        label={m.field_nickName()}
        optional="unsaid"
        autoComplete="nickname"
        {...length(values.nickName, profileLimits.nickNameLength, m.profile_nickname_hint())}
      />
      <TextArea {...field('bio')} label={m.field_bio()} optional="unsaid" rows={5} {...length(values.bio, profileLimits.bioLength)} />
      <TextField
        {...field('birthday')}
        label={m.field_birthday()}
        optional="unsaid"
        type="date"
        autoComplete="bday"
        min={profileLimits.earliestBirthday}
        max={today}
        className="sm:max-w-xs"
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {m.profile_save()}
        </Button>
      </div>
    </ScriptForm>
  );
}
