/** Passkeys among what the browser offers in the field of the account, while one types. */
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { awaitPasskey, offersPasskeys, stopAwaitingPasskey } from '#kit/browser/passkeys/passkeys.ts';

/** What the shop asks is good for five minutes. */
const renewMs = 4 * 60_000;

/** Waits for one to be chosen, as long as nothing else asks for passkeys (`paused`); says nothing where that ends without one. */
export function usePasskeyAutofill(origin: string | null, { paused, onChosen }: { paused: boolean; onChosen: (response: object) => void }): void {
  const take = useEffectEvent(onChosen);
  useEffect(() => {
    let isOver = false;
    const wait = async () => {
      if (paused || !(await offersPasskeys(origin))) return;
      while (!isOver) {
        await untilVisible();
        if (isOver) return;
        const { code, data } = await callApi<object>('/auth/signin/passkey/options', {}, { quiet: true });
        if (code !== 0 || !data || isOver) return;
        const chosen = await choose(data);
        if (isOver || chosen === null) return;
        if (chosen !== 'renew') return take(chosen);
      }
    };
    void wait();
    return () => void (isOver = true);
  }, [origin, paused]);
  // Another page has fields of its own.
  useEffect(() => () => void stopAwaitingPasskey(), []);
}

async function choose(asked: object): Promise<object | null | 'renew'> {
  let isRenewed = false;
  const renewal = setTimeout(() => {
    isRenewed = true;
    void stopAwaitingPasskey();
  }, renewMs);
  const response = await awaitPasskey(asked);
  clearTimeout(renewal);
  return isRenewed ? 'renew' : response;
}

/** A page in the background asks for nothing. */
function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}
