/** After an order of a guest: an account for it by one click and the code that comes by mail. */
import { useState } from 'react';
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { inLanguage } from '#kit/browser/navigate.ts';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Agreement } from '#ui/forms/agreement.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { CodeField } from '../form/secret-fields.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

const form = 'order-account-form';
type Props = { email: string; orderNo: string };

/** For guests only. The code proves the address; a password can be set later. */
export function OrderAccount({ email, orderNo }: Props) {
  const isHere = useMounted();
  const token = useShared(authToken);
  if (!isHere || token !== null) return null;
  return (
    <section aria-labelledby="order-account" className="page-width pb-16">
      <div className="rounded-box bg-base-200 p-6 lg:p-8">
        <h2 id="order-account" className="title-3">
          {m.auth_order_title()}
        </h2>
        <p className="mb-5 mt-2 max-w-xl">{m.auth_order_text()}</p>
        <Steps email={email} orderNo={orderNo} />
      </div>
    </section>
  );
}

/** First the button, which sends the code; then the field for it. */
function Steps({ email, orderNo }: Props) {
  const view = usePageView();
  const state = useAuthForm(form);
  const [sent, setSent] = useState(0);
  const ask = async () => {
    const { code } = await state.send('/auth/send-code', { account: email, scene: 'signup', orderNo });
    if (code === 0) setSent(performance.now());
  };
  const submit = async ({ code = '' }: Record<string, string>) => {
    const { data } = await state.send<SignedIn>('/auth/signup', { account: email, code, agree: true, orderNo });
    if (data?.token) await completeSignIn({ ...data, back: inLanguage(`${view.userBasePath}order/${encodeURIComponent(orderNo)}`) }, view);
  };
  if (sent === 0) {
    return (
      <>
        {state.message && <Alert kind="error">{state.message}</Alert>}
        <Button look="primary" busy={state.busy} onClick={() => void ask()}>
          {m.auth_sign_up_title()}
        </Button>
      </>
    );
  }
  return (
    <ScriptForm id={form} className="flex max-w-md flex-col gap-5" busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <p>{m.auth_order_code({ email })}</p>
      <CodeField form={form} error={state.errors['code']} sent={sent} busy={state.busy} onSend={() => void ask()} />
      <p className="text-sm text-desc">
        <Agreement />
      </p>
      <Button type="submit" look="primary" busy={state.busy}>
        {m.auth_sign_up()}
      </Button>
    </ScriptForm>
  );
}
