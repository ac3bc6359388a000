/** The user's picture: choosing, cropping to a square, removing. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { outcomeOf } from '#kit/browser/outcome.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import type { User } from '../../contract.ts';
import { Avatar } from '../avatar.tsx';
import { CropForm } from './crop-dialog.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Props = { user: Pick<User, 'avatar' | 'nickName' | 'fullName'>; onChange: (user: User) => void };

/** What the browser cannot open is sent as it is: the shop says what is wrong with it. */
export function AvatarEditor({ user, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { picture, setPicture, error, busy, send, open } = useAvatar(onChange);
  const take = async (file: File | undefined) => {
    if (!file) return;
    await open(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div className="flex items-center gap-6">
      <Avatar user={user} className="size-20 text-2xl" />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Button busy={busy && !picture} onClick={() => input.current?.click()}>
            {user.avatar ? m.profile_avatar_change() : m.profile_avatar_choose()}
          </Button>
          {user.avatar && (
            <Button look="quiet" onClick={() => void send({ remove: 'true' }, m.profile_avatar_removed())}>
              {m.profile_avatar_remove()}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          aria-label={m.profile_avatar_choose()}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <p className="mt-2 text-sm text-desc">{m.profile_avatar_hint()}</p>
        <FieldError id="avatar" error={error} />
      </div>
      <FormDialog title={m.profile_crop_title()} open={picture !== null} onClose={() => setPicture(null)}>
        {picture && (
          <CropForm
            picture={picture}
            busy={busy}
            onChosen={(square) => void send({ file: new File([square], 'avatar.jpg', { type: square.type }) }, m.profile_saved())}
            onClose={() => setPicture(null)}
          />
        )}
      </FormDialog>
    </div>
  );
}

/** The picture that is being cut, and sending one. */
function useAvatar(onChange: Props['onChange']) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (parts: Record<string, Blob | string>, done: string) => {
    setBusy(true);
    setError('');
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    const answer = await callApi<User>('/user/editAvatar', form);
    setBusy(false);
    setPicture(null);
    if (answer.code === 0 && answer.data) {
      onChange(answer.data);
      showToast(done, { kind: 'success' });
    } else setError(outcomeOf(answer).errors['file'] ?? answer.msg);
  };
  const open = async (file: File) => {
    const opened = await createImageBitmap(file).catch(() => null);
    setError('');
    if (opened) setPicture(opened);
    else await send({ file }, m.profile_saved());
  };
  return { picture, setPicture, error, busy, send, open };
}
