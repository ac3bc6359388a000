// What a shop begins with, as vitrine.config.ts says (`firstStart`): checked when it is built, and handed to the server as src/installed/first-start.ts.
import { existsSync } from 'node:fs';
import { locales } from './messages.mjs';
import { project, root } from './project.mjs';

const hasTheme = (name) => [root, project].some((folder) => existsSync(`${folder}themes/${name}/theme.json`));

/** The rule of each field; `undefined` where the value keeps it. */
const rules = {
  name: (value) => (typeof value === 'string' && value.trim() !== '' && value.length <= 100 ? undefined : 'a text of 1 to 100 characters'),
  languages: (value) => (Array.isArray(value) && value.every((one) => locales.includes(one)) ? undefined : `a list of ${locales.join(', ')}`),
  theme: (value) => (/^[a-z0-9-]{1,40}$/.test(value) && hasTheme(value) ? undefined : 'the name of a folder of themes/ that holds a theme.json'),
  demo: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
};

/** Checks it. @throws with every wrong field and its rule */
export function checkFirstStart(given = {}) {
  const faults = Object.entries(given).flatMap(([field, value]) => {
    const rule = Object.hasOwn(rules, field) ? rules[field](value) : `left out; there are ${Object.keys(rules).join(', ')}`;
    return rule === undefined ? [] : [`firstStart.${field} must be ${rule}`];
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
  return given;
}

/** The lines of the module that the server reads. */
export const linesOfFirstStart = (given) => [
  "import type { FirstStartChoice } from '#server/first-start.ts';",
  `export const firstStart: FirstStartChoice = ${JSON.stringify(given)};`,
];
