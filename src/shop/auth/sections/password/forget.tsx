/** A forgotten password: where link and code are sent. The answer never reveals whether the account exists. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import { Button } from '#ui/button.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { SlideCheck } from '../captcha/slide-check.tsx';
import { AccountFields } from '../form/account-fields.tsx';
import { OtherWay, useAuthHref } from '../form/links.tsx';
import type { AuthModel } from '../form/model.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useSendCode } from '../form/use-code.ts';

const form = 'forget';

/** The form, and what to do when it was sent. */
export function Forget({ model }: { model: AuthModel }) {
  const href = useAuthHref();
  const state = useAuthForm(form);
  const code = useSendCode(state);
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void code.ask('/auth/forget', fields)}>
      {code.sent > 0 && (
        <Alert kind="success" live>
          <Around text={m.auth_forget_sent({ link: here })}>
            <a className="font-medium underline underline-offset-4" href={href('/auth/reset-password')}>
              {m.auth_enter_code()}
            </a>
          </Around>
        </Alert>
      )}
      <AccountFields form={form} errors={state.errors} model={model} />
      <SlideCheck key={code.round} form={form} onSolved={code.setCaptcha} error={state.errors['captcha']} />
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.auth_forget_send()}
      </Button>
      <OtherWay text={m.auth_remembered({ link: here })} path="/auth/signin" title={m.ui_sign_in()} />
    </ScriptForm>
  );
}
