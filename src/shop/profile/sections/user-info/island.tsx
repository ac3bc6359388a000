/** Nickname, description, birthday. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { clearDraft } from '#kit/browser/form-drafts.ts';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/forms/day-field.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import type { InfoModel } from '../data.ts';
import { profileLimits } from '../../rules.ts';
import { useEdit } from '../use-edit.ts';

const form = 'info';
const nearlyFull = 0.8;
const group = 'grid gap-x-12 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

/** What was typed stays when something is wrong. */
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
    <ScriptForm className="flex flex-col" busy={busy} message={message} onSend={() => void save()}>
      <Group id="info-public" title={m.profile_public()}>
        <TextField
          {...field('nickName')}
          label={m.field_nickName()}
          optional="unsaid"
          autoComplete="nickname"
          {...length(values.nickName, profileLimits.nickNameLength, m.profile_nickname_hint())}
        />
      </Group>
      <Group id="info-private" title={m.profile_private()}>
        <DayField
          {...field('birthday')}
          label={m.field_birthday()}
          hint={m.profile_birthday_hint()}
          optional="unsaid"
          autoComplete="bday"
          min={profileLimits.earliestBirthday}
          max={today}
        />
        <TextArea {...field('bio')} label={m.field_bio()} optional="unsaid" rows={4} {...length(values.bio, profileLimits.bioLength, m.profile_bio_hint())} />
      </Group>
      <div className={`${group} pt-6`}>
        <Button type="submit" look="primary" busy={busy} className="sm:justify-self-start md:col-start-2">
          {m.ui_save()}
        </Button>
      </div>
    </ScriptForm>
  );
}

/** Fields that belong together, beside what they are for. */
function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <fieldset aria-labelledby={id} className={`${group} gap-y-5 border-t border-line py-6 md:py-8`}>
      <h2 id={id} className="title-4">
        {title}
      </h2>
      <div className="flex max-w-lg flex-col gap-6">{children}</div>
    </fieldset>
  );
}
