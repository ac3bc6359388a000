/** Another password; the first one of an account that has none is proved by a code. */
import { useState } from 'react';
import * as m from '#messages';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { SaveOrCancel, ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { User } from '#shop/profile/contract.ts';

const form = 'edit-password';

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
  const state = useForm(form);
  const { errors } = state;
  const [proof, setProof] = useState<StepUpOptions | null>(null);
  const submit = async ({ oldPassword, newPassword, stepUpCode }: Record<string, string>) => {
    if (hasPassword && !oldPassword) return state.refuse('oldPassword', m.error_required({ field: m.auth_current_password() }));
    if (!newPassword) return state.refuse('newPassword', m.error_required({ field: m.auth_new_password() }));
    const answer = await state.send<User & { kind?: string }>('/user/editPassword', { oldPassword, newPassword, stepUpCode });
    // An account without a password can only be proved by a code.
    if (answer.code === 10 && answer.data?.kind === 'stepUp') setProof({ ...(answer.data as unknown as StepUpOptions), password: false });
    else if (answer.code === 0 && answer.data) onSaved(answer.data);
    return undefined;
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <p className="text-sm text-desc">{m.auth_password_ends_others()}</p>
      {hasPassword && <PasswordField form={form} name="oldPassword" label={m.auth_current_password()} error={errors['oldPassword']} max={bounds.max} />}
      <PasswordField
        form={form}
        name="newPassword"
        label={m.auth_new_password()}
        isNew
        error={errors['newPassword']}
        max={bounds.max}
        hint={m.auth_password_hint(bounds)}
      />
      {proof && <StepUpFields form={form} wanted={proof} errors={errors} max={bounds.max} />}
      <SaveOrCancel busy={state.busy} onCancel={onClose} />
    </ScriptForm>
  );
}
