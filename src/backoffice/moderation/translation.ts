/** What of a contribution staff can translate, brought to one shape for the dialog. */
import type { StaffPost } from '#shop/discussions/contract.ts';
import type { ReviewTexts, StaffReview } from '#shop/reviews/contract.ts';

/** A field of it. `label` is a message key; `kind` says how long it may be (the limits come with the dialog, out of the first screen); `lang` is the language of the original. */
export type TranslationField = { name: string; label: string; original: string; kind: keyof ReviewTexts | 'post'; lang: string };

/** Its fields, what they say by language and field, and what is sent for what was written in them. */
export type Translation = {
  fields: readonly TranslationField[];
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  toBody(lang: string, textOf: (name: string) => string): object;
};

/** The fields that can be translated into a language: those that are not in it. */
export const fieldsFor = ({ fields }: Translation, lang: string): TranslationField[] => fields.filter((field) => field.lang !== lang);

/** A review's headline and text, and the shop's answer. */
export function translationOfReview({ title, text, answer, lang, translations }: StaffReview): Translation {
  const field = (name: keyof ReviewTexts, label: string, original: string) => ({ name, label, original, kind: name, lang });
  return {
    fields: [
      field('title', 'backoffice_moderation_headline', title),
      field('text', 'backoffice_moderation_text', text),
      field('answer', 'backoffice_moderation_answer', answer?.text ?? ''),
    ].filter(({ original }) => original !== ''),
    texts: translations,
    toBody: (into, textOf) => ({ lang: into, title: textOf('title'), text: textOf('text'), answer: textOf('answer') }),
  };
}

/** The text of a question, comment or answer, and the shop's answers to it. */
export function translationOfPost({ text, lang, translations, answers }: StaffPost): Translation {
  const known = new Set([...Object.keys(translations), ...answers.flatMap((answer) => Object.keys(answer.translations))]);
  const textsIn = (into: string) => ({
    text: translations[into]?.text ?? '',
    ...Object.fromEntries(answers.map((answer) => [answer.id, answer.translations[into]?.text ?? ''])),
  });
  return {
    fields: [
      { name: 'text', label: 'backoffice_moderation_text', original: text, kind: 'post', lang },
      ...answers.map((answer) => ({ name: answer.id, label: 'backoffice_moderation_answer', original: answer.text, kind: 'post' as const, lang: answer.lang })),
    ],
    texts: Object.fromEntries([...known].map((into) => [into, textsIn(into)])),
    toBody: (into, textOf) => ({
      lang: into,
      text: textOf('text'),
      answers: answers.filter((answer) => answer.lang !== into).map(({ id }) => ({ id, text: textOf(id) })),
    }),
  };
}
