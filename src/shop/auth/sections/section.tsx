/** The pages of signing in: a title, a line of text, and one form. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import type { AuthModel } from './form/model.ts';
import { Forget } from './password/forget.tsx';
import { ResetPassword } from './password/reset.tsx';
import { SignIn } from './sign-in/island.tsx';
import { SignUp } from './sign-up/island.tsx';
import { VerifyEmail, VerifyPrompt } from './verify/island.tsx';

type Props = { settings: unknown; data: unknown; model: AuthModel };

function Frame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="page-width pb-6 pt-8 lg:pt-12">
      <div className="form-panel">
        <h1 className="title-1">{title}</h1>
        {text && <p className="mt-3 text-desc">{text}</p>}
        <noscript>
          <p className="mt-6">{m.page_needs_script()}</p>
        </noscript>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

/** `/auth/signin` */
export function SignInPage({ model }: Props) {
  return (
    <Frame title={m.ui_sign_in()} text={m.auth_sign_in_text()}>
      <Island name="sign-in" of={SignIn} when="load" props={{ model }} />
    </Frame>
  );
}

/** `/auth/signup` */
export function SignUpPage({ model }: Props) {
  return (
    <Frame title={m.auth_sign_up_title()} text={m.auth_sign_up_text()}>
      <Island name="sign-up" of={SignUp} when="load" props={{ model }} />
    </Frame>
  );
}

/** `/auth/forget` */
export function ForgetPage({ model }: Props) {
  return (
    <Frame title={m.auth_forgot()} text={m.auth_forget_text()}>
      <Island name="forget" of={Forget} when="load" props={{ model }} />
    </Frame>
  );
}

/** `/auth/reset-password` */
export function ResetPasswordPage({ model }: Props) {
  return (
    <Frame title={m.auth_reset_title()}>
      <Island name="reset-password" of={ResetPassword} when="load" props={{ model }} />
    </Frame>
  );
}

/** `/auth/verify-email` */
export function VerifyEmailPage(_props: Props) {
  return (
    <Frame title={m.auth_verify_title()}>
      <Island name="verify-email" of={VerifyEmail} when="load" props={{}} />
    </Frame>
  );
}

/** `/auth/verify-prompt` */
export function VerifyPromptPage(_props: Props) {
  return (
    <Frame title={m.auth_prompt_title()}>
      <Island name="verify-prompt" of={VerifyPrompt} when="load" props={{}} />
    </Frame>
  );
}
