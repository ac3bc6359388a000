/** What was done and can be taken back: said with a button that does. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useAttempt } from '../use-attempt.ts';

const shownMs = 10_000;

function UndoNotice({ text, onUndo }: { text: string; onUndo(): void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** Says what was done, and offers to take it back for some seconds. `text` is in the merchant's language. */
export function useUndo(): (text: string, undo: () => Promise<void> | void) => void {
  const notify = useNotify();
  const attempt = useAttempt();
  return (text, undo) => notify(<UndoNotice text={text} onUndo={() => void attempt(async () => await undo())} />, { autoHideDuration: shownMs });
}
