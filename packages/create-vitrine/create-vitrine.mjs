#!/usr/bin/env node
// npm create vitrine: asks for what no option says, and writes a project that depends on the published shop.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { answersOf, CreateError, usage } from './answers.mjs';
import { checkFolder, writeProject } from './write-project.mjs';

try {
  const answers = await answersOf(process.argv.slice(2));
  if (answers === null) console.log(usage);
  else {
    const folder = resolve(answers.folder);
    checkFolder(folder);
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
    for (const file of writeProject(folder, { ...answers, version })) console.log(`  ${file}`);
    console.log(`\n${answers.name} is in ${folder}. Next:\n  cd ${basename(folder)}\n  npm install\n  npm start`);
  }
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
