/** Asks for a fresh proof before something that matters. */
import * as m from '#messages';
import { useEffect, useRef, useState } from 'react';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { endingSession } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';

/** The action to confirm, and the text of the question. */
export type Asked = {
  title: string;
  /** What the person may not think of, before the text. */
  note?: string | undefined;
  text?: string;
  action: string;
  look: 'primary' | 'danger';
  /** A word that has to be typed besides. */
  word?: string;
  path: string;
  body: object;
  /** Whether it ends the session. */
  endsSession?: true;
  /** Called with the answer's data once it is done. */
  done(data: unknown): void;
};

const form = 'proof';

/** Shown while something is asked. `byPassword`: the account has one; `reach`: where a code would go, in part. */
export function StepUpDialog({ asked, byPassword, reach, onClose }: { asked: Asked; byPassword: boolean; reach: string | null; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { wanted, state, submit } = useProof(asked, byPassword || reach !== null ? { password: byPassword, code: reach, apps: [] } : null, onClose);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby="proof-title" onClose={onClose}>
      <ScriptForm className="modal-box grid gap-4" busy={state.busy} onSend={(fields) => void submit(fields)}>
        <h2 id="proof-title" className="title-4">
          {asked.title}
        </h2>
        {asked.note && <p>{asked.note}</p>}
        {asked.text && <p className="text-sm text-desc">{asked.text}</p>}
        {state.message && <Alert kind="error">{state.message}</Alert>}
        {asked.word && (
          <TextField form={form} name="confirm" autoComplete="off" label={m.security_delete_word_wrong({ word: asked.word })} error={state.errors['confirm']} />
        )}
        {wanted && <StepUpFields form={form} wanted={wanted} errors={state.errors} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => dialog.current?.close()}>{m.ui_cancel()}</Button>
          <Button type="submit" look={asked.look} busy={state.busy}>
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
  const state = useForm(form);
  const submit = async (fields: Record<string, string>) => {
    endingSession.set(asked.endsSession === true);
    const { code, data } = await state.send(asked.path, { ...asked.body, ...fields });
    if (code === 0) {
      onClose();
      asked.done(data);
    }
    endingSession.set(false);
    if (code !== 10) return;
    const proof = data as StepUpOptions | null;
    // The first time it is news, and the fields say so; of an app they always do.
    const isSaid = proof !== null && (wanted === null || proof.apps.length > 0);
    if (!isSaid) state.showFormErrors({ password: m.security_proof_wanted(), stepUpCode: m.security_proof_wanted() });
    if (proof) setWanted(proof);
  };
  return { wanted, state, submit };
}
