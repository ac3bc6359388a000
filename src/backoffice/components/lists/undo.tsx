/** What was done, or is about to be, and can be taken back: said with a button that does. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate, type HttpError, type RaRecord } from 'react-admin';
import { sendLater, type LaterWrite } from '../../api/waiting-writes.ts';
import { useAttempt } from '../use-attempt.ts';

const shownMs = 8_000;

/** A click elsewhere closes other notices at once, not one that offers to take something back. */
export const isUndoOnScreen = (): boolean => document.querySelector('[data-undo]') !== null;

/** `onEnd`: it is off the screen, and was not taken back. */
function UndoNotice({ text, onUndo, onEnd }: { text: string; onUndo(): void; onEnd?(): void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const end = useRef(onEnd);
  useEffect(() => () => end.current?.(), []);
  const undo = () => {
    end.current = undefined;
    close();
    onUndo();
  };
  return (
    <Alert
      severity="info"
      variant="filled"
      data-undo
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

type Listed = { data: RaRecord[]; total?: number };
const without = (id: string) => (list: Listed | undefined) => {
  const data = list?.data.filter((row) => String(row.id) !== id);
  return !list || !data || data.length === list.data.length ? list : { ...list, data, total: (list.total ?? 0) - 1 };
};

/** A write that waits; `lists`: the resource whose lists it changes, where that is not the one of the record that goes. `done` runs once it was sent. */
type Later = LaterWrite & { lists?: string; done?(): void };

/**
 * Does something once it can no longer be taken back: says that it is done, and sends it when that goes off the screen. A record that goes
 * is out of its lists at once; where the shop refuses, a notice says so and it is back.
 */
export function useLater(): (text: string, write: Later) => void {
  const notify = useNotify();
  const client = useQueryClient();
  return (text, { gone, send, done, lists = gone?.resource }) => {
    // No more than that: a form that is being filled in stays as it is.
    const refresh = () => void (lists !== undefined && client.invalidateQueries({ queryKey: [lists] }));
    const sending = async () => {
      try {
        await send();
        done?.();
      } catch (error) {
        notify((error as HttpError).message, { type: 'error' });
      }
      refresh();
    };
    const waits = sendLater({ ...(gone && { gone }), send: sending });
    if (gone) client.setQueriesData<Listed>({ queryKey: [gone.resource, 'getList'] }, without(gone.id));
    const undo = () => {
      if (waits.takeBack()) refresh();
      else notify('backoffice_undo_too_late', { type: 'warning' });
    };
    notify(<UndoNotice text={text} onUndo={undo} onEnd={() => void waits.send()} />, { autoHideDuration: shownMs, disableWindowBlurListener: true });
  };
}
