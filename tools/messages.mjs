// Compiles locales/*.json into typed functions: `m.cart_count({ count: 3 })`. A text is plain, or has parameters in braces: `{count}`.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './project.mjs';

/** The language whose keys and parameters all others follow. */
const base = 'en';

/** Languages of the interface, English first. */
export const locales = [base, ...globSync('locales/*.json', { cwd: root }).map((file) => basename(file, '.json'))].filter(
  (locale, index, all) => all.indexOf(locale) === index,
);

const parameter = /\{(\w+)\}/g;
const parametersOf = (text) => [...new Set([...text.matchAll(parameter)].map(([, name]) => name))];

/** A language's texts by key. */
export const readMessages = (locale) => {
  const { $schema: _schema, ...texts } = JSON.parse(readFileSync(`${root}locales/${locale}.json`, 'utf8'));
  return texts;
};

/** What the back office alone says: a merchant writes no own texts in place of these (docs/decisions/0900). */
const ofBackoffice = /^backoffice_/;

/** The source of a function that answers the text with its parameters filled in. */
export const messageFunction = (text) =>
  parametersOf(text).length === 0
    ? `() => ${JSON.stringify(text)}`
    : `(i) => \`${text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll(parameter, (_, name) => `\${i.${name}}`)}\``;

/**
 * What is wrong with the catalogues, a sentence each.
 * @param {Record<string, Record<string, string>>} texts by language
 */
export function faultsOf({ [base]: own, ...others }) {
  const keys = Object.keys(own);
  const ofNames = keys.filter((key) => !/^[a-z]+_\w+$/.test(key)).map((key) => `locales/${base}.json: ${key} is no key such as cart_count`);
  const ofOthers = Object.entries(others).flatMap(([locale, texts]) => [
    ...keys.filter((key) => texts[key] === undefined).map((key) => `locales/${locale}.json lacks ${key}`),
    ...Object.keys(texts)
      .filter((key) => own[key] === undefined)
      .map((key) => `locales/${locale}.json has ${key}, which locales/${base}.json has not`),
  ]);
  const ofSpaces = Object.entries(others).flatMap(([locale, texts]) =>
    locale.startsWith('zh')
      ? Object.keys(texts)
          .filter((key) => touching.test(texts[key]))
          .map((key) => `locales/${locale}.json: ${key} wants a space between Chinese and a number`)
      : [],
  );
  return [...ofNames, ...ofOthers, ...ofSpaces];
}

// A number stands apart from Chinese words, and so does a date from what is before it; it ends in one itself.
const number = String.raw`\d|\{(?:count|max|min|most|size|total|number|limit|quantity|rest)\}`;
const dateStart = String.raw`\{(?:days?|at)\}`;
const touching = new RegExp(String.raw`[\u3400-\u9fff](?:${number}|${dateStart})|(?:${number})[\u3400-\u9fff]`);

/** Writes src/generated/messages: one module of all languages for the server, and its types. Throws where the catalogues do not fit together. */
export function compileMessages() {
  const texts = Object.fromEntries(locales.map((locale) => [locale, readMessages(locale)]));
  const faults = faultsOf(texts);
  if (faults.length > 0) throw new Error(`The messages do not fit together:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const keys = Object.keys(texts[base]);
  const functions = keys.map((key) => {
    const spoken = locales.map((locale) => messageFunction(texts[locale][key])).join(', ');
    return `export const ${key} = ${ofBackoffice.test(key) ? 'message(' : `changeable('${key}', `}${spoken});`;
  });
  const types = keys.map((key) => {
    const names = [...new Set(locales.flatMap((locale) => parametersOf(texts[locale][key])))];
    return `/** ${texts[base][key].replaceAll('*/', '*\\/')} */\nexport declare const ${key}: ${names.length === 0 ? 'Plain' : `With<'${names.join("' | '")}'>`};`;
  });
  const folder = `${root}src/generated/messages`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/messages.js`,
    `import { fillText, getLocale, ownText } from '#messages-runtime';
const places = ${JSON.stringify(Object.fromEntries(locales.map((locale, place) => [locale, place])))};
/* @__NO_SIDE_EFFECTS__ */
const message = (...texts) => (inputs, options) => texts[places[options?.locale ?? getLocale()]](inputs ?? {});
/* @__NO_SIDE_EFFECTS__ */
const changeable = (key, ...texts) => (inputs, options) => {
  const locale = options?.locale ?? getLocale();
  const own = ownText(locale, key);
  return own === undefined ? texts[places[locale]](inputs ?? {}) : fillText(own, inputs);
};
${functions.join('\n')}\n`,
  );
  writeFileSync(
    `${folder}/messages.d.ts`,
    `type Options = { locale?: '${locales.join("' | '")}' };
type Plain = (inputs?: Record<never, never>, options?: Options) => string;
type With<Name extends string> = (inputs: Record<Name, string | number>, options?: Options) => string;
${types.join('\n')}\n`,
  );
}
