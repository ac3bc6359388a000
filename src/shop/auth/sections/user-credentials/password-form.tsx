/** Another password; the first one of an account that has none is proved by a code. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { User } from '../../../profile/contract.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { fieldsOf, useAuthForm } from '../form/use-auth-form.ts';
import type { WantedProof } from '#kit/pure/wanted-proof.ts';
import { ProofFields } from '#ui/proof/proof-fields.tsx';

const form = 'edit-password';

/** See above. */
export function PasswordForm({
  hasPassword,
  bounds,
  onSaved,
  onClose,
}: {
  hasPassword: boolean;
  bounds: { min: number; max: number };
  onSaved: (user: User) => void;
  onClose: () => void;
}) {
  const { locale } = usePageView();
  const state = useAuthForm(form);
  const { errors } = state;
  const [proof, setProof] = useState<WantedProof | null>(null);
  const submit = async ({ oldPassword, newPassword, stepUpCode }: Record<string, string>) => {
    if (hasPassword && !oldPassword) return state.refuse('oldPassword', m.error_required({ field: m.auth_current_password({}, { locale }) }, { locale }));
    if (!newPassword) return state.refuse('newPassword', m.error_required({ field: m.auth_new_password({}, { locale }) }, { locale }));
    const answer = await state.send<User & { kind?: string }>('/user/editPassword', { oldPassword, newPassword, stepUpCode });
    // An account without a password can only be proved by a code.
    if (answer.code === 10 && answer.data?.kind === 'stepUp') setProof({ ...(answer.data as unknown as WantedProof), password: false });
    else if (answer.code === 0 && answer.data) onSaved(answer.data);
    return undefined;
  };
  return (
    <form
      noValidate
      id={form}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.busy) void submit(fieldsOf(event.currentTarget));
      }}
    >
      {state.message && <Alert kind="error">{state.message}</Alert>}
      <p className="text-sm text-desc">{m.auth_password_ends_others({}, { locale })}</p>
      {hasPassword && (
        <PasswordField form={form} name="oldPassword" label={m.auth_current_password({}, { locale })} error={errors['oldPassword']} max={bounds.max} />
      )}
      <PasswordField
        form={form}
        name="newPassword"
        label={m.auth_new_password({}, { locale })}
        isNew
        error={errors['newPassword']}
        max={bounds.max}
        hint={m.auth_password_hint(bounds, { locale })}
      />
      {proof && <ProofFields form={form} wanted={proof} errors={errors} max={bounds.max} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={state.busy}>
          {m.profile_save({}, { locale })}
        </Button>
        <Button onClick={onClose}>{m.profile_cancel({}, { locale })}</Button>
      </div>
    </form>
  );
}
