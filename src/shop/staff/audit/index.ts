/** The audit log as files show it. */
export { readActions } from './list-actions.ts';
