/** Asks for a fresh proof before something that matters: the password, or a code to the account's own address or number. */
import * as m from '#messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';

/** What is to be done, and with which words it is asked. */
export type Asked = {
  title: string;
  text: string;
  action: string;
  look: 'primary' | 'danger';
  /** A word that has to be typed besides. */
  word?: string;
  path: string;
  body: object;
  /** Called with the answer's data once it is done. */
  done(data: unknown): void;
};

type Refusal = { message: string; errors: Readonly<Record<string, string>> };
const none: Refusal = { message: '', errors: {} };
const form = 'proof';

/** Shown while something is asked. `byPassword`: the account has one; `reach`: where a code would go, in part. */
export function ProofDialog({ asked, byPassword, reach, onClose }: { asked: Asked; byPassword: boolean; reach: string | null; onClose(): void }) {
  const { locale } = usePageView();
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<'password' | 'code'>(byPassword ? 'password' : 'code');
  const [refusal, setRefusal] = useState(none);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const proof = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callApi(asked.path, { ...asked.body, ...proof }, { quiet: true });
    setBusy(false);
    if (answer.code === 0) {
      onClose();
      return asked.done(answer.data);
    }
    if (!signedOut(answer)) setRefusal(refusalOf(answer));
  };
  return (
    <dialog ref={dialog} className="modal" aria-labelledby="proof-title" onClose={onClose}>
      <form className="modal-box grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <h2 id="proof-title" className="title-4">
          {asked.title}
        </h2>
        <p className="text-sm text-desc">{asked.text}</p>
        {refusal.message && <Alert kind="error">{refusal.message}</Alert>}
        {asked.word && (
          <TextField
            form={form}
            name="confirm"
            autoComplete="off"
            label={m.security_delete_word_wrong({ word: asked.word }, { locale })}
            error={refusal.errors['confirm']}
          />
        )}
        {way === 'password' ? (
          <TextField
            form={form}
            name="password"
            type="password"
            autoComplete="current-password"
            label={m.security_password({}, { locale })}
            error={refusal.errors['password']}
          />
        ) : (
          <Code reach={reach} error={refusal.errors['stepUpCode']} />
        )}
        {way === 'password' && reach && (
          <button type="button" className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4" onClick={() => setWay('code')}>
            {m.security_proof_by_code({}, { locale })}
          </button>
        )}
        <div className="modal-action mt-0 flex-wrap">
          <Button onClick={() => dialog.current?.close()}>{m.security_cancel({}, { locale })}</Button>
          <Button type="submit" look={asked.look} busy={busy}>
            {asked.action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** A code is sent when it is asked for, and not before. */
function Code({ reach, error }: { reach: string | null; error: string | undefined }) {
  const { locale } = usePageView();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<string | undefined>();
  const send = async () => {
    const answer = await callApi('/auth/send-code', { scene: 'stepUp' }, { quiet: true });
    if (signedOut(answer)) return;
    setFailed(answer.code === 0 ? undefined : refusalOf(answer).message || answer.msg);
    setSaid(answer.code === 0 ? m.security_proof_code_sent({ reach: reach ?? '' }, { locale }) : '');
  };
  if (!reach) return <Alert kind="warning">{m.security_proof_no_reach({}, { locale })}</Alert>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void send()}>{m.security_proof_send_code({}, { locale })}</Button>
        <p className="text-sm text-desc" aria-live="polite">
          {said}
        </p>
      </div>
      <TextField
        form={form}
        name="stepUpCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        label={m.security_proof_code({}, { locale })}
        error={failed ?? error}
      />
    </>
  );
}

/** Words of a refusal: beside the fields where it names them, else above. */
function refusalOf({ code, msg, data }: ApiAnswer<unknown>): Refusal {
  const { errors = {} } = (data ?? {}) as { errors?: Record<string, string> };
  if (code === 10) return { message: m.security_proof_wanted(), errors: {} };
  return { message: Object.keys(errors).length > 0 ? '' : msg, errors };
}

/** A session that has ended meanwhile: to signing in. */
function signedOut({ code, msg }: ApiAnswer<unknown>): boolean {
  if (code !== 50 && code !== 51) return false;
  showToast(msg, { kind: 'error' });
  forgetSession();
  navigate(inLanguage('/auth/signin'));
  return true;
}
