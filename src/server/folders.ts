/** The two folders of a shop, found in the sources and in the build alike. In a clone they are one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the shop's own code: migrations, seeds and its themes are found from here. */
export const packageRoot = dirname(createRequire(import.meta.url).resolve('vitrine/package.json'));

/** Absolute path of the shop that is made of it: vitrine.config.ts, themes, data, and what was built (`tools/project.mjs` has the same rule). */
export const projectRoot = folderWith('vitrine.config.ts', dirname(fileURLToPath(import.meta.url))) ?? packageRoot;

function folderWith(file: string, folder: string): string | undefined {
  if (existsSync(join(folder, file))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : folderWith(file, above);
}

/** Where ready themes are; the project's take the place of the shop's. */
export const themeFolders: readonly string[] = [...new Set([packageRoot, projectRoot])].map((folder) => join(folder, 'themes'));
