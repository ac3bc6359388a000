/** Where the client stores the identity: the token of a user, the secret of a guest. */

/** What keeps texts by name: the browser's `localStorage`, React Native's AsyncStorage, or three functions of your own. */
export type KeyValueStorage = {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
};

/** Keeps nothing beyond the process: for a server, a script, a test. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

/** The browser's `localStorage`; where it is closed (private windows, a frame, a server) what is kept ends with the page. */
export function browserStorage(): KeyValueStorage {
  try {
    const probe = 'vitrine.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** The stored identity. */
export type Session = {
  /** The token of a user, or null. */
  token(): Promise<string | null>;
  /** Keeps the token of a user who signed in; null forgets it. */
  setToken(token: string | null): Promise<void>;
  /** The secret of a guest, or null. */
  guest(): Promise<string | null>;
  /** Keeps the secret of a guest; null forgets it, and with it the guest's cart. */
  setGuest(secret: string | null): Promise<void>;
  /** Calls `listener` after each change; answers how to stop that. */
  onChange(listener: () => void): () => void;
};

/** A session over a storage. One shop's names do not meet another's. */
export function sessionIn(storage: KeyValueStorage, shop: string): Session {
  const listeners = new Set<() => void>();
  const part = (name: string) => {
    const key = `vitrine.${name}:${shop}`;
    return {
      read: async () => (await storage.getItem(key)) || null,
      write: async (value: string | null) => {
        if (value === null) await storage.removeItem(key);
        else await storage.setItem(key, value);
        for (const listener of listeners) listener();
      },
    };
  };
  const [token, guest] = [part('token'), part('guest')];
  return {
    token: token.read,
    setToken: token.write,
    guest: guest.read,
    setGuest: guest.write,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
