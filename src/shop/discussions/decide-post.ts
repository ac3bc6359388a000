import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { readShopFacts } from '../messages/index.ts';
import { recordAction } from '../staff/index.ts';
import { postDecided, type PostKind, type PostState, type StaffPost } from './contract.ts';
import { tagOf } from './find-subject.ts';
import { readStaffPost } from './staff-posts.ts';
import { mayMove } from './states.ts';
import { insertPosts } from './store.ts';
import { loadPostForUpdate, movePost, type PostRow } from './store-staff.ts';
import { notifyAsker } from './notify-asker.ts';

/** Which post of which kind. */
export type PostRef = { kind: PostKind; id: string };

/**
 * Approves or rejects a post. An approved answer is mailed to the author of the question, if there is an address.
 * @throws notFound (404), postDecided (41) when it is in that state already
 */
export async function decidePost(
  context: Context,
  { kind, id }: PostRef,
  { to, reason }: { to: Exclude<PostState, 'pending'>; reason: string },
): Promise<StaffPost> {
  await changePost(context, { kind, id }, async (tx, post) => {
    await move(tx, context, post, { to, reason });
    if (to === 'approved' && post.parentId !== null) await notifyAsker(tx, context, { kind, threadId: post.parentId, author: post.author, text: post.body });
    await recordAction(tx, context, { action: `${kind}.${to}`, subject: id, detail: { reason }, about: { title: post.subjectTitle } });
  });
  return readStaffPost(context, { kind, id });
}

/**
 * Answers a post in the shop's name as its readers know it, below the thread that it belongs to. What still waited is approved with it.
 * @throws notFound (404), postDecided (41) for a rejected one
 */
export async function answerPost(context: Context, { kind, id }: PostRef, text: string): Promise<StaffPost> {
  await changePost(context, { kind, id }, async (tx, post) => {
    const { name } = await readShopFacts({ db: tx }, post.lang);
    if (post.state === 'refused') throw new ShopError(postDecided);
    if (post.state === 'pending') await move(tx, context, post, { to: 'approved', reason: '' });
    const threadId = post.parentId ?? post.id;
    const { subjectId, subjectSlug, subjectTitle } = post;
    const at = context.now();
    const own = { accountId: null, guestId: null, email: null, author: name, byShop: true };
    await insertPosts(tx, [
      {
        id: newId(),
        kind,
        subjectId,
        subjectSlug,
        subjectTitle,
        parentId: threadId,
        body: text,
        lang: post.lang,
        state: 'approved',
        createdAt: at,
        decidedAt: at,
        ...own,
      },
    ]);
    await notifyAsker(tx, context, { kind, threadId, author: name, text });
    await recordAction(tx, context, { action: `${kind}.answer`, subject: id, detail: { text }, about: { title: subjectTitle } });
  });
  return readStaffPost(context, { kind, id });
}

/** Changes a shopper's post in a transaction, and the pages that show it. @throws notFound (404) */
export async function changePost(context: Context, { kind, id }: PostRef, work: (tx: Tx, post: PostRow) => Promise<void>): Promise<void> {
  await context.transaction(async (tx) => {
    const post = isId(id) ? await loadPostForUpdate(tx, kind, id) : undefined;
    if (!post || post.byShop) throw new ShopError(notFound);
    await work(tx, post);
    await invalidateTags(tx, [tagOf(kind, post.subjectId)]);
  });
}

async function move(tx: Tx, context: Context, post: PostRow, { to, reason }: { to: Exclude<PostState, 'pending'>; reason: string }): Promise<void> {
  const moved =
    mayMove(post.state, to) && (await movePost(tx, { id: post.id, from: post.state, to, refusal: to === 'refused' ? reason : '', at: context.now() }));
  if (!moved) throw new ShopError(postDecided);
}
