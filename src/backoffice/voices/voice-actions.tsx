import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { act } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import type { Voice, VoiceAction } from './voice.ts';

const asksForWords: readonly VoiceAction[] = ['refuse', 'take-down', 'answer'];
const asksForReason: readonly VoiceAction[] = ['refuse', 'take-down'];
const doing = (action: VoiceAction) => `backoffice_voice_do_${action.replace('-', '_')}`;
const done = 'backoffice_voice_did';

type ActionProps = { voice: Voice; resource: string };

const run = ({ voice, resource }: ActionProps, action: VoiceAction, body: object = {}) =>
  act(resource, { id: voice.id, action, body: { ...body, ...(voice.version === undefined ? {} : { version: voice.version }) } });

/** A button for each thing that may be done now. */
export function VoiceActions({ voice, resource }: ActionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<VoiceAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function runAtOnce(action: VoiceAction) {
    setBusy(true);
    setProblem(null);
    try {
      await run({ voice, resource }, action);
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      setProblem((error as HttpError).message);
    }
    setBusy(false);
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {voice.actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={asksForReason.includes(action) ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => (asksForWords.includes(action) ? setAsked(action) : void runAtOnce(action))}
          >
            {translate(doing(action))}
          </Button>
        ))}
      </Stack>
      {asked && <WordsDialog voice={voice} resource={resource} action={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

/** Asks for the words that an action needs: the reason of a refusal, or an answer. */
function WordsDialog({ voice, resource, action, onClose }: ActionProps & { action: VoiceAction; onClose(): void }) {
  const translate = useTranslate();
  const isReason = asksForReason.includes(action);

  async function send(fields: FormData) {
    const words = textOf(fields, 'words');
    await run({ voice, resource }, action, isReason ? { reason: words } : { text: words });
  }

  return (
    <FormDialog title={translate(doing(action))} submit={translate(doing(action))} done={done} onClose={onClose} onSend={send}>
      <TextField
        name="words"
        label={translate(isReason ? 'backoffice_reason' : 'backoffice_voice_answer')}
        required={action === 'answer' || voice.version !== undefined}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: isReason ? 500 : 2_000 } }}
      />
    </FormDialog>
  );
}
