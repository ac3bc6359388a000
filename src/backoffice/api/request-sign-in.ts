import { createAsker } from './asker.ts';

/** Calls that end at the same time ask once. */
const asker = createAsker<void, boolean>({ otherwise: false, atOnce: 'shared' });

/** The frame says how it asks; answers how to take that back. */
export const onSignInRequested = asker.onAsked;

/** Asks the user to sign in again when their session has ended; whether they did. The screen stays as it is, with what was typed. */
export const requestSignIn = asker.ask;
