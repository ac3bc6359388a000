import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, each attempted once. Node's own recursive form never returns where the file system
 * answers ENOENT to a folder whose parent exists (below /proc), which a wrong setting can name.
 * @throws the file system's error for the first folder that could not be made.
 */
export function ensureDirectory(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST') return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path) throw error;
    ensureDirectory(above, mode);
    mkdirSync(path, { mode });
  }
}
