import { isDeepStrictEqual } from 'node:util';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { slugify } from '#kit/pure/slugify.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError, requiredField, takenError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '#shop/staff/index.ts';
import { cleanTexts } from '../edit/checked-input.ts';
import { contentLimits, type StaffTopic, type TopicInput } from '../contract.ts';
import { listTag } from '../rules.ts';
import {
  deleteTopicRow,
  ensureTopicRows,
  findTopicRow,
  isTopicTaken,
  listTopicRows,
  lockTopics,
  upsertTopic,
  type StaffTopicRow,
  type TopicQuestion,
} from './store.ts';

/** What articles are filed under. */
export type TopicKind = 'category' | 'tag';

/** A page of categories or tags of articles for the back office. */
export async function listTopicsForStaff(context: Context, question: TopicQuestion) {
  const { rows, total } = await listTopicRows(context.db, question);
  return { items: rows.map(topicIn), total, page: question.page, size: question.size };
}

/** One of them. @throws notFound (404) */
export async function readTopicForStaff(db: Queryable, { kind, id }: { kind: TopicKind; id: string }): Promise<StaffTopic> {
  const row = isId(id) ? await findTopicRow(db, kind, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return topicIn(row);
}

const topicIn = ({ updatedAt, texts, ...row }: StaffTopicRow): StaffTopic => ({
  ...row,
  texts: texts as StaffTopic['texts'],
  updatedAt: updatedAt.toISOString(),
});

/**
 * Writes a topic: a new one without `id`, else in place of what it was.
 * @throws notFound (404), stale (412), invalidInput (400) for no title, fieldTaken (409) for a slug that is taken
 */
export function writeTopic(context: Context, change: { kind: TopicKind; id?: string; input: TopicInput; ensureFresh?: EnsureFresh }): Promise<StaffTopic> {
  const { kind, input } = change;
  const id = change.id ?? newId(context.now().getTime());
  return context.transaction(async (tx) => {
    await lockTopics(tx, kind);
    const before = change.id === undefined ? null : await readTopicForStaff(tx, { kind, id });
    if (before) change.ensureFresh?.(before);
    const texts = cleanTexts(input.texts);
    const title = textIn(texts, 'title', 'en');
    const slug = input.slug || slugify(title).slice(0, contentLimits.slugLength);
    const options = { locale: context.locale };
    if (!title) throw fieldError('texts.en.title', m.error_required({ field: fieldTitle('title', context.locale) }, options));
    if (!slug) throw requiredField('slug', context.locale);
    if (await isTopicTaken(tx, { kind, slug, id })) throw takenError('slug', m.content_slug_taken({ slug }, options));
    const written = { slug, texts, position: input.position };
    const isSame = before && isDeepStrictEqual(written, { slug: before.slug, texts: before.texts, position: before.position });
    if (!isSame) await upsertTopic(tx, { id, kind, ...written }, context.now());
    await recordAction(tx, context, { action: `article-${kind}.write`, subject: id, detail: { slug }, about: { texts } });
    await invalidateTags(tx, [listTag.article]);
    return readTopicForStaff(tx, { kind, id });
  });
}

/**
 * Deletes a topic; articles filed under it stay.
 * @throws notFound (404), stale (412)
 */
export async function deleteTopic(context: Context, { kind, id, ensureFresh }: { kind: TopicKind; id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await lockTopics(tx, kind);
    const about = await readTopicForStaff(tx, { kind, id });
    ensureFresh(about);
    await deleteTopicRow(tx, id);
    await recordAction(tx, context, { action: `article-${kind}.delete`, subject: id, about });
    await invalidateTags(tx, [listTag.article]);
  });
}

/** Topics from a file: written where their slugs are not taken; answers the ids of all of them by slug. */
export function ensureTopics(tx: Tx, kind: TopicKind, topics: readonly { slug: string; texts: Texts<'title' | 'summary'> }[]): Promise<Map<string, string>> {
  return ensureTopicRows(
    tx,
    kind,
    topics.map(({ slug, texts }, position) => ({ id: newId(), kind, slug, texts, position })),
  );
}
