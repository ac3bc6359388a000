/** Another e-mail address or mobile number: a code proves it, a password or a code to the old one proves the person. */
import { useState } from 'react';
import * as m from '#messages';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { EmailField } from '#ui/forms/field.tsx';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { fieldsOf, SaveOrCancel, ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { User } from '#shop/profile/contract.ts';
import { SlideCheck } from '../captcha/slide-check.tsx';
import type { AuthModel } from '../form/model.ts';
import { NumberFields } from '../form/number-fields.tsx';
import { CodeField } from '../form/secret-fields.tsx';
import { useSendCode } from '../form/use-code.ts';

type Props = {
  kind: 'email' | 'mobile';
  model: Pick<AuthModel, 'callingCodes' | 'country' | 'password'>;
  onSaved: (user: User) => void;
  onClose: () => void;
};

/** The proof is asked for when the shop wants it, and what was typed stays. */
export function LoginForm({ kind, model, onSaved, onClose }: Props) {
  const form = `edit-${kind}`;
  const state = useForm(form);
  const { errors } = state;
  const code = useSendCode(state);
  const [typed, setTyped] = useState({ number: '', code: '' });
  const [proof, setProof] = useState<StepUpOptions | null>(null);
  const isEmail = kind === 'email';
  const field = isEmail ? 'newEmail' : 'newMobile';
  const sendCode = () => {
    const fields = fieldsOf(document.getElementById(form) as HTMLFormElement);
    void code.ask('/auth/send-code', { account: fields[field], countryCode: fields['countryCode'], scene: isEmail ? 'editEmail' : 'editMobile' });
  };
  const submit = async (fields: Record<string, string>) => {
    const answer = await state.send<User & { kind?: string }>(isEmail ? '/user/editEmail' : '/user/editMobile', fields);
    if (answer.code === 10 && answer.data?.kind === 'stepUp') setProof(answer.data as unknown as StepUpOptions);
    else if (answer.code === 0 && answer.data) onSaved(answer.data);
  };
  // The code goes to the address in this field, so errors of both stand here.
  const error = errors[field] ?? errors['account'];
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      {isEmail ? (
        <EmailField form={form} name="newEmail" label={m.auth_new_email()} error={error} />
      ) : (
        <NumberFields
          form={form}
          name="newMobile"
          label={m.auth_new_mobile()}
          autoComplete="tel-national"
          model={model}
          errors={{ ...errors, [field]: error }}
          number={typed.number}
          code={typed.code}
          onChange={(changes) => setTyped((now) => ({ ...now, ...changes }))}
        />
      )}
      <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={errors['captcha']} />
      <CodeField form={form} error={errors['code']} sent={code.sent} busy={state.busy} onSend={sendCode} />
      {proof && <StepUpFields form={form} wanted={proof} errors={errors} max={model.password.max} />}
      <SaveOrCancel busy={state.busy} onCancel={onClose} />
    </ScriptForm>
  );
}
