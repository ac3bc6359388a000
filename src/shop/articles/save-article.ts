import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { loadAccountForUpdate, recordActivity } from '../accounts/index.ts';
import { attachUploads, releaseUploads } from '../media/uploads/index.ts';
import { findPictures } from '../media/index.ts';
import { cleanArticle, picturesOf, withSizes } from './clean-article.ts';
import { articleChanged, articlePending, tooManyArticles, type ArticleSave, type OwnArticle } from './contract.ts';
import { articleLimits } from './rules-limits.ts';
import { readArticleOfMine, storedArticle } from './read-articles.ts';
import { linksIn, wordsOf } from './rules.ts';
import { stateAfter } from './states.ts';
import { countOwn, insertArticle, listPictures, lockArticle, setDrafted, updateText, type StoredText, type WrittenText } from './store.ts';

/**
 * Saves an author's text as a draft; the published article stays as it is. HTML is sanitised, pictures are the author's own
 * uploads. Saving the same text again changes nothing.
 * @throws notFound (404), articleChanged (412) with the newer text, articlePending (41), tooManyArticles (41), invalidInput (400) naming the field
 */
export function saveArticle(context: Context, input: ArticleSave): Promise<OwnArticle> {
  const written = checkedText(context, input);
  return input.id === undefined ? saveNew(context, written) : saveAgain(context, written, { id: input.id, version: input.version });
}

function saveNew(context: Context, written: WrittenText): Promise<OwnArticle> {
  const { accountId } = requireUser(context);
  const id = newId(context.now().getTime());
  return context.transaction(async (tx) => {
    // One at a time: of two that arrive together the second is counted with the first.
    await loadAccountForUpdate(tx, accountId);
    const { articles, drafts } = await countOwn(tx, accountId);
    if (articles >= articleLimits.articles || drafts >= articleLimits.drafts)
      throw new ShopError(tooManyArticles, { params: { drafts: articleLimits.drafts } });
    const sized = await takePictures(context, tx, { written, kept: [] });
    await insertArticle(tx, { ...sized, id, accountId, at: context.now() });
    await setDrafted(tx, id, shownBy(sized));
    await recordActivity(tx, context, { accountId, kind: 'articleSaved', detail: { title: written.title } });
    return readArticleOfMine(context, id, tx);
  });
}

function saveAgain(context: Context, written: WrittenText, { id, version }: { id: string; version: number | undefined }): Promise<OwnArticle> {
  if (!isId(id)) throw new ShopError(notFound);
  const { accountId } = requireUser(context);
  return context.transaction(async (tx) => {
    if (!(await lockArticle(tx, { id, accountId }))) throw new ShopError(notFound);
    const before = await storedArticle(context, id, tx);
    if (version !== before.version) throw new ShopError(articleChanged, { data: { article: await readArticleOfMine(context, id, tx) } });
    const state = stateAfter(before.state, 'save');
    if (state === null) throw new ShopError(articlePending);
    if (before.itemId !== null && written.lang !== before.lang) throw fieldError('lang', m.articles_lang_stays({}, { locale: context.locale }));
    const sized = await takePictures(context, tx, { written, kept: await listPictures(tx, id) });
    if (isSame(before, sized)) return readArticleOfMine(context, id, tx);
    await updateText(tx, { ...sized, id, state, at: context.now() });
    await releaseUploads(tx, await setDrafted(tx, id, shownBy(sized)), context.now());
    // A log of every pause in typing would be of no use to anybody.
    if (before.state !== 'draft') await recordActivity(tx, context, { accountId, kind: 'articleSaved', detail: { title: written.title } });
    return readArticleOfMine(context, id, tx);
  });
}

/** What was written, clean, and within its limits. @throws invalidInput (400) */
function checkedText(context: Context, input: ArticleSave): WrittenText {
  const { lang, title, summary, author, picture, pictureAlt } = input;
  const options = { locale: context.locale };
  const body = cleanArticle(input.body);
  if (wordsOf(body).length > articleLimits.text) throw fieldError('body', m.articles_too_long({ max: articleLimits.text }, options));
  if (linksIn(body) > articleLimits.links) throw fieldError('body', m.error_too_many_links({ max: articleLimits.links }, options));
  if (picturesOf(body).length > articleLimits.pictures) throw fieldError('body', m.articles_too_many_pictures({ max: articleLimits.pictures }, options));
  return { lang, title, summary, body, author, mediaId: picture === '' ? null : picture, mediaAlt: picture === '' ? '' : pictureAlt };
}

const shownBy = ({ body, mediaId }: WrittenText): string[] => [...new Set([...(mediaId === null ? [] : [mediaId]), ...idsIn(body)])];
const idsIn = (body: string) => picturesOf(body).map(({ id }) => id);

/** Attaches the pictures that are new, and writes their sizes into the text. @throws invalidInput (400) for one that is not the author's */
async function takePictures(context: Context, tx: Tx, { written, kept }: { written: WrittenText; kept: readonly string[] }): Promise<WrittenText> {
  const shopper = { accountId: requireUser(context).accountId, guestId: null };
  const shared = { purpose: 'article', shopper, kept } as const;
  const inBody = idsIn(written.body);
  const cover = written.mediaId === null ? [] : [written.mediaId];
  await attachUploads(tx, context, { ...shared, ids: cover, field: 'picture', title: m.articles_cover({}, { locale: context.locale }) });
  await attachUploads(tx, context, {
    ...shared,
    kept: [...kept, ...cover],
    ids: inBody,
    field: 'body',
    title: m.articles_picture({}, { locale: context.locale }),
  });
  return { ...written, body: withSizes(written.body, await findPictures(tx, inBody, written.lang)) };
}

const fields = ['lang', 'title', 'summary', 'body', 'author', 'mediaId', 'mediaAlt'] as const;
const isSame = (before: StoredText, written: WrittenText) => fields.every((field) => before[field] === written[field]);
