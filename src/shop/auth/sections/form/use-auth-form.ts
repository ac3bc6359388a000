/** One form of signing in. */
import { useEffect } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { typedAccount } from './typed-account.ts';

/** A form that is sent once more without the session if that has ended. An error about an address is not shown at a number. */
export function useAuthForm(form: string) {
  const state = useForm(form);
  const { run, clear } = state;
  useEffect(() => typedAccount.listen((now, before) => now.kind !== before?.kind && clear()));
  return { ...state, send: <Data>(path: string, body: object) => run(() => callPatiently<Data>(path, body)) };
}

/** The call is made again without a token that is no longer good. */
export async function callPatiently<Data>(path: string, body: object): Promise<ApiAnswer<Data>> {
  const answer = await callApi<Data>(path, body, { quiet: true });
  return answer.code === 50 || answer.code === 51 ? callApi<Data>(path, body, { quiet: true }) : answer;
}
