/** Sample files that are no part of the repository: `TEST_DATA_DIR` names their folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a sample file, or null where it is missing: the test is then skipped, saying so. */
export function testData(name: string): string | null {
  const folder = process.env['TEST_DATA_DIR'];
  const file = folder ? join(folder, name) : '';
  return folder && existsSync(file) ? file : null;
}
