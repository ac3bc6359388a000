// Writes the files of a project: those of template/, with the answers filled in.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateError } from './answers.mjs';

const template = fileURLToPath(new URL('template', import.meta.url));
// A name that is a package's already would stand in its way.
const taken = ['vitrine', 'create-vitrine', 'node_modules', 'favicon.ico'];

/** Whether a project can be put there. @throws CreateError for a folder whose name no package may have, that is no folder, or that holds something */
export function checkFolder(folder) {
  const name = basename(folder);
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(name) || taken.includes(name))
    throw new CreateError(
      `"${name}" cannot be the folder of a shop: use up to 60 small letters, digits, hyphens, dots and underscores, beginning with a letter or digit, and no name of a package (${taken.join(', ')}).`,
    );
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new CreateError(`${folder} is a file.`);
  if (readdirSync(folder).length > 0) throw new CreateError(`${folder} is not empty; nothing was written. Name another folder: npm create vitrine my-shop`);
}

/** Writes the project into an empty folder; answers what it wrote. */
export function writeProject(folder, { name, languages, begin, version }) {
  const project = basename(folder);
  const theme = project.replaceAll(/[^a-z0-9-]/g, '-').slice(0, 40);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  // npm packs no file of these names.
  for (const file of ['gitignore', 'env']) renameSync(join(folder, file), join(folder, `.${file}`));
  cpSync(join(folder, '.env'), join(folder, '.env.example'));
  mkdirSync(join(folder, 'themes'));
  renameSync(join(folder, 'theme'), join(folder, 'themes', theme));
  const words = {
    project,
    theme,
    version,
    name,
    languages,
    demo: begin === 'demo',
  };
  for (const file of ['package.json', 'README.md']) fill(join(folder, file), /\{\{(\w+)\}\}/g, (word) => words[word]);
  fill(join(folder, 'vitrine.config.ts'), /(?:\[)?'\{\{(\w+)\}\}'\]?/g, (word) => codeOf(words[word]));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !statSync(join(folder, file)).isDirectory());
}

/** A value as TypeScript says it, in single quotes where that needs no sign before a quote. */
function codeOf(value) {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  return typeof value === 'string' && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value);
}

function fill(file, place, valueOf) {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(place, (_match, word) => valueOf(word)),
  );
}
