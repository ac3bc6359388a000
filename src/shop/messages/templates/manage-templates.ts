/** Mail templates as staff keep them: listed, written, tried, set back. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { findWordsProblem, type MailWords, type WordsProblem } from '#kit/pure/mail/mail-texts.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import type { MadeMail, MailSample } from '#kit/server/mail/mail-sample.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { recordAction } from '../../staff/index.ts';
import { mailFixture } from '../mail-fixture.ts';
import type { ListedTemplate, StaffTemplate, TemplateInput, templateFilter, TryInput } from './contract.ts';
import { areaOf, describeTemplate, ownWords, placesOf, templatesOf, type TemplateSample } from './describe-template.ts';
import { readMailFrame, templatesTag } from './read-templates.ts';
import { deleteTemplates, lockTemplate, selectTemplates, upsertTemplate } from './store.ts';
import type { z } from 'zod';

/** A page of the mails that the shop sends, those of one area beside each other. */
export async function listTemplates(
  context: Context,
  samples: readonly MailSample[],
  { page, size, filter, order }: ResourceList<z.infer<typeof templateFilter>, 'id'>,
): Promise<{ items: ListedTemplate[]; total: number }> {
  const rows = await selectTemplates(context.db);
  const all: ListedTemplate[] = [];
  for (const sample of templatesOf(samples)) {
    const own = rows.filter(({ kind }) => kind === sample.kind);
    const words = own.find(({ lang }) => lang === context.locale) ?? (await ownWords(context, sample, context.locale));
    all.push({ id: sample.kind, area: areaOf(sample.kind), subject: words.subject, edited: own.map(({ lang }) => lang) });
  }
  const q = filter.q?.toLowerCase() ?? '';
  const found = all.filter(
    (one) =>
      (one.subject.toLowerCase().includes(q) || one.id.toLowerCase().includes(q)) &&
      (filter.area === undefined || one.area === filter.area) &&
      (filter.edited === undefined || one.edited.length > 0 === filter.edited),
  );
  const ordered = order.direction === 'desc' ? found.toReversed() : found;
  return { items: ordered.slice((page - 1) * size, page * size), total: found.length };
}

/** A template. @throws notFound (404) */
export async function readTemplate(context: Context, samples: readonly MailSample[], id: string, db: Context['db'] = context.db): Promise<StaffTemplate> {
  return describeTemplate(context, sampleOf(samples, id), await selectTemplates(db, id));
}

/**
 * Writes words of a mail; from now on it says them.
 * @throws notFound (404), stale (412), invalidInput (40) naming `texts.<lang>.subject` or `.body` with the place that is wrong
 */
export async function writeTemplate(
  context: Context,
  samples: readonly MailSample[],
  { id, input, ensureFresh }: { id: string; input: TemplateInput; ensureFresh: EnsureFresh },
): Promise<StaffTemplate> {
  const sample = sampleOf(samples, id);
  return change(context, samples, id, async (tx, before) => {
    ensureFresh(before);
    const places = await placesOf(context, sample);
    for (const [lang, words] of Object.entries(input.texts)) {
      const problem = findWordsProblem(words, places);
      if (problem) throw fieldError(`texts.${lang}.${problem.field}`, say(context, problem));
    }
    const given = messageLocales.flatMap((lang) => (input.texts[lang] ? [[lang, input.texts[lang]] as const] : []));
    const isOwn = ([lang, words]: readonly [Locale, MailWords]) => same(words, before.defaults[lang]!);
    await deleteTemplates(
      tx,
      id,
      given.filter(isOwn).map(([lang]) => lang),
    );
    for (const [lang, words] of given) if (!isOwn([lang, words])) await upsertTemplate(tx, { kind: id, lang, ...words, updatedAt: context.now() });
    await recordAction(tx, context, { action: 'mail-template.update', subject: id, before: { texts: before.texts }, after: { texts: input.texts } });
  });
}

/** Gives a mail its own words back, in one language or all. @throws notFound (404) */
export async function resetTemplate(
  context: Context,
  samples: readonly MailSample[],
  { id, lang }: { id: string; lang?: Locale | undefined },
): Promise<StaffTemplate> {
  return change(context, samples, id, async (tx) => {
    await deleteTemplates(tx, id, lang === undefined ? messageLocales : [lang]);
    await recordAction(tx, context, { action: 'mail-template.reset', subject: id, detail: lang === undefined ? {} : { lang } });
  });
}

/** A mail with sample data, in the words that stand, or those that are tried. @throws notFound (404), invalidInput (40) naming `subject` or `body` */
export async function previewTemplate(context: Context, samples: readonly MailSample[], { id, ...tried }: TryInput & { id: string }): Promise<MadeMail> {
  const sample = sampleOf(samples, id);
  const { lang } = tried;
  const { texts } = await readTemplate(context, samples, id);
  const words = { subject: tried.subject ?? texts[lang]!.subject, body: tried.body ?? texts[lang]!.body };
  const problem = findWordsProblem(words, await placesOf(context, sample));
  if (problem) throw fieldError(problem.field, say(context, problem));
  const frame = await readMailFrame(context, { kind: undefined, lang });
  return sample.make({ ...(await mailFixture(context, lang)), ...frame, template: words });
}

async function change(
  context: Context,
  samples: readonly MailSample[],
  id: string,
  work: (tx: Tx, before: StaffTemplate) => Promise<void>,
): Promise<StaffTemplate> {
  sampleOf(samples, id);
  const after = await context.transaction(async (tx) => {
    await lockTemplate(tx, id);
    await work(tx, await readTemplate(context, samples, id, tx));
    await invalidateTags(tx, [templatesTag]);
    return readTemplate(context, samples, id, tx);
  });
  invalidateMemoized([templatesTag]);
  return after;
}

function sampleOf(samples: readonly MailSample[], id: string): TemplateSample {
  const found = templatesOf(samples).find(({ kind }) => kind === id);
  if (!found) throw new ShopError(notFound);
  return found;
}

const same = (one: MailWords, other: MailWords) => one.subject === other.subject && one.body === other.body;

/** What is wrong, and where. */
function say({ locale }: Context, { what, line, name }: WordsProblem): string {
  const params = { line, name: what === 'unclosed' ? name : `{{${name}}}` };
  const options = { locale };
  switch (what) {
    case 'unknown':
      return m.mail_templates_unknown(params, options);
    case 'unclosed':
      return m.mail_templates_unclosed(params, options);
    case 'notAlone':
      return m.mail_templates_not_alone(params, options);
    case 'missing':
      return m.mail_templates_missing(params, options);
    case 'twice':
      return m.mail_templates_twice(params, options);
  }
}
