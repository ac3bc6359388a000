import { createSemaphore } from './semaphore.ts';

/** One is counted while the next one waits for its connection. */
const mostAtOnce = 2;

/**
 * Runs what writes a guess down under a lock of the account that is guessed at. Guesses at one account wait for each other: here, without a connection, and not at
 * the database, where forty of them would hold every connection that the rest of the shop needs. Never called in a transaction.
 */
export const queueGuess = createSemaphore(mostAtOnce);
