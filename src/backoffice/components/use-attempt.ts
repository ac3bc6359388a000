import { useNotify, type HttpError } from 'react-admin';

/** Runs what may fail and shows the error. Returns whether it succeeded. */
export function useAttempt(): (work: () => Promise<void>) => Promise<boolean> {
  const notify = useNotify();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
      return false;
    }
  };
}
