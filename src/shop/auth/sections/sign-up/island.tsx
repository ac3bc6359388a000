/** Signing up: address or number, the code that proves it, a password, and what the shop asks for besides. */
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { here } from '#ui/messages/around.tsx';
import { Agreement } from '#ui/forms/agreement.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/forms/day-field.tsx';
import { CheckField, TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { fieldsOf, ScriptForm } from '#ui/forms/script-form.tsx';
import { SlideCheck } from '../captcha/slide-check.tsx';
import { AccountFields } from '../form/account-fields.tsx';
import { OtherWay, Providers } from '../form/links.tsx';
import type { AuthModel } from '../form/model.ts';
import { CodeField } from '../form/secret-fields.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useSendCode } from '../form/use-code.ts';

const form = 'signup';

/** In the order in which the page's language says them. */
function NameFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { locale } = usePageView();
  const names = [
    { name: 'firstName', label: m.field_firstName(), autoComplete: 'given-name' },
    { name: 'lastName', label: m.field_lastName(), autoComplete: 'family-name' },
  ] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(locale === 'en' ? names : names.toReversed()).map((name) => (
        <TextField key={name.name} form={form} {...name} maxLength={60} error={errors[name.name]} />
      ))}
    </div>
  );
}

/** The form. */
export function SignUp({ model }: { model: AuthModel }) {
  const view = usePageView();
  const state = useAuthForm(form);
  const { errors } = state;
  const code = useSendCode(state);
  const sendCode = () => {
    const { account, countryCode } = fieldsOf(document.getElementById(form) as HTMLFormElement);
    void code.ask('/auth/send-code', { account, countryCode, scene: 'signup' });
  };
  const submit = async (fields: Record<string, string>) => {
    const missing = missingOf(fields);
    if (Object.keys(missing).length > 0) return state.showFormErrors(missing);
    const answer = await state.send<SignedIn>('/auth/signup', { ...fields, agree: true });
    if (answer.code === 0 && answer.data) await completeSignIn(answer.data, view);
    return undefined;
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <AccountFields form={form} errors={errors} model={model} />
      <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={errors['captcha']} />
      <CodeField form={form} error={errors['code']} sent={code.sent} busy={state.busy} onSend={sendCode} />
      <PasswordField form={form} isNew error={errors['password']} max={model.password.max} hint={m.auth_password_hint(model.password)} />
      {model.asks.name && <NameFields errors={errors} />}
      {model.asks.birthday && (
        <DayField
          form={form}
          name="birthday"
          label={m.field_birthday()}
          hint={m.profile_birthday_hint()}
          autoComplete="bday"
          min="1900-01-01"
          error={errors['birthday']}
        />
      )}
      <CheckField form={form} name="agree" error={errors['agree']}>
        <Agreement />
      </CheckField>
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.auth_sign_up()}
      </Button>
      <Providers providers={model.providers} />
      <OtherWay text={m.auth_have_account({ link: here })} path="/auth/signin" title={m.ui_sign_in()} />
    </ScriptForm>
  );
}

/** Everything that is still empty, in the order of the form, so that nobody learns of it one by one. */
function missingOf(fields: Record<string, string>): Record<string, string> {
  const titles = {
    account: m.field_account(),
    code: m.auth_code(),
    password: m.field_password(),
    firstName: m.field_firstName(),
    lastName: m.field_lastName(),
    birthday: m.field_birthday(),
  };
  const missing = Object.entries(titles).filter(([name]) => fields[name]?.trim() === '');
  return {
    ...Object.fromEntries(missing.map(([name, field]) => [name, m.error_required({ field })])),
    ...(fields['agree'] === undefined ? { agree: m.checkout_agree_first() } : {}),
  };
}
