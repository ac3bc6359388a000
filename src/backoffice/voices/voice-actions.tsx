import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { act } from '../api/data-provider.ts';
import type { Voice, VoiceAction } from './voice.ts';

const asksForWords: readonly VoiceAction[] = ['refuse', 'take-down', 'answer'];
const doing = (action: VoiceAction) => `backoffice_voice_do_${action.replace('-', '_')}`;
const asksForReason: readonly VoiceAction[] = ['refuse', 'take-down'];

/** A button for each thing that may be done now. */
export function VoiceActions({ voice, resource }: { voice: Voice; resource: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<VoiceAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(action: VoiceAction, body: object) {
    setBusy(true);
    setProblem(null);
    try {
      await act(resource, { id: voice.id, action, body: { ...body, ...(voice.version === undefined ? {} : { version: voice.version }) } });
      notify('backoffice_voice_did', { type: 'success' });
      setAsked(null);
      refresh();
    } catch (error) {
      setProblem((error as HttpError).message);
    }
    setBusy(false);
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {problem !== null && asked === null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {voice.actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={asksForReason.includes(action) ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => (asksForWords.includes(action) ? setAsked(action) : void run(action, {}))}
          >
            {translate(doing(action))}
          </Button>
        ))}
      </Stack>
      {asked && (
        <WordsDialog
          action={asked}
          busy={busy}
          problem={problem}
          onClose={() => setAsked(null)}
          needed={asked === 'answer' || voice.version !== undefined}
          onSend={(words) => void run(asked, asksForReason.includes(asked) ? { reason: words } : { text: words })}
        />
      )}
    </Stack>
  );
}

/** `needed`: it is not done without words. */
type DialogProps = { action: VoiceAction; needed: boolean; busy: boolean; problem: string | null; onClose(): void; onSend(words: string): void };

function WordsDialog({ action, needed, busy, problem, onClose, onSend }: DialogProps) {
  const translate = useTranslate();
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    onSend(typeof words === 'string' ? words.trim() : '');
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="voice-title">
      <form onSubmit={submit}>
        <DialogTitle id="voice-title">{translate(doing(action))}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
            <TextField
              name="words"
              label={translate(asksForReason.includes(action) ? 'backoffice_reason' : 'backoffice_voice_answer')}
              required={needed}
              multiline
              minRows={3}
              fullWidth
              slotProps={{ htmlInput: { maxLength: asksForReason.includes(action) ? 500 : 2_000 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate(doing(action))}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
