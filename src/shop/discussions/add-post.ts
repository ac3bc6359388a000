import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { receiveForm, rejectLinks, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { ensureShopper, shopperOf } from '../accounts/index.ts';
import type { PostInput, PostKind } from './contract.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { findThreadStart, insertPosts } from './store.ts';

/** A new post: to a subject, or in answer to a post; with both, the post must be about that subject. */
export type NewPost = { kind: PostKind; subject?: string | undefined; parent?: string | undefined; input: PostInput & GuardInput };

/**
 * Keeps a question, a comment or an answer to one; it is shown once it is approved.
 * @throws notFound (404) for an unknown subject or post, invalidInput (40) for too many links, tooMany (429)
 */
export async function addPost(context: Context, post: NewPost): Promise<{ state: 'pending'; message: string }> {
  const { kind, input } = post;
  rejectLinks({ name: input.name, text: input.text }, context);
  const { subject, parentId } = await placeIn(context, post);
  await context.transaction(async (tx) => {
    const known = shopperOf(context);
    if (!(await receiveForm(tx, context, { form: kind, guard: input, visitor: known && (known.accountId ?? known.guestId) }))) return;
    await write(tx, context, { kind, subject, parentId, input });
  });
  return { state: 'pending', message: m.discussions_thanks({}, { locale: context.locale }) };
}

async function placeIn(context: Context, { kind, subject: key, parent }: NewPost): Promise<{ subject: Subject; parentId: string | null }> {
  const subject = key === undefined ? undefined : await findSubject(context, kind, key);
  const thread = parent === undefined ? undefined : await threadOf(context, kind, parent);
  if (thread && (!subject || subject.id === thread.subject.id)) return thread;
  if (!subject || thread) throw new ShopError(notFound);
  return { subject, parentId: null };
}

async function threadOf(context: Context, kind: PostKind, id: string): Promise<{ subject: Subject; parentId: string }> {
  const start = isId(id) ? await findThreadStart(context.db, kind, id) : undefined;
  if (!start) throw new ShopError(notFound);
  return { subject: { id: start.subjectId, slug: start.subjectSlug, title: start.subjectTitle }, parentId: start.id };
}

async function write(tx: Tx, context: Context, post: { kind: PostKind; subject: Subject; parentId: string | null; input: PostInput }): Promise<void> {
  const { kind, subject, parentId, input } = post;
  const { accountId, guestId } = await ensureShopper(context, tx);
  await insertPosts(tx, [
    {
      id: newId(),
      kind,
      subjectId: subject.id,
      subjectSlug: subject.slug,
      subjectTitle: subject.title,
      parentId,
      byShop: false,
      accountId,
      guestId,
      author: input.name || m.reviews_anonymous({}, { locale: context.locale }),
      email: input.email ?? null,
      body: input.text,
      lang: context.lang,
      state: 'pending',
      createdAt: context.now(),
      decidedAt: null,
    },
  ]);
}
