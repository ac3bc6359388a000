import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { hasPush, pushHere, subscribeHere } from './push-here.ts';

/** Whether this browser gets news. `none`: it has no web push, or that is not known yet; `denied`: its user does not allow it; `failed`: it could not. */
export type PushAnswer = 'none' | 'off' | 'on' | 'denied' | 'failed';

type State = { on: boolean; used: boolean; publicKey: string };

/** News of an order on this device, or without a number of all of the account's: what is the case, and how it is turned on and off. */
export function usePush(orderNo?: string): { answer: PushAnswer; busy: boolean; turnOn(): Promise<void>; turnOff(): Promise<void> } {
  const [answer, setAnswer] = useState<PushAnswer>('none');
  const [busy, setBusy] = useState(false);
  const call = useCallback(
    (deed: string, more: object, quiet = false) => callApi<State>(`/push/${deed}`, { ...(orderNo && { orderNo, ...secretHere() }), ...more }, { quiet }),
    [orderNo],
  );
  useEffect(() => {
    let left = false;
    void readAnswer(call).then((found) => left || setAnswer(found));
    return () => void (left = true);
  }, [call]);
  const during = async (work: () => Promise<PushAnswer>) => {
    setBusy(true);
    setAnswer(await work().catch(() => 'failed' as const));
    setBusy(false);
  };
  return {
    answer,
    busy,
    turnOn: () =>
      during(async () => {
        // Asked first: browsers allow the question only right after a press.
        const permission = await Notification.requestPermission();
        if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
        const { data } = await call('state', {});
        if (!data) return 'off';
        const { endpoint, keys } = (await subscribeHere(data.publicKey)).toJSON();
        return (await call('subscribe', { endpoint, keys })).data?.on ? 'on' : 'off';
      }),
    turnOff: () =>
      during(async () => {
        const subscription = await pushHere();
        if (!subscription) return 'off';
        const { data } = await call('unsubscribe', { endpoint: subscription.endpoint });
        if (!data) return 'on';
        if (!data.used) await subscription.unsubscribe();
        return 'off';
      }),
  };
}

/** A browser without a subscription follows nothing: the shop need not be asked. */
async function readAnswer(call: (deed: string, more: object, quiet: boolean) => Promise<{ data: State | null }>): Promise<PushAnswer> {
  if (!hasPush()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await pushHere();
  if (!subscription) return 'off';
  const { data } = await call('state', { endpoint: subscription.endpoint }, true);
  return data?.on ? 'on' : 'off';
}
