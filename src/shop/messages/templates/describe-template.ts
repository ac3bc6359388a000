/** Every mail that the shop sends, with the words that it has by itself. */
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { mailBlocks, wordsWithPlaces, type MailPlaces, type MailWords } from '#kit/pure/mail/mail-texts.ts';
import type { Context } from '#kit/server/context.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { mailFixture } from '../mail-fixture.ts';
import type { StaffTemplate } from './contract.ts';
import type { TemplateRow } from './store.ts';

/** A mail with an editable text. */
export type TemplateSample = MailSample & Required<Pick<MailSample, 'words'>>;

/** Those of the shop's mails. */
export const templatesOf = (samples: readonly MailSample[]): TemplateSample[] =>
  samples.filter((sample): sample is TemplateSample => sample.words !== undefined);

/** Stands for the shop's name, which the merchant may change tomorrow. */
const nameAsSample = 'Vitrine '.repeat(3).trim();

/** The words that a mail has by itself in a language, with named places. */
export async function ownWords(context: Context, { words }: TemplateSample, locale: Locale): Promise<MailWords> {
  const { title, paragraphs, values, blocks } = words({ ...(await mailFixture(context, locale)), shopName: nameAsSample });
  return wordsWithPlaces({ subject: `${title} - ${nameAsSample}`, paragraphs }, { values: { ...values, shopName: nameAsSample }, blocks });
}

/** The places that its words may have. */
export async function placesOf(context: Context, { words, required = [] }: TemplateSample): Promise<MailPlaces & { samples: Record<string, string> }> {
  const fixture = await mailFixture(context, context.locale);
  const { values, blocks } = words(fixture);
  return { variables: ['shopName', ...Object.keys(values)], blocks, required, samples: { ...values, shopName: fixture.shopName } };
}

/** A template for staff; `rows` are the words that the merchant wrote. */
export async function describeTemplate(context: Context, sample: TemplateSample, rows: readonly TemplateRow[]): Promise<StaffTemplate> {
  const { variables, blocks, required, samples } = await placesOf(context, sample);
  const defaults = Object.fromEntries(await Promise.all(messageLocales.map(async (locale) => [locale, await ownWords(context, sample, locale)] as const)));
  const written = Object.fromEntries(rows.map(({ lang, subject, body }) => [lang, { subject, body }]));
  const texts = { ...defaults, ...written };
  return {
    id: sample.kind,
    area: areaOf(sample.kind),
    subject: texts[context.locale]!.subject,
    edited: messageLocales.filter((locale) => Object.hasOwn(written, locale)),
    texts,
    defaults,
    variables: [...variables, ...mailBlocks.filter((name) => blocks.includes(name))].map((name) => ({
      name,
      block: (mailBlocks as readonly string[]).includes(name),
      required: required.includes(name),
      sample: samples[name] ?? '',
    })),
  };
}

/** What a mail is about: the part of the shop that sends it. */
export const areaOf = (kind: string): string => kind.split('.', 1)[0]!;
