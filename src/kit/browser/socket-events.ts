/** What the shop sends to this browser over its socket (docs/contract.md, "Socket"), for subscribers. */

/** The event that listeners receive, like a frame, when this browser became a guest with a new secret. */
export const guestIssued = 'guest.issued';

type Handler = (data: unknown) => void;

const handlers = new Map<string, Set<Handler>>();

/** Calls `handler` with the data of every frame of a type (`order.changed`); answers how to stop that. */
export function onSocket(type: string, handler: Handler): () => void {
  const known = handlers.get(type) ?? new Set();
  handlers.set(type, known.add(handler));
  return () => void known.delete(handler);
}

/** Called by the socket client with every frame. */
export function emitSocketEvent(type: string, data: unknown): void {
  for (const handler of handlers.get(type) ?? []) handler(data);
}
