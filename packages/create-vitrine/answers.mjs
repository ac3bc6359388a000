// The choices a project is made from: the command line, and where it says nothing, the terminal.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/** What the person at the keyboard can put right. */
export class CreateError extends Error {}

export const languages = { en: 'English', zh: '简体中文', 'zh-HK': '繁體中文' };

export const usage = `Usage: npm create vitrine [folder] -- [options]
  --name <name>        what the shop is called ("Lindgren & Co.")
  --languages <list>   in which languages it is read, with commas between: ${Object.keys(languages).join(', ')}; English is always one
  --demo, --empty      begin with the demo shop, or with nothing
  --yes                ask nothing; what is not said is usual
  --help`;

const most = { name: 100, folder: 60 };

/** The rule of each answer: throws where a text breaks it. */
const read = {
  name(text) {
    const name = text.trim();
    if (name === '' || name.length > most.name) throw new CreateError(`--name must be a text of 1 to ${most.name} characters.`);
    if (/\p{Cc}/u.test(name)) throw new CreateError('--name must not hold line breaks or other control characters.');
    return name;
  },
  languages(text) {
    const named = text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const unknown = named.filter((one) => !Object.hasOwn(languages, one));
    if (unknown.length > 0) throw new CreateError(`--languages does not know ${unknown.join(', ')}; there are ${Object.keys(languages).join(', ')}.`);
    return [...new Set(['en', ...named])];
  },
  begin(text) {
    if (!['demo', 'empty'].includes(text.trim())) throw new CreateError(`Answer demo or empty, not "${text.trim()}".`);
    return text.trim();
  },
};

/** A folder name out of a shop's name: what is no Latin letter or digit falls out. */
export const folderOf = (name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-$/, '') || 'my-shop';

/**
 * All answers; null for `--help`. `terminal`: where questions can be asked.
 * @param {string[]} words
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream, isThere?: boolean }} terminal
 * @throws CreateError for what cannot be used
 */
export async function answersOf(words, terminal = { input: process.stdin, output: process.stdout, isThere: process.stdin.isTTY }) {
  const { values, positionals } = parse(words);
  if (values.help) return null;
  if (positionals.length > 1) throw new CreateError(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}.\n\n${usage}`);
  if (values.demo && values.empty) throw new CreateError('Leave out --demo or --empty: a shop begins with one of them.');
  const told = { name: values.name, languages: values.languages, begin: values.demo ? 'demo' : values.empty ? 'empty' : undefined };
  const usual = { name: 'My shop', languages: 'en', begin: 'empty' };
  const asks = !values.yes && terminal.isThere;
  if (!asks && !values.yes && Object.values(told).includes(undefined))
    throw new CreateError(`Nobody can be asked here: say --yes, or all of --name, --languages, and --demo or --empty.\n\n${usage}`);
  const questions = {
    name: 'What is the shop called?',
    languages: `In which languages is it read? (${Object.entries(languages)
      .map(([code, name]) => `${code} ${name}`)
      .join(', ')})`,
    begin: 'Begin with the demo shop or empty? (demo, empty)',
  };
  const answers = {};
  for (const field of Object.keys(read)) if (told[field] !== undefined) answers[field] = read[field](told[field]);
  const open = Object.keys(read).filter((field) => told[field] === undefined);
  if (!asks) for (const field of open) answers[field] = read[field](usual[field]);
  else if (open.length > 0)
    await askAll(open, terminal, async (field, ask) => (answers[field] = await askUntil(ask, questions[field], usual[field], read[field])));
  return { ...answers, folder: positionals[0] ?? folderOf(answers.name) };
}

function parse(words) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }];
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { name: text, languages: text, demo: flag, empty: flag, yes: flag, help: flag } });
  } catch (error) {
    throw new CreateError(`${error.message}\n\n${usage}`);
  }
}

/** Puts the questions of these fields, one after the other, over one terminal. */
async function askAll(fields, { input, output }, put) {
  const terminal = createInterface({ input, output });
  const ended = new Promise((_done, fail) => terminal.once('close', () => fail(new CreateError('Nothing was written.'))));
  const ask = (question) => Promise.race([terminal.question(question), ended]);
  terminal.on('SIGINT', () => terminal.close());
  try {
    for (const field of fields) await put(field, ask);
  } finally {
    ended.catch(() => undefined);
    terminal.close();
  }
}

/** Asks until the answer can be used; nothing typed is the usual one. */
async function askUntil(ask, question, usual, readAnswer) {
  for (let said = ''; ;) {
    const text = await ask(`${said}${question} [${usual}] `);
    try {
      return readAnswer(text.trim() === '' ? usual : text);
    } catch (error) {
      if (!(error instanceof CreateError)) throw error;
      said = `${error.message}\n`;
    }
  }
}
