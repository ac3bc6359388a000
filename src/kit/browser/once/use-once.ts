/** Operations that must happen once, however often they are sent (docs/contract.md, "Idempotency"). */
import { useRef } from 'react';
import { callApi, type ApiAnswer } from '../api-call.ts';
import { newKey } from './new-key.ts';

// The answer is not known: the attempt may have been executed, so it is sent again under its key.
const unanswered = new Set([500, 20000]);

/** A call of the API by a form, which says why it failed; the same body goes again under the same key until it was answered. */
export function useOnce(): <Data>(path: string, body: object) => Promise<ApiAnswer<Data>> {
  const attempt = useRef({ body: '', key: '' });
  return async <Data>(path: string, body: object) => {
    const text = JSON.stringify([path, body]);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() };
    const answer = await callApi<Data>(path, body, { idempotencyKey: attempt.current.key, inForm: true });
    if (!unanswered.has(answer.code)) attempt.current = { body: '', key: '' };
    return answer;
  };
}
