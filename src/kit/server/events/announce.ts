/** Notifies all nodes of what has changed: from inside the writing transaction, so nothing is sent that was not committed. */
import { sql } from 'kysely';
import type { Locale } from '../../pure/languages.ts';
import { prepared, type Tx } from '../database.ts';

/** The channel that every node listens on. */
export const channel = 'vitrine';

/** What nodes announce to each other. */
export type Announcement =
  /** Pages that show any of these (`product:<id>`, `category:<id>`, `menu`, `theme`) are stale. `followed`: `onInvalidation` listeners know already. */
  | { kind: 'stale'; tags: string[]; followed?: true }
  /** A frame for the sockets of these people (docs/contract.md, "Socket"). `texts`: its data's `text` in the language of each socket. */
  | {
      kind: 'socket';
      to: { accountId?: string; guestId?: string; sessionId?: string; visitorId?: string };
      frame: { type: string; data?: object };
      texts?: Readonly<Record<Locale, string>>;
    }
  /** These sessions of shoppers ended: sockets that stand under them are signed out. */
  | { kind: 'sessionEnd'; sessionIds: string[]; by: 'self' | 'elsewhere' | 'password' | 'deleted' };

// PostgreSQL takes payloads below 8000 bytes.
const mostTagsAtOnce = 100;

/** Tells all nodes, on commit, that pages under these cache tags are stale. */
export async function invalidateTags(tx: Tx, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)];
  for (let start = 0; start < unique.length; start += mostTagsAtOnce) {
    const some = unique.slice(start, start + mostTagsAtOnce);
    await announce(tx, { kind: 'stale', tags: some, ...(follower ? { followed: true } : {}) });
    await follower?.(tx, some);
  }
}

type Follower = (tx: Tx, tags: readonly string[]) => Promise<void>;
let follower: Follower | undefined;

/** Calls `follow` in every transaction that invalidates tags, which are then announced as `followed`; answers how to stop that. */
export function onInvalidation(follow: Follower): () => void {
  follower = follow;
  return () => {
    if (follower === follow) follower = undefined;
  };
}

type Carrier = (tx: Tx, announcement: Announcement) => Promise<void>;
let carrier: Carrier = async (tx, announcement) => void (await prepared(tx, sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`));

/** Tells all nodes something, on commit: by PostgreSQL's NOTIFY, or whatever carries it instead. */
export const announce = (tx: Tx, announcement: Announcement): Promise<void> => carrier(tx, announcement);

/** From now on `carry` takes what this process announces, in the transaction that announces it; answers how to stop that. */
export function carryAnnouncements(carry: Carrier): () => void {
  const before = carrier;
  carrier = carry;
  return () => {
    if (carrier === carry) carrier = before;
  };
}
