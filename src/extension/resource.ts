/** Records of extensions that staff list, read and write, by the contract of the back office's API. */
import type { z } from 'zod';
import type { StaffArea } from '#kit/pure/staff-rights.ts';
import type { Tx } from '#kit/server/database.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { ExtensionContext } from './context.ts';

/** Which page of a list is asked for: `page` from 1, `size`, the checked `filter`, and `order` (`field`, `direction`). */
export type AskedList<Filter, Sort extends string> = ResourceList<Filter, Sort>;

/**
 * A resource of the back office: `/api/admin/ext/<extension>/<name>` with `page`, `size`, `sort`, `filter`, `ETag` and `If-Match`. The shop checks rights
 * and inputs, opens the transaction of a write, reads the record in it and compares it with what was read before, and leaves the line in the audit log.
 * In a write, `context.db` is that transaction, so `read` sees what was written in it.
 */
export type ExtensionResource<Kept extends { id: string }, Input, Filter, Sort extends string, Settings = never> = {
  /** Small letters, digits and hyphens: what several of them are. */
  name: string;
  /** What one of them is called in the API's document, such as `voucher`. */
  one: string;
  /** Whose readers may read them, and whose writers may write them; absent: `settings`. */
  area?: StaffArea;
  /** What a list and a record answer: a `z.object` with `id`. */
  record: z.ZodType<Kept>;
  /** What a new record and a changed one are sent as; absent: they are only read. */
  input?: z.ZodType<Input>;
  /** What a list may be narrowed by; absent: nothing. */
  filter?: z.ZodType<Filter>;
  /** What a list may be sorted by; the first is its usual order. */
  sorts: readonly [Sort, ...Sort[]];
  /** One page, and how many there are in all. */
  list(context: ExtensionContext<Settings>, asked: AskedList<Filter, Sort>): Promise<{ items: Kept[]; total: number }>;
  /** Null: there is none. */
  read(context: ExtensionContext<Settings>, id: string): Promise<Kept | null>;
  /** Answers the new record's id. */
  create?(context: ExtensionContext<Settings>, tx: Tx, input: Input): Promise<string>;
  change?(context: ExtensionContext<Settings>, tx: Tx, change: { id: string; input: Input; before: Kept }): Promise<void>;
  remove?(context: ExtensionContext<Settings>, tx: Tx, removal: { id: string; before: Kept }): Promise<void>;
};

/** What the definition lists. */
export type AnyExtensionResource<Settings> = {
  name: string;
  one: string;
  area?: StaffArea;
  record: z.ZodType;
  input?: z.ZodType;
  filter?: z.ZodType;
  sorts: readonly [string, ...string[]];
  list(context: ExtensionContext<Settings>, asked: AskedList<never, never>): Promise<{ items: { id: string }[]; total: number }>;
  read(context: ExtensionContext<Settings>, id: string): Promise<{ id: string } | null>;
  create?(context: ExtensionContext<Settings>, tx: Tx, input: never): Promise<string>;
  change?(context: ExtensionContext<Settings>, tx: Tx, change: { id: string; input: never; before: never }): Promise<void>;
  remove?(context: ExtensionContext<Settings>, tx: Tx, removal: { id: string; before: never }): Promise<void>;
};
