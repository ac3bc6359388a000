/** Metrics the process publishes: channels of Node.js, which cost one comparison while nothing subscribes. */
import { channel } from 'node:diagnostics_channel';

/** One kind of event. `send` does nothing without a listener; check `isHeard` before building an expensive message. */
export type Signal<Message> = {
  isHeard(): boolean;
  send(message: Message): void;
  /** Calls `listener` with every message of this process from now on; answers how to stop that. */
  on(listener: (message: Message) => void): () => void;
};

function signal<Message>(name: string): Signal<Message> {
  const of = channel(`vitrine:${name}`);
  return {
    isHeard: () => of.hasSubscribers,
    send: (message) => of.publish(message),
    on(listener) {
      const hear = (message: unknown) => listener(message as Message);
      of.subscribe(hear);
      return () => {
        of.unsubscribe(hear);
      };
    },
  };
}

/** A page was sent from the cache, before the framework saw the request. `page` is the kind's name. */
export const cachedPageSent = signal<{ page: string; method: string; status: number; seconds: number }>('cached-page');

/** A job ended. */
export const jobEnded = signal<{ job: string; outcome: 'done' | 'failed'; seconds: number }>('job');

/** An event of the shop (`order.placed`) was committed and is passed on. */
export const eventPassedOn = signal<{ event: string }>('event');

/** An attempt to pay was committed in another state. */
export const paymentMoved = signal<{ method: string; state: string }>('payment');
