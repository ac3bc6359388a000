import { createAsker } from './asker.ts';

/** Pressed twice, a button asks once: who has proved it has proved it for both calls. */
const asker = createAsker<void, boolean>({ otherwise: false, atOnce: 'shared' });

/** The frame says how it asks; answers how to take that back. */
export const onStepUpRequested = asker.onAsked;

/** Asks the user to prove again who they are; whether they did. */
export const requestStepUp = asker.ask;
