/** What extensions are asked from outside: operations of the API, commands, and what they store about people. */
import type { z } from 'zod';
import type { StaffArea } from '#kit/pure/staff-rights.ts';
import type { Access } from '#kit/server/http/api.ts';
import type { ExtensionContext } from './context.ts';

/**
 * An operation of the API: `/api/web/ext/<extension>/<path>`, for `staff` `/api/admin/ext/<extension>/<path>`. The caller is `context.caller`; what a call may
 * see is decided by it, and never by its body.
 */
export type ExtensionOperation<Body, Query, Data, Settings = never> = {
  method: 'GET' | 'POST';
  /** Small letters, digits and hyphens. */
  path: string;
  summary: string;
  access: Access;
  /** For `staff`: the area whose readers may call a GET, and whose writers the rest; absent: `settings`. */
  area?: StaffArea;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  data: z.ZodType<Data>;
  run(context: ExtensionContext<Settings>, input: { body: Body; query: Query }): Promise<Data>;
};

/** What the definition lists. */
export type AnyExtensionOperation<Settings> = Omit<ExtensionOperation<unknown, unknown, unknown, Settings>, 'run'> & {
  run(context: ExtensionContext<Settings>, input: { body: never; query: never }): Promise<unknown>;
};

/** A command of the shop's command line: `npm run shop -- <extension>:<name>`. */
export type ExtensionCommand<Settings = never> = {
  name: string;
  /** What follows the name (`FILE [--force]`). */
  usage?: string;
  /** One line for the list. */
  summary: string;
  /** Answers the exit code: 0 done, 1 could not be done, 2 wrongly called. */
  run(context: ExtensionContext<Settings>, input: { args: readonly string[]; say(line: string): void }): Promise<number>;
};

/** A table of the extension whose rows belong to one account each: exported and erased with the account. */
export type PersonalTable = {
  /** What the part is called in an export. */
  name: string;
  table: string;
  /** Columns that an export contains, as the database calls them. */
  columns: readonly string[];
  /** Columns that name a row. */
  key: readonly string[];
  /** The column of the account's id; absent: `account_id`. */
  owner?: string;
};
