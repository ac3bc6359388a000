/** Where orders reach who placed them. */
export { moveContacts } from './store.ts';
