/** The picture and the name of who is signed in. */
import { useState } from 'react';
import * as m from '#messages';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { User } from '../../contract.ts';
import type { AccountModel } from '../data.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { NameForm } from './name-form.tsx';

type Person = Pick<User, 'firstName' | 'lastName' | 'nickName' | 'fullName' | 'avatar' | 'version'>;

/** See above; what the shop answers is shown at once, in the header too. */
export function AboutMe({ firstName, lastName, nickName, fullName, avatar, version }: AccountModel) {
  const { locale } = usePageView();
  const [person, setPerson] = useState<Person>({ firstName, lastName, nickName, fullName, avatar, version });
  const [naming, setNaming] = useState(false);
  const take = (user: User) => {
    setPerson(user);
    userInfo.set(user);
  };
  return (
    <>
      <AvatarEditor user={person} onChange={take} />
      <dl className="mt-8 border-t border-line">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <dt className="font-medium">{m.profile_name({}, { locale })}</dt>
            <dd className="mt-1 break-words text-sm text-desc">{person.fullName || m.profile_not_set({}, { locale })}</dd>
          </div>
          <dd>
            <button
              type="button"
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
              onClick={() => setNaming(true)}
            >
              {m.security_change({}, { locale })}
              <span className="sr-only"> {m.profile_name({}, { locale })}</span>
            </button>
          </dd>
        </div>
      </dl>
      <FormDialog title={m.profile_name({}, { locale })} open={naming} onClose={() => setNaming(false)}>
        <NameForm
          user={person}
          onClose={() => setNaming(false)}
          onSaved={(user) => {
            take(user);
            setNaming(false);
            showToast(m.profile_saved({}, { locale }), { kind: 'success' });
          }}
        />
      </FormDialog>
    </>
  );
}
