import { useNotify, type HttpError } from 'react-admin';

/** Runs what may be refused: a refusal is said to whoever asked. Answers whether it was done. */
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
