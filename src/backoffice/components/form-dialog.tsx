import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { useTypedGuard } from './unsaved/use-typed-guard.ts';

type FormDialogProps = {
  title: string;
  /** Words of the button that sends. */
  submit: string;
  onClose(): void;
  /** The submission; an error it throws appears in the dialog, which stays open with all that was typed. */
  onSend(fields: FormData): Promise<void>;
  /** Said once it is done; the dialog closes then, and the screen behind it shows what is now. Without it all that is the caller's. */
  done?: string;
  disabled?: boolean;
  /** Key of a sentence that says what cannot be taken back afterwards. */
  final?: string;
  maxWidth?: 'sm' | 'md';
  children: ReactNode;
};

// In a long dialog it would be out of sight of the button.
const showIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What went wrong: of fields just that, because no field of a dialog is marked. */
export function problemOf({ message, body }: HttpError): string {
  const errors = Object.values((body as { errors?: Record<string, string> } | undefined)?.errors ?? {});
  return errors.length === 0 ? message : errors.join(' ');
}

/** Sends, and says how it went. */
function useSending({ onSend, onClose, done }: Pick<FormDialogProps, 'onSend' | 'onClose' | 'done'>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await onSend(new FormData(event.currentTarget));
      if (done !== undefined) {
        notify(done, { type: 'success' });
        onClose();
        refresh();
      }
    } catch (error) {
      setProblem(problemOf(error as HttpError));
    }
    setBusy(false);
  }
  return { busy, problem, send };
}

/** Asks for an action's inputs, and runs it. */
export function FormDialog({ title, submit, onClose, onSend, done, disabled = false, final, maxWidth = 'sm', children }: FormDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { busy, problem, send } = useSending({ onSend, onClose, ...(done !== undefined && { done }) });
  const guard = useTypedGuard(onClose);

  return (
    <Dialog open {...guard} onClose={(event, reason) => !busy && guard.onClose(event, reason)} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <Box
        component="form"
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void send(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {problem !== null && (
              <Alert severity="error" ref={showIt}>
                {translate(problem, { _: problem })}
              </Alert>
            )}
            {children}
            {final !== undefined && <Alert severity="warning">{translate(final)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || disabled}>
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** A field of such a form as trimmed text; empty where there is none. */
export function textOf(fields: FormData, name: string): string {
  return passwordOf(fields, name).trim();
}

/** A password that was typed into a field, with every blank that belongs to it; empty when there is none. */
export function passwordOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
