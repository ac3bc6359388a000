/** Another e-mail address or mobile number: a code proves it, a password or a code to the old one proves the person. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { User } from '../../../profile/contract.ts';
import { SlideCheck } from '../captcha/slide-check.tsx';
import type { AuthModel } from '../form/model.ts';
import { CodeField } from '../form/secret-fields.tsx';
import { fieldsOf, useAuthForm } from '../form/use-auth-form.ts';
import { useSendCode } from '../form/use-code.ts';
import type { WantedProof } from '#kit/pure/wanted-proof.ts';
import { ProofFields } from '#ui/proof/proof-fields.tsx';

/** See above. The proof is asked for when the shop wants it, and what was typed stays. */
export function LoginForm({
  kind,
  model,
  onSaved,
  onClose,
}: {
  kind: 'email' | 'mobile';
  model: Pick<AuthModel, 'callingCodes' | 'country' | 'password'>;
  onSaved: (user: User) => void;
  onClose: () => void;
}) {
  const { locale } = usePageView();
  const form = `edit-${kind}`;
  const state = useAuthForm(form);
  const { errors } = state;
  const code = useSendCode(state);
  const [proof, setProof] = useState<WantedProof | null>(null);
  const isEmail = kind === 'email';
  const field = isEmail ? 'newEmail' : 'newMobile';
  const sendCode = () => {
    const fields = fieldsOf(document.getElementById(form) as HTMLFormElement);
    void code.ask('/auth/send-code', { account: fields[field], countryCode: fields['countryCode'], scene: isEmail ? 'editEmail' : 'editMobile' });
  };
  const submit = async (fields: Record<string, string>) => {
    const answer = await state.send<User & { kind?: string }>(isEmail ? '/user/editEmail' : '/user/editMobile', fields);
    if (answer.code === 10 && answer.data?.kind === 'stepUp') setProof(answer.data as unknown as WantedProof);
    else if (answer.code === 0 && answer.data) onSaved(answer.data);
  };
  // The code goes to what stands in this field, so what is wrong with either is said here.
  const error = errors[field] ?? errors['account'];
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
      {isEmail ? (
        <TextField
          form={form}
          name="newEmail"
          label={m.auth_new_email({}, { locale })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={error}
        />
      ) : (
        <div className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-3">
          <SelectField
            form={form}
            name="countryCode"
            label={m.field_countryCode({}, { locale })}
            autoComplete="tel-country-code"
            defaultValue={model.callingCodes.find((one) => one.country === model.country)?.code}
            error={errors['countryCode']}
          >
            {model.callingCodes.map(({ country, code: callingCode, title }) => (
              <option key={country} value={callingCode}>
                {`${callingCode} ${title}`}
              </option>
            ))}
          </SelectField>
          <TextField
            form={form}
            name="newMobile"
            label={m.auth_new_mobile({}, { locale })}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            error={error}
          />
        </div>
      )}
      <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={errors['captcha']} />
      <CodeField form={form} error={errors['code']} sent={code.sent} busy={state.busy} onSend={sendCode} />
      {proof && <ProofFields form={form} wanted={proof} errors={errors} max={model.password.max} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={state.busy}>
          {m.profile_save({}, { locale })}
        </Button>
        <Button onClick={onClose}>{m.profile_cancel({}, { locale })}</Button>
      </div>
    </form>
  );
}
