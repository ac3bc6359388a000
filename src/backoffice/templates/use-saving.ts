/** Saving a template by itself: one call at a time, a moment after a change, and after growing pauses where that fails. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useRetries } from '../api/use-retries.ts';
import type { EditedTemplate } from './editor/puck-data.ts';

const restMs = 700;

/**
 * `stale`: somebody else changed it first; nothing is saved until the user has chosen what goes on. `unsaved`: saving failed, and is tried again.
 */
export type SavingState = 'rest' | 'changed' | 'busy' | 'stale' | 'unsaved';
type After = SavingState | ((now: SavingState) => SavingState);

/** After a call: what was changed while it was under way is still to be saved. */
export const rested = (now: SavingState): SavingState => (now === 'busy' ? 'rest' : now);
const leftUnsaved = (now: SavingState): SavingState => (now === 'busy' ? 'unsaved' : now);
const isStale = (error: unknown) => (error as HttpError).status === 412;

/** Runs calls, `busy` meanwhile. A colleague's change makes the state `stale`; other errors are shown, and `failed` is the state after them. */
export function useCalls() {
  const notify = useNotify();
  const [state, setState] = useState<SavingState>('rest');
  const show = (error: unknown) => notify((error as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
  const during = async (failed: After, work: () => Promise<void>, onError = show): Promise<boolean> => {
    setState('busy');
    try {
      await work();
      setState(rested);
      return true;
    } catch (error) {
      if (!isStale(error)) onError(error);
      setState(isStale(error) ? 'stale' : failed);
      return false;
    }
  };
  return { state, setState, during, show };
}

type Saving = { edited: EditedTemplate; calls: ReturnType<typeof useCalls>; write(next: EditedTemplate): Promise<void> };

/** Saves what was changed; what keeps failing for one reason is said once. Returns what saves at once, and says again why it cannot. */
export function useSaving({ edited, calls: { state, during, show }, write }: Saving): () => Promise<boolean> {
  const [failures, setFailures] = useState(0);
  const said = useRef('');
  const reportFirstFailure = (error: unknown) => {
    const { message } = error as HttpError;
    if (message !== said.current) show(error);
    said.current = message;
  };
  const save = async () => {
    const isSaved = await during(leftUnsaved, () => write(edited), reportFirstFailure);
    if (isSaved) said.current = '';
    setFailures((count) => (isSaved ? 0 : count + 1));
    return isSaved;
  };
  const saveIt = useEffectEvent(() => void save());
  useEffect(() => {
    if (state !== 'changed') return undefined;
    const timer = setTimeout(() => saveIt(), restMs);
    return () => clearTimeout(timer);
  }, [edited, state]);
  useRetries(failures, () => {
    if (state === 'unsaved') void save();
  });
  return () => {
    said.current = '';
    return save();
  };
}
