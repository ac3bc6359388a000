/** An address that is pasted as one text. Its parts fill the fields that are empty; what was typed stays until the shopper agrees to replace it. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { outcomeOf } from '#kit/browser/outcome.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { TextArea } from '../forms/field.tsx';
import { useMounted } from '../use-mounted.ts';
import { mergeFound, namedParts, type AddressFormRules, type AddressValues } from './data.ts';

type Props = {
  form: string;
  rules: AddressFormRules;
  values: AddressValues;
  /** Takes parts into the fields. */
  onFill: (parts: Record<string, string>) => void;
  /** What came of the text that was posted without script. */
  posted?: { text: string; message: string } | undefined;
};

const longest = 300;

/** Without script its button posts the form with `form=paste`. */
export function PastedAddress({ form, rules, values, onFill, posted }: Props) {
  const isHere = useMounted();
  const [text, setText] = useState(posted?.text ?? '');
  const { busy, error, said, found, read, replace } = useReading({ rules, values, onFill });
  const message = said || (error === '' && found === null ? (posted?.message ?? '') : '');
  return (
    <div className="flex flex-col gap-3 rounded-box border border-line p-4">
      <TextArea
        form={form}
        name="pasted"
        label={m.addresses_paste()}
        hint={m.addresses_paste_hint()}
        placeholder={m.addresses_paste_example()}
        error={error}
        optional="unsaid"
        rows={2}
        maxLength={longest}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        {/* A button that sends the form would be pressed by the Enter key in any of its fields. */}
        <Button type={isHere ? 'button' : 'submit'} name="form" value="paste" busy={busy} onClick={isHere ? () => void read(text) : undefined}>
          {m.addresses_paste_read()}
        </Button>
      </div>
      {message && (
        <Alert live>
          {message}
          {found && (
            <button type="button" className="ml-2 font-medium underline underline-offset-4" onClick={replace}>
              {m.addresses_paste_replace()}
            </button>
          )}
        </Alert>
      )}
    </div>
  );
}

/** Asks what a text says, and merges it. `found`: all that it says, where some of it differs from what was typed. */
function useReading({ rules, values, onFill }: Pick<Props, 'rules' | 'values' | 'onFill'>) {
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<{ error: string; said: string; found: Record<string, string> | null }>({ error: '', said: '', found: null });
  const read = async (text: string) => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    const answer = await callApi<Record<string, string>>('/address/parse', { text }, { inForm: true });
    setBusy(false);
    if (answer.code !== 0 || !answer.data) return setState({ error: outcomeOf(answer).errors['text'] ?? answer.msg, said: '', found: null });
    const { filled, differing } = mergeFound(values, answer.data);
    onFill(filled);
    setState({ error: '', ...describe(rules, { filled, differing }, answer.data) });
  };
  const replace = () => {
    onFill(Object.fromEntries(Object.entries(state.found ?? {}).filter(([, part]) => part !== '')));
    setState({ error: '', said: m.addresses_paste_done(), found: null });
  };
  return { ...state, busy, read, replace };
}

function describe(rules: AddressFormRules, { filled, differing }: ReturnType<typeof mergeFound>, found: Record<string, string>) {
  if (differing.length > 0) return { said: m.addresses_paste_kept({ fields: namedParts(rules, differing, found) }), found };
  return { said: Object.keys(filled).length > 0 ? m.addresses_paste_done() : m.addresses_paste_nothing(), found: null };
}
