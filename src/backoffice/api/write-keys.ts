/** Keys of writes (`Idempotency-Key`). A write whose response was lost may have been executed: sent again unchanged, it keeps its key and is executed once. */
import { newKey } from '#kit/browser/once/new-key.ts';

/** What is reported of a response. */
type Answer = { status: number; headers: { has(name: string): boolean } };

const unanswered = new Map<string, string>();

/**
 * Sends a write with its key: a new one, or that of the same write when its answer never came. `send` throws only where there was no answer.
 */
export async function sendOnce<Sent extends { answer: Answer }>(write: string, send: (key: string) => Promise<Sent>): Promise<Sent> {
  const key = unanswered.get(write) ?? newKey();
  unanswered.set(write, key);
  const sent = await send(key);
  // Still running: the same key gets its result.
  const isRunning = sent.answer.status === 409 && sent.answer.headers.has('retry-after');
  if (!isRunning && unanswered.get(write) === key) unanswered.delete(write);
  return sent;
}
