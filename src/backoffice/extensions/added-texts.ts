/** The words of extensions, as react-admin looks for them, in the staff's language or else in English. */
import type { AdminField, AdminResource, ByLanguage } from '#extension/admin.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { installedAdmins, nameOfPart } from './installed.ts';

/** The key of a screen's title. */
export const titleKey = (extension: string, screen: { name: string }): string => `extension_screen_${extension}_${screen.name}`;

/** `resources` of react-admin's messages, and titles of screens. `createTitle` names a new record ("New {name}"). */
export function addedWords(locale: Locale, createTitle: (one: string) => string): { resources: Record<string, object>; titles: Record<string, string> } {
  const say = (text: ByLanguage) => (text[locale] ?? text.en).replaceAll('||||', '|');
  const parts = installedAdmins();
  return {
    resources: Object.fromEntries(
      parts.flatMap(({ extension, resources }) => resources.map((one) => [nameOfPart(extension, one), wordsOf(one, say, createTitle)])),
    ),
    titles: Object.fromEntries(parts.flatMap(({ extension, screens }) => screens.map((one) => [titleKey(extension, one), say(one.title)]))),
  };
}

function wordsOf({ title, one, fields }: AdminResource, say: (text: ByLanguage) => string, createTitle: (one: string) => string): object {
  return {
    name: `${say(one)} |||| ${say(title)}`,
    page: { create: createTitle(say(one)) },
    fields: Object.fromEntries(fields.map(({ name, label }) => [name, say(label)])),
    helps: Object.fromEntries(fields.flatMap(({ name, help }) => (help ? [[name, say(help)]] : []))),
    choices: Object.fromEntries(fields.map((field) => [field.name, choicesOf(field, say)])),
  };
}

const choicesOf = ({ choices = [] }: AdminField, say: (text: ByLanguage) => string) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, say(label)]));
