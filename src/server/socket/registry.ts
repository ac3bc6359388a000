/** The sockets of this node, by owner. */
import type { Connection } from './connection.ts';

/** Whom a frame is for; any match gets it. */
export type Addressee = { accountId?: string; guestId?: string; sessionId?: string; visitorId?: string };

/** Connections by account, guest, session and visitor. */
export type Registry = {
  readonly all: ReadonlySet<Connection>;
  /** Enters a connection under a key; it may stand under several. */
  enter(connection: Connection, keys: readonly string[]): void;
  /** Forgets the connection under these keys. */
  leave(connection: Connection, keys: readonly string[]): void;
  /** Forgets the connection altogether. */
  remove(connection: Connection): void;
  /** Each connection of an addressee, once. */
  find(to: Addressee): Set<Connection>;
};

/** The keys under which an addressee's connections stand. */
export function keysOf(to: { [Name in keyof Addressee]: string | undefined }): string[] {
  const keys: string[] = [];
  if (to.accountId) keys.push(`a:${to.accountId}`);
  if (to.guestId) keys.push(`g:${to.guestId}`);
  if (to.sessionId) keys.push(`s:${to.sessionId}`);
  if (to.visitorId) keys.push(`v:${to.visitorId}`);
  return keys;
}

/** An empty registry. */
export function createRegistry(): Registry {
  const all = new Set<Connection>();
  const byKey = new Map<string, Set<Connection>>();
  const leave = (connection: Connection, keys: readonly string[]) => {
    for (const key of keys) {
      const there = byKey.get(key);
      there?.delete(connection);
      if (there?.size === 0) byKey.delete(key);
    }
  };
  return {
    all,
    enter(connection, keys) {
      all.add(connection);
      for (const key of keys) {
        const there = byKey.get(key);
        if (there) there.add(connection);
        else byKey.set(key, new Set([connection]));
      }
    },
    leave,
    remove(connection) {
      all.delete(connection);
      leave(connection, connection.keys);
    },
    find(to) {
      const found = new Set<Connection>();
      for (const key of keysOf(to)) for (const connection of byKey.get(key) ?? []) found.add(connection);
      return found;
    },
  };
}
