import { notFound, stale } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import * as m from '#messages';
import { publishOwnArticle, setArticleShown } from '../content/edit/index.ts';
import { hideUploads, releaseUploads, showUploads } from '../media/uploads/index.ts';
import { renameAlts } from '../media/index.ts';
import { recordAction } from '../staff/index.ts';
import { articleNotPublic, articleState, type StaffOwnArticle } from './contract.ts';
import { readArticleForStaff, storedForStaff } from './staff-articles.ts';
import { stateAfter } from './states.ts';
import { listPictures, lockArticle, moveArticle, setPublishedPictures } from './store.ts';
import type { StoredStaffText } from './store-staff.ts';
import { notifyAuthor } from './notify-author.ts';

/**
 * Publishes a pending article, in place of its previous version, and notifies its author.
 * @throws notFound (404), stale (412) when it is no longer the text that was read, articleState (41) where it does not wait
 */
export function approveArticle(context: Context, { id, version }: { id: string; version: number }): Promise<StaffOwnArticle> {
  return decide(context, id, async (tx, article) => {
    const to = stateAfter(article.state, 'approve');
    if (to === null) throw new ShopError(articleState);
    if (article.version !== version) throw new ShopError(stale);
    const { lang, title, summary, body, mediaId, mediaAlt, itemId } = article;
    // An empty name means anonymous: the account's name is not used instead.
    const author = article.author || article.nickName || m.articles_reader({}, { locale: localeFor(lang) });
    if (mediaId !== null) await renameAlts(tx, [{ id: mediaId, alt: { [lang]: { alt: mediaAlt } } }]);
    const shown = await publishOwnArticle(context, tx, { itemId, article: { lang, title, summary, body, author, pictureId: mediaId } });
    await moveArticle(tx, { id, from: article.state, to, itemId: shown, refusal: '', decidedAt: context.now() });
    await releaseUploads(tx, await setPublishedPictures(tx, id), context.now());
    await showUploads(tx, { ids: await listPictures(tx, id), purpose: 'article', now: context.now() });
    await recordAction(tx, context, { action: 'own-article.approve', subject: id, detail: { title, item: shown } });
    await notifyAuthor(tx, context, { article, what: 'approved' });
  });
}

/**
 * Rejects a pending article, with a reason for its author. The published text stays.
 * @throws notFound (404), stale (412), articleState (41) where it does not wait
 */
export function refuseArticle(
  context: Context,
  { id, reason, version }: { id: string; reason: string; version?: number | undefined },
): Promise<StaffOwnArticle> {
  return decide(context, id, async (tx, article) => {
    const to = stateAfter(article.state, 'refuse');
    if (to === null) throw new ShopError(articleState);
    if (version !== undefined && article.version !== version) throw new ShopError(stale);
    await moveArticle(tx, { id, from: article.state, to, refusal: reason, decidedAt: context.now() });
    await recordAction(tx, context, { action: 'own-article.refuse', subject: id, detail: { title: article.title, reason } });
    await notifyAuthor(tx, context, { article, what: 'refused', reason });
  });
}

/**
 * Takes a public article down, with a reason for its author.
 * @throws notFound (404), articleNotPublic (41)
 */
export function takeArticleDown(context: Context, { id, reason }: { id: string; reason: string }): Promise<StaffOwnArticle> {
  return decide(context, id, async (tx, article) => {
    const to = stateAfter(article.state, 'takeDown')!;
    if (article.itemId === null || !(await setArticleShown(tx, article.itemId, 'hidden', context.now()))) throw new ShopError(articleNotPublic);
    await hideUploads(tx, { ids: await listPictures(tx, id), purpose: 'article' });
    await moveArticle(tx, { id, from: article.state, to, refusal: reason, decidedAt: context.now() });
    await recordAction(tx, context, { action: 'own-article.take-down', subject: id, detail: { title: article.title, reason } });
    await notifyAuthor(tx, context, { article, what: 'takenDown', reason });
  });
}

function decide(context: Context, id: string, work: (tx: Tx, article: StoredStaffText) => Promise<void>): Promise<StaffOwnArticle> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    if (!(await lockArticle(tx, { id }))) throw new ShopError(notFound);
    await work(tx, await storedForStaff(id, tx));
    return readArticleForStaff(context, id, tx);
  });
}
