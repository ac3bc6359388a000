/** Signing in: by password or code, with address or number. A user who is signed in already sees that instead. */
import { useState } from 'react';
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { signOut } from '#kit/browser/sign-out.ts';
import { authToken, userInfo } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { here } from '#ui/messages/around.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { fieldsOf, ScriptForm } from '#ui/forms/script-form.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { SlideCheck } from '../captcha/slide-check.tsx';
import { AccountFields } from '../form/account-fields.tsx';
import { OtherWay, Providers, useAuthHref } from '../form/links.tsx';
import type { AuthModel } from '../form/model.ts';
import { CodeField } from '../form/secret-fields.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useSendCode } from '../form/use-code.ts';
import { useTaken } from '../form/use-taken.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { EmailCode } from './email-code.tsx';
import { backNames, FromProvider } from './from-provider.tsx';

const form = 'signin';

/** The form, or the signed-in user. */
export function SignIn({ model }: { model: AuthModel }) {
  const isMounted = useMounted();
  const token = useShared(authToken);
  // Signing in here leaves the page; this is for shoppers who were signed in when it opened.
  const [wasIn, setWasIn] = useState<boolean | null>(null);
  if (isMounted && wasIn === null) setWasIn(token !== null);
  const back = useTaken('search', backNames);
  const [failed, setFailed] = useState<string | null>(null);
  if (back?.['state'] && failed === null) return <FromProvider query={back} max={model.password.max} onFailed={setFailed} />;
  return wasIn && token ? <AlreadyIn /> : <SignInForm model={model} errorMessage={failed ?? ''} />;
}

function AlreadyIn() {
  const { userBasePath } = usePageView();
  const user = userInfo.get() as { fullName?: string; email?: string | null } | null;
  const name = user?.fullName || user?.email || '';
  return (
    <div className="flex flex-col gap-5">
      <Alert live>{m.auth_already_in({ name })}</Alert>
      <ButtonLink path={`${userBasePath}center`} look="primary" wide>
        {m.auth_to_center()}
      </ButtonLink>
      <Button wide onClick={() => void signOut()}>
        {m.auth_other_account()}
      </Button>
    </div>
  );
}

type Wanted = { kind?: string; ticket?: string; email?: string };

function SignInForm({ model, errorMessage }: { model: AuthModel; errorMessage: string }) {
  const view = usePageView();
  const [byCode, setByCode] = useState(false);
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const state = useAuthForm(form);
  const code = useSendCode(state);
  if (wanted?.ticket) return <EmailCode ticket={wanted.ticket} email={wanted.email ?? ''} onBack={() => setWanted(null)} />;
  const submit = async (fields: Record<string, string>) => {
    if (!byCode && wantsCaptcha && !code.captcha) return state.refuse('captcha', m.auth_captcha_wanted());
    const answer = await state.send<SignedIn & Wanted>(
      byCode ? '/auth/signin/code' : '/auth/signin',
      byCode || !code.captcha ? fields : { ...fields, captcha: code.captcha },
    );
    if (wantsCaptcha) code.spend();
    if (answer.code === 10 && answer.data?.kind === 'captcha') {
      setWantsCaptcha(true);
      return state.refuse('captcha', answer.msg);
    }
    if (answer.code === 10) return setWanted(answer.data);
    if (answer.code === 0 && answer.data) await completeSignIn(answer.data, view);
    return undefined;
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message || errorMessage} onSend={(fields) => void submit(fields)}>
      <AccountFields form={form} errors={state.errors} model={model} passkeys />
      {byCode ? (
        <ByCode state={state} code={code} />
      ) : (
        <>
          <PasswordField form={form} error={state.errors['password']} max={model.password.max} />
          {wantsCaptcha && <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={state.errors['captcha']} />}
        </>
      )}
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.ui_sign_in()}
      </Button>
      <OtherMeans
        byCode={byCode}
        onChange={(next) => {
          state.clear();
          setByCode(next);
        }}
      />
      <PasskeyButton origin={model.passkeyOrigin} form={form} />
      <Providers providers={model.providers} />
      <WithoutAccount />
    </ScriptForm>
  );
}

function WithoutAccount() {
  const view = usePageView();
  return (
    <>
      <OtherWay text={m.auth_no_account({ link: here })} path="/auth/signup" title={m.auth_sign_up()} />
      <OtherWay text={m.auth_ordered_as_guest({ link: here })} path={detailPath(view, 'page', 'order-lookup')} title={m.order_lookup_title()} follows />
    </>
  );
}

/** The code that is sent to the address or number, which a captcha guards. */
function ByCode({ state, code }: { state: ReturnType<typeof useAuthForm>; code: ReturnType<typeof useSendCode> }) {
  const sendCode = () => {
    const { code: _code, ...fields } = fieldsOf(document.getElementById(form) as HTMLFormElement);
    void code.ask('/auth/send-code', { ...fields, scene: 'signin' });
  };
  return (
    <>
      <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={state.errors['captcha']} />
      <CodeField form={form} error={state.errors['code']} sent={code.sent} busy={state.busy} onSend={sendCode} />
    </>
  );
}

function OtherMeans({ byCode, onChange }: { byCode: boolean; onChange: (byCode: boolean) => void }) {
  const href = useAuthHref();
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <button type="button" className="min-h-11 text-sm underline underline-offset-4" onClick={() => onChange(!byCode)}>
        {byCode ? m.auth_by_password() : m.auth_by_code()}
      </button>
      <a className="inline-flex min-h-11 items-center text-sm underline underline-offset-4" href={href('/auth/forget')}>
        {m.auth_forgot()}
      </a>
    </div>
  );
}
