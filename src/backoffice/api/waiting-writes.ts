/**
 * Writes that wait for a while, so that they can be taken back before they are sent: removals above all. None is lost: one that waits is
 * sent before the next write, at sign-out, and when the page is left.
 */

/** A removal of a record, or any other write. */
export type LaterWrite = {
  /** The record that goes: lists leave it out meanwhile. */
  gone?: { resource: string; id: string };
  /** Sends it. In its first step, before it awaits anything: a page that is left runs no second one. */
  send(): Promise<void>;
};

type Waiting = LaterWrite & { state: 'waiting' | 'sending' };

const waiting = new Set<Waiting>();

/** What can be done with a write that waits. */
export type Waits = {
  /** Takes it back. @returns false where it was sent already */
  takeBack(): boolean;
  /** Sends it now, unless that was done or it was taken back. */
  send(): Promise<void>;
};

/** Lets a write wait. */
export function sendLater(write: LaterWrite): Waits {
  const one: Waiting = { ...write, state: 'waiting' };
  waiting.add(one);
  return { takeBack: () => one.state === 'waiting' && waiting.delete(one), send: () => sendThese([one]) };
}

async function sendThese(some: readonly Waiting[]): Promise<void> {
  const now = some.filter((one) => one.state === 'waiting' && waiting.has(one));
  // All of them before the first is sent: none waits for another.
  for (const one of now) one.state = 'sending';
  await Promise.allSettled(now.map((one) => one.send().finally(() => waiting.delete(one))));
}

/** Whether anything waits to be sent. */
export const isAnyWaiting = (): boolean => [...waiting].some(({ state }) => state === 'waiting');

/** Sends whatever waits. */
export const sendWaiting = (): Promise<void> => sendThese([...waiting]);

/** Whether a record is about to go. */
export function isGoing(resource: string, id: unknown): boolean {
  return [...waiting].some(({ gone }) => gone?.resource === resource && gone.id === String(id));
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void sendWaiting());
