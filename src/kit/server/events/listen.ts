/** Receives announcements of other nodes (`announce.ts`): one connection of its own that listens, and comes back when it is lost. */
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { channel, type Announcement } from './announce.ts';
import type { Log } from '../context.ts';

/** What is called with an announcement of one kind. */
type Handlers = { [Kind in Announcement['kind']]: Set<(announcement: Extract<Announcement, { kind: Kind }>) => void> };

/** Announcements as they come in. */
export type Announcements = {
  /** Calls `handler` with every announcement of a kind, this node's own too; answers how to stop that. */
  on<Kind extends Announcement['kind']>(kind: Kind, handler: (announcement: Extract<Announcement, { kind: Kind }>) => void): () => void;
  /** Calls `handler` when the connection was lost: until it is called, everything was received; from then on until the next call of `onBack`, anything may have been missed. */
  onLost(handler: () => void): void;
  /** Calls `handler` when the connection listens again after a loss. */
  onBack(handler: () => void): void;
  /** Resolves once the first connection listens. */
  ready: Promise<void>;
  close(): Promise<void>;
};

/** The same with a second way in beside NOTIFY (Redis): `hear` takes what came by it. */
export type TwoWayAnnouncements = Announcements & {
  hear(payload: string): void;
  /** The second channel broke, or is back. Announcers know at once (`listenerName`); anything may have been missed meanwhile. */
  relyOnNotify(relies: boolean): void;
};

/** The name of a connection that receives only NOTIFY: while there is one, announcers have to use NOTIFY. */
export const listenerName = 'vitrine listen';
const nameWithSecondWay = 'vitrine listen, redis';

/** What came by both ways is passed on once. */
const mostRemembered = 5_000;

const firstDelayMs = 100;
const longestDelayMs = 3_000;
/** A keep-alive query, to notice a connection that died silently. */
const askAliveMs = 10_000;

/** Listens for announcements on a connection of its own, from now until `close`. */
export function listenToAnnouncements(url: string, log: Log): TwoWayAnnouncements {
  const handlers: Handlers = { stale: new Set(), socket: new Set(), sessionEnd: new Set() };
  const lost = new Set<() => void>();
  const back = new Set<() => void>();
  const first = Promise.withResolvers<void>();
  let connectedBefore = false;
  const hear = dispatchOnce(handlers, log);
  const loseAll = () => {
    for (const handler of lost) handler();
  };
  const flushAll = () => {
    for (const handler of back) handler();
  };
  const connection = keepListening(url, {
    onHeard: hear,
    onLost(error) {
      if (!connectedBefore) return;
      log.warn({ err: error }, 'announcements are lost for a moment: the database connection broke');
      loseAll();
    },
    onListening() {
      if (connectedBefore) flushAll();
      connectedBefore = true;
      first.resolve();
    },
  });
  return {
    hear,
    relyOnNotify(relies) {
      if (relies) loseAll();
      // When the connection itself is lost, it is named and everything flushed when it is back.
      void connection.rename(relies ? listenerName : nameWithSecondWay).then(flushAll, () => undefined);
    },
    on(kind, handler) {
      handlers[kind].add(handler as never);
      return () => void handlers[kind].delete(handler as never);
    },
    onLost: (handler) => void lost.add(handler),
    onBack: (handler) => void back.add(handler),
    ready: first.promise,
    close: connection.close,
  };
}

/** Passes announcements on; one that has an id only once. */
function dispatchOnce(handlers: Handlers, log: Log): (payload: string | undefined) => void {
  let known: LRUCache<string, true> | undefined;
  return (payload) => {
    const announcement = readPayload(payload, log);
    if (!announcement) return;
    const { id } = announcement;
    if (id !== undefined) {
      known ??= new LRUCache({ max: mostRemembered });
      if (known.has(id)) return;
      known.set(id, true);
      delete announcement.id;
    }
    dispatch(handlers, announcement, log);
  };
}

/** Null for what another program wrote into the channel. */
function readPayload(payload: string | undefined, log: Log): (Announcement & { id?: string }) | null {
  try {
    return JSON.parse(payload ?? 'null') as (Announcement & { id?: string }) | null;
  } catch (error) {
    log.warn({ err: error }, 'an announcement could not be read');
    return null;
  }
}

function dispatch(handlers: Handlers, announcement: Announcement, log: Log): void {
  for (const handler of handlers[announcement.kind] ?? []) {
    try {
      handler(announcement as never);
    } catch (error) {
      log.error({ err: error, kind: announcement.kind }, 'an announcement could not be handled');
    }
  }
}

/** `onLost` is called once until the connection listens again. */
type Listener = { onHeard(payload: string | undefined): void; onLost(error: unknown): void; onListening(): void };

/** One connection that listens until it is closed; when it breaks, another is opened, after waits that grow. */
function keepListening(url: string, { onHeard, onLost, onListening }: Listener): { rename(name: string): Promise<void>; close(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let delayMs = firstDelayMs;
  let name = listenerName;
  const connect = async (): Promise<void> => {
    const current = newClient(url);
    client = current;
    let over = false;
    const end = (error?: unknown) => {
      if (over) return;
      over = true;
      clearInterval(timer);
      current.end().catch(() => undefined);
      if (closed) return;
      if (delayMs === firstDelayMs) onLost(error);
      timer = setTimeout(() => void connect(), delayMs).unref();
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    };
    current.on('error', end);
    current.on('end', () => end());
    current.on('notification', (message) => onHeard(message.payload));
    try {
      await current.connect();
      await current.query(`listen ${channel}`);
      if (name !== listenerName) await setName(current, name);
    } catch (error) {
      end(error);
      return;
    }
    if (over || closed) return;
    delayMs = firstDelayMs;
    timer = setInterval(() => current.query('select 1').catch(end), askAliveMs).unref();
    onListening();
  };
  void connect();
  return {
    async rename(to) {
      name = to;
      if (client) await setName(client, to);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const setName = (client: pg.Client, name: string) => client.query(`set application_name = '${name}'`);

const newClient = (url: string) =>
  new pg.Client({ connectionString: url, application_name: listenerName, connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true });
