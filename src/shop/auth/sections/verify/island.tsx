/** Verifying an e-mail address: the page of the mailed link, and the one that asks for it. */
import { useState } from 'react';
import * as m from '#messages';
import { toSignIn } from '#kit/browser/navigate.ts';
import { returnPath } from '#kit/pure/return-path.ts';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { here } from '#ui/messages/around.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { codeLimits } from '../../contract-limits.ts';
import { OtherWay } from '../form/links.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { useTaken } from '../form/use-taken.ts';

/** Following the link changes nothing; the button does. */
export function VerifyEmail() {
  const { userBasePath } = usePageView();
  const token = useTaken('hash', ['token'])?.['token'];
  const state = useAuthForm('verify');
  const [done, setDone] = useState<{ email: string; orders: number } | null>(null);
  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live>
          {m.auth_verified({ email: done.email })} {done.orders > 0 && m.auth_joined_orders({ count: done.orders })}
        </Alert>
        <ButtonLink path={`${userBasePath}center`} look="primary" wide>
          {m.auth_to_center()}
        </ButtonLink>
      </div>
    );
  }
  const errorMessage = state.message || state.errors['token'];
  return (
    <div className="flex flex-col gap-5">
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      <p>{token ? m.auth_verify_text() : m.auth_verify_no_link()}</p>
      <Button
        look="primary"
        wide
        busy={state.busy}
        disabled={!token}
        onClick={async () => {
          const answer = await state.send<{ email: string; orders: number }>('/auth/verify-email', { token });
          if (answer.code === 0) setDone(answer.data);
        }}
      >
        {m.auth_verify_title()}
      </Button>
      <OtherWay text={m.auth_no_code({ link: here })} path="/auth/verify-prompt" title={m.auth_send_again()} />
    </div>
  );
}

/** For a signed-in user with an unverified address: sends the link. */
export function VerifyPrompt() {
  const { userBasePath } = usePageView();
  const isMounted = useMounted();
  const token = useShared(authToken);
  const state = useAuthForm('verify');
  const [isSent, setIsSent] = useState(false);
  if (isMounted && !token) {
    return (
      <div className="flex flex-col gap-5">
        <p>{m.auth_prompt_sign_in()}</p>
        <a className="btn btn-lg btn-primary h-12 min-h-12 w-full text-base font-medium" href={toSignIn()}>
          {m.ui_sign_in()}
        </a>
      </div>
    );
  }
  const back = isMounted ? returnPath(new URLSearchParams(location.search).get('return')) : null;
  const errorMessage = state.message || state.errors['account'];
  return (
    <div className="flex flex-col gap-5">
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      {isSent && (
        <Alert kind="success" live>
          {m.auth_prompt_sent({ minutes: codeLimits.minutes })}
        </Alert>
      )}
      <p>{m.auth_prompt_text()}</p>
      <Button
        look="primary"
        wide
        busy={state.busy}
        onClick={async () => {
          const answer = await state.send('/auth/send-code', { scene: 'verifyEmail' });
          setIsSent(answer.code === 0);
        }}
      >
        {m.auth_prompt_send()}
      </Button>
      {back === null ? (
        <ButtonLink path={`${userBasePath}center`} wide>
          {m.auth_later()}
        </ButtonLink>
      ) : (
        <a className="btn btn-lg btn-outline h-12 min-h-12 w-full border-line text-base font-medium" href={back}>
          {m.auth_later()}
        </a>
      )}
    </div>
  );
}
