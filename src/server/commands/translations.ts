import { messageLocales, defaultLanguage, isLanguage } from '#kit/pure/languages.ts';
import { missingTranslations } from '#kit/server/missing-translations.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command } from './command.ts';
import { withShop } from './with-shop.ts';

const mostListed = 500;

/** Lists what has English text but no translation. */
export const translationsCommand: Command = {
  name: 'translations',
  usage: '[--lang LANGUAGE]',
  summary: 'list what is not translated yet',
  details: [
    'LANGUAGE is zh, zh-HK, de, … (default: zh and zh-HK, the languages of the interface).',
    `Names products, lists, pages, menus and all else that has texts, at most ${mostListed} of a kind.`,
    'Exit code 1 when something is missing, so that a publishing script can ask.',
  ],
  async run(input) {
    const { options } = readArguments(input.args, 0, { lang: 'string' });
    const { lang } = options;
    if (lang !== undefined && !isLanguage(lang)) throw new WrongUsage(`there is no language "${lang}"`);
    return withShop(input, { command: 'translations', beside: 'join' }, async ({ host }) => {
      const missing = await missingTranslations(
        host.database.reader,
        lang === undefined ? messageLocales.filter((one) => one !== defaultLanguage) : [lang],
        mostListed,
      );
      for (const { lang: of, where, item, fields } of missing) input.say([of, where, item, fields.join(', ')].filter(Boolean).join('  '));
      input.say(missing.length === 0 ? 'Everything is translated.' : `${missing.length} not translated.`);
      return missing.length === 0 ? 0 : 1;
    });
  },
};
