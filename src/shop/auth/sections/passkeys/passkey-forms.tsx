/** The forms of a passkey: what was typed stays when the shop wants a fresh proof. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { makePasskey, type PasskeyProblem } from '#kit/browser/passkeys/passkeys.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { SaveOrCancel, ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';

/** A passkey as the API answers it. */
export type OwnPasskey = { id: string; title: string; createdAt: string; lastUsedAt: string | null };

type Answer = { items?: OwnPasskey[]; kind?: string };
type FormProps = { onDone: (items: OwnPasskey[]) => void; onClose: () => void };

const longestTitle = 100;

function TitleField({ form, value, error }: { form: string; value?: string; error: string | undefined }) {
  return (
    <TextField
      form={form}
      name="title"
      label={m.auth_passkey_title()}
      hint={m.auth_passkey_hint()}
      defaultValue={value}
      maxLength={longestTitle}
      error={error}
    />
  );
}

/** Asks the shop first, which wants a proof, and then the browser. */
export function AddPasskey({ onDone, onClose }: FormProps) {
  const form = 'add-passkey';
  const state = useForm(form);
  const [proof, setProof] = useState<StepUpOptions | null>(null);
  // Asked for once: a proof is good for one challenge, and a browser that made nothing may be asked again.
  const asked = useRef<object | null>(null);
  const submit = async ({ title = '', ...given }: Record<string, string>) => {
    if (title.trim() === '') return state.refuse('title', m.error_required({ field: m.auth_passkey_title() }));
    if (asked.current === null) {
      const answer = await state.send<Answer>('/security/passkeys/options', given);
      if (answer.code === 10 && answer.data?.kind === 'stepUp') return setProof(answer.data as unknown as StepUpOptions);
      if (answer.code !== 0) return undefined;
      asked.current = answer.data;
      setProof(null);
    }
    const { code, data } = await state.run<Answer>(() => make(asked.current!, title));
    if (code !== notMade) asked.current = null;
    if (code === 0 && data?.items) onDone(data.items);
    return undefined;
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <p className="text-sm text-desc">{m.auth_passkeys_text()}</p>
      <TitleField form={form} error={state.errors['title']} />
      {proof && <StepUpFields form={form} wanted={proof} errors={state.errors} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={state.busy}>
          {m.auth_passkey_go_on()}
        </Button>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
      </div>
    </ScriptForm>
  );
}

/** The code of an answer that the browser gave, and not the shop. */
const notMade = 40_000;

const problemTexts: Readonly<Record<PasskeyProblem, () => string>> = {
  known: m.auth_passkey_known,
  notSupported: m.auth_passkey_not_supported,
  notMade: m.auth_passkey_not_made,
};

async function make(asked: object, title: string): Promise<ApiAnswer<Answer>> {
  const answer = await makePasskey(asked);
  if ('made' in answer) return callApi<Answer>('/security/passkeys/add', { title, response: answer.made }, { inForm: true });
  return { code: notMade, msg: problemTexts[answer.problem](), data: null };
}

/** Another name. */
export function RenamePasskey({ passkey, onDone, onClose }: FormProps & { passkey: OwnPasskey }) {
  const form = 'rename-passkey';
  const state = useForm(form);
  const submit = async ({ title = '' }: Record<string, string>) => {
    if (title.trim() === '') return state.refuse('title', m.error_required({ field: m.auth_passkey_title() }));
    const { code, data } = await state.send<Answer>('/security/passkeys/rename', { id: passkey.id, title });
    if (code === 0 && data?.items) onDone(data.items);
    return undefined;
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <TitleField form={form} value={passkey.title} error={state.errors['title']} />
      <SaveOrCancel busy={state.busy} onCancel={onClose} />
    </ScriptForm>
  );
}

/** Asks first. */
export function RemovePasskey({ passkey, onDone, onClose }: FormProps & { passkey: OwnPasskey }) {
  const form = 'remove-passkey';
  const state = useForm(form);
  const [proof, setProof] = useState<StepUpOptions | null>(null);
  const submit = async (given: Record<string, string>) => {
    const answer = await state.send<Answer>('/security/passkeys/remove', { id: passkey.id, ...given });
    if (answer.code === 10 && answer.data?.kind === 'stepUp') setProof(answer.data as unknown as StepUpOptions);
    else if (answer.code === 0 && answer.data?.items) onDone(answer.data.items);
  };
  return (
    <ScriptForm id={form} busy={state.busy} message={state.message} onSend={(fields) => void submit(fields)}>
      <p>{m.auth_passkey_remove_text()}</p>
      {proof && <StepUpFields form={form} wanted={proof} errors={state.errors} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={state.busy}>
          {m.auth_passkey_remove()}
        </Button>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
      </div>
    </ScriptForm>
  );
}
