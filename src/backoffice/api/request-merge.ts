/** Asks the user what becomes of a record that another person changed meanwhile. The dialog is on the screen's frame; saving waits for it here. */
import type { Plain } from '../components/comparison/compare.ts';

/** Which record, and since when by the server's clock (`Date`) the form is open; null where that is not known. */
export type MergedRecord = { resource: string; id: string; since: string | null };
/** What there was when the form was opened, what the form says, and what the shop holds by now. */
export type MergeRequest = { base: Plain; mine: Plain; theirs: Plain; of: MergedRecord };
type Asker = (request: MergeRequest) => Promise<Plain | null>;

let asker: Asker | null = null;

/** The frame says how it asks; answers how to take that back. */
export function onMergeRequested(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks; the record to save, or null where nothing is to be saved. */
export async function requestMerge(request: MergeRequest): Promise<Plain | null> {
  return asker === null ? null : asker(request);
}
