import { randomBytes } from 'node:crypto';

/** Unguessable, though knowing it gives nothing: a checkout is only its shopper's. */
export const newSlug = () => randomBytes(12).toString('hex');
