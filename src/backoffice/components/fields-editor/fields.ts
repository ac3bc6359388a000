/** Fields while they are edited, and as the API takes them. Pure. */
type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
/** A choice of a field. */
export type EditedChoice = { value: string; texts?: Words };
/** A field. */
export type EditedField = {
  key: string;
  kind: string;
  required?: boolean;
  texts?: Words;
  options?: readonly EditedChoice[];
  choices?: readonly EditedChoice[];
};

/** A key that none has: `field1`, `field2`, …; a merchant names fields by words, never by keys. */
export function freeKey(keys: readonly string[], begin = 'field'): string {
  for (let number = 1; ; number += 1) if (!keys.includes(`${begin}${number}`)) return `${begin}${number}`;
}

/** A choice whose name is still to be said. */
export const newChoice = (before: readonly EditedChoice[]): EditedChoice => ({
  value: freeKey(
    before.map(({ value }) => value),
    'choice',
  ),
  texts: {},
});

const filledTexts = (texts: Words | undefined, word: string): Record<string, object> =>
  Object.fromEntries(Object.entries(texts ?? {}).flatMap(([lang, all]) => (all?.[word]?.trim() ? [[lang, { ...all, [word]: all[word].trim() }]] : [])));

/** The API's form: without empty languages, and with choices only for kinds that have any. */
export function writtenFields(fields: unknown, word: 'label' | 'title', choices: 'options' | 'choices'): EditedField[] {
  return ((fields ?? []) as EditedField[]).map((field) => ({
    ...field,
    texts: filledTexts(field.texts, word) as Words,
    [choices]: (field[choices] ?? []).map(({ value, texts }) => ({ value, texts: filledTexts(texts, 'title') })),
  }));
}
