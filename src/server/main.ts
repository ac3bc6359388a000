/** Starts the shop; `npm start` runs this file's build. Nothing is imported before the cache of compiled code is open. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';

// Compiling takes a third of a start's processor time. A folder that cannot be written is not an error: the code is compiled again.
enableCompileCache(join(projectRoot, '.cache/compile'));
await import('./run-shop.ts');
