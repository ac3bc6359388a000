/** What this slice is given by the process: redirects are the contents', which show products themselves. */
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';

/** Given once, at start. */
export type CatalogParts = {
  /** Leads an address that is gone elsewhere, in place of where it led before. @throws invalidInput (400) naming `from` or `to` */
  redirect(context: Context, tx: Tx, change: { input: { from: string; to: string }; replace: true }): Promise<unknown>;
};
