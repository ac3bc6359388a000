/** Asks for a fresh proof before something that matters. */
import * as m from '#messages';
import { useEffect, useRef, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { navigate, toSignIn } from '#kit/browser/navigate.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useFocusOnError } from '#ui/forms/use-focus-on-error.ts';

/** What is to be done, and with which words it is asked. */
export type Asked = {
  title: string;
  text?: string;
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
export function StepUpDialog({ asked, byPassword, reach, onClose }: { asked: Asked; byPassword: boolean; reach: string | null; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { wanted, refusal, busy, submit } = useProof(asked, byPassword || reach !== null ? { password: byPassword, code: reach, apps: [] } : null, onClose);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby="proof-title" onClose={onClose}>
      <ScriptForm className="modal-box grid gap-4" busy={busy} onSend={(fields) => void submit(fields)}>
        <h2 id="proof-title" className="title-4">
          {asked.title}
        </h2>
        {asked.text && <p className="text-sm text-desc">{asked.text}</p>}
        {refusal.message && <Alert kind="error">{refusal.message}</Alert>}
        {asked.word && (
          <TextField
            form={form}
            name="confirm"
            autoComplete="off"
            label={m.security_delete_word_wrong({ word: asked.word })}
            error={refusal.errors['confirm']}
          />
        )}
        {wanted && <StepUpFields form={form} wanted={wanted} errors={refusal.errors} />}
        <div className="modal-action mt-0 flex-wrap">
          <Button onClick={() => dialog.current?.close()}>{m.security_cancel()}</Button>
          <Button type="submit" look={asked.look} busy={busy}>
            {asked.action}
          </Button>
        </div>
      </ScriptForm>
    </dialog>
  );
}

/** Does what is asked with the proof that was given; `first` is what is wanted before the shop says more. */
function useProof(asked: Asked, first: StepUpOptions | null, onClose: () => void) {
  // Known by an app alone, an account may have confirmed by it just now; the shop says whether it wants that again.
  const [wanted, setWanted] = useState<StepUpOptions | null>(first);
  const [refusal, setRefusal] = useState(none);
  const [busy, setBusy] = useState(false);
  useFocusOnError(form, refusal.errors);
  const submit = async (fields: Record<string, string>) => {
    setBusy(true);
    const answer = await callApi(asked.path, { ...asked.body, ...fields }, { quiet: true });
    setBusy(false);
    if (answer.code === 0) {
      onClose();
      return asked.done(answer.data);
    }
    if (signedOut(answer)) return;
    const proof = answer.code === 10 ? (answer.data as StepUpOptions | null) : null;
    // The first time it is news, and the fields say so; of an app they always do.
    const isSaid = proof !== null && (wanted === null || proof.apps.length > 0);
    setRefusal(isSaid ? none : refusalOf(answer));
    if (proof) setWanted(proof);
  };
  return { wanted, refusal, busy, submit };
}

/** Words of a refusal: beside the fields where it names them, else above. */
function refusalOf({ code, msg, data }: ApiAnswer<unknown>): Refusal {
  const { errors = {} } = (data ?? {}) as { errors?: Record<string, string> };
  if (code === 10) return { message: '', errors: { password: m.security_proof_wanted(), stepUpCode: m.security_proof_wanted() } };
  return { message: Object.keys(errors).length > 0 ? '' : msg, errors };
}

/** A session that has ended meanwhile: to signing in. */
function signedOut({ code, msg }: ApiAnswer<unknown>): boolean {
  if (code !== 50 && code !== 51) return false;
  showToast(msg, { kind: 'error' });
  forgetSession();
  navigate(toSignIn());
  return true;
}
