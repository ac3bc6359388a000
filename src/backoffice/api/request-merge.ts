import type { Plain } from '../components/comparison/compare.ts';
import { createAsker } from './asker.ts';

/** Which record, and since when by the server's clock (`Date`) the form is open; null where that is not known. */
export type MergedRecord = { resource: string; id: string; since: string | null };
/** What there was when the form was opened, what the form says, and what the shop holds by now. */
export type MergeRequest = { base: Plain; mine: Plain; theirs: Plain; of: MergedRecord };

/** Each record is a question of its own. */
const asker = createAsker<MergeRequest, Plain | null>({ otherwise: null, atOnce: 'queued' });

/** The frame says how it asks; answers how to take that back. */
export const onMergeRequested = asker.onAsked;

/** Asks the user what becomes of a record that another person changed meanwhile; the record to save, or null where nothing is to be saved. */
export const requestMerge = asker.ask;
