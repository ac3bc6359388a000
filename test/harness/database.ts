/** A database of its own for a test file, cloned from the migrated template in some ten milliseconds. */
import { inject } from 'vitest';
import { openDatabase, type Database } from '#kit/server/database.ts';
import { cloneDatabase } from './prepared-database.ts';

/** A cloned database; `close` drops it. */
export type TestDatabase = { url: string; database: Database; close(): Promise<void> };

/** Clones the template. */
export async function createTestDatabase(template = 'vitrine_template'): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(inject('serverUrl'), template);
  const database = openDatabase(url);
  return {
    url,
    database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
