/** The user's picture and name. */
import { useState } from 'react';
import * as m from '#messages';
import { clearDraft, useFoundDraft } from '#kit/browser/form-drafts.ts';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { DetailRow } from '#ui/detail-row.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import type { User } from '../../contract.ts';
import type { AboutModel } from '../data.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { NameForm, nameForm } from './name-form.tsx';

/** What the shop answers is shown at once, in the header too. */
export function AboutMe({ firstName, lastName, nickName, fullName, avatar, version }: AboutModel) {
  const [own, setOwn] = useState<AboutModel>({ firstName, lastName, nickName, fullName, avatar, version });
  // Another password or address, changed beside this, counts the version up as well.
  const newest = useShared(userInfo) as User | null;
  const person = newest && newest.version > own.version ? newest : own;
  const [naming, setNaming] = useState(false);
  // Whose session ended while it was open finds it open.
  useFoundDraft(nameForm, () => setNaming(true));
  const close = () => {
    clearDraft(nameForm);
    setNaming(false);
  };
  const take = (user: User) => {
    setOwn(user);
    userInfo.set(user);
  };
  return (
    <SettingsGroup id="about-me" title={m.profile_group_about()} text={m.profile_group_about_text()}>
      <AvatarEditor user={person} onChange={take} />
      <dl className="mt-5 border-t border-line pt-4">
        <DetailRow title={m.profile_name()} value={person.fullName || m.profile_not_set()} onAct={() => setNaming(true)} />
      </dl>
      <FormDialog title={m.profile_name()} open={naming} onClose={close}>
        <NameForm
          user={person}
          onClose={close}
          onSaved={(user) => {
            take(user);
            close();
            showToast(m.profile_saved(), { kind: 'success' });
          }}
        />
      </FormDialog>
    </SettingsGroup>
  );
}
