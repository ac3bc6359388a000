import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { loadAccountForUpdate, recordActivity } from '../accounts/index.ts';
import { attachUploads, releaseUploads } from '../media/uploads/index.ts';
import { findPictures } from '../media/index.ts';
import { cleanArticle, picturesOf, withSizes } from './clean-article.ts';
import { articleChanged, articlePending, tooManyArticles, type ArticleSave, type OwnArticle } from './contract.ts';
import { articleLimits } from './rules-limits.ts';
import { authorOf, readArticleOfMine, storedArticle } from './read-articles.ts';
import { linksIn, wordsOf } from './rules.ts';
import { stateAfter } from './states.ts';
import { countOwn, insertArticle, listPictures, lockArticle, setDrafted, updateWords, type StoredText, type WrittenWords } from './store.ts';

/**
 * Keeps what an author wrote, as a draft; what readers see of the article stays as it is. HTML is sanitised, pictures are
 * the author's own uploads. The words as they are already change nothing.
 * @throws notFound (404), articleChanged (412) with the newer text, articlePending (41), tooManyArticles (41), invalidInput (400) naming the field
 */
export function saveArticle(context: Context, input: ArticleSave): Promise<OwnArticle> {
  const words = checkedWords(context, input);
  return input.id === undefined ? saveNew(context, words) : saveAgain(context, words, { id: input.id, version: input.version });
}

function saveNew(context: Context, words: WrittenWords): Promise<OwnArticle> {
  const accountId = authorOf(context);
  const id = newId(context.now().getTime());
  return context.transaction(async (tx) => {
    // One at a time: of two that arrive together the second is counted with the first.
    await loadAccountForUpdate(tx, accountId);
    const { articles, drafts } = await countOwn(tx, accountId);
    if (articles >= articleLimits.articles || drafts >= articleLimits.drafts)
      throw new ShopError(tooManyArticles, { params: { drafts: articleLimits.drafts } });
    const sized = await takePictures(context, tx, { words, kept: [] });
    await insertArticle(tx, { ...sized, id, accountId, at: context.now() });
    await setDrafted(tx, id, shownBy(sized));
    await recordActivity(tx, context, { accountId, kind: 'articleSaved', detail: { title: words.title } });
    return readArticleOfMine(context, id, tx);
  });
}

function saveAgain(context: Context, words: WrittenWords, { id, version }: { id: string; version: number | undefined }): Promise<OwnArticle> {
  if (!isId(id)) throw new ShopError(notFound);
  const accountId = authorOf(context);
  return context.transaction(async (tx) => {
    if (!(await lockArticle(tx, { id, accountId }))) throw new ShopError(notFound);
    const before = await storedArticle(context, id, tx);
    if (version !== before.version) throw new ShopError(articleChanged, { data: { article: await readArticleOfMine(context, id, tx) } });
    const state = stateAfter(before.state, 'save');
    if (state === null) throw new ShopError(articlePending);
    if (before.itemId !== null && words.lang !== before.lang) throw fieldError('lang', m.articles_lang_stays({}, { locale: context.locale }));
    const sized = await takePictures(context, tx, { words, kept: await listPictures(tx, id) });
    if (isSame(before, sized)) return readArticleOfMine(context, id, tx);
    await updateWords(tx, { ...sized, id, state, at: context.now() });
    await releaseUploads(tx, await setDrafted(tx, id, shownBy(sized)), context.now());
    // A log of every pause in typing would be of no use to anybody.
    if (before.state !== 'draft') await recordActivity(tx, context, { accountId, kind: 'articleSaved', detail: { title: words.title } });
    return readArticleOfMine(context, id, tx);
  });
}

/** What was written, clean, and within its limits. @throws invalidInput (400) */
function checkedWords(context: Context, input: ArticleSave): WrittenWords {
  const { lang, title, summary, author, picture, pictureAlt } = input;
  const options = { locale: context.locale };
  const body = cleanArticle(input.body);
  if (wordsOf(body).length > articleLimits.words) throw fieldError('body', m.articles_too_long({ max: articleLimits.words }, options));
  if (linksIn(body) > articleLimits.links) throw fieldError('body', m.error_too_many_links({ max: articleLimits.links }, options));
  if (picturesOf(body).length > articleLimits.pictures) throw fieldError('body', m.articles_too_many_pictures({ max: articleLimits.pictures }, options));
  return { lang, title, summary, body, author, mediaId: picture === '' ? null : picture, mediaAlt: picture === '' ? '' : pictureAlt };
}

const shownBy = ({ body, mediaId }: WrittenWords): string[] => [...new Set([...(mediaId === null ? [] : [mediaId]), ...idsIn(body)])];
const idsIn = (body: string) => picturesOf(body).map(({ id }) => id);

/** Attaches the pictures that are new, and writes their sizes into the text. @throws invalidInput (400) for one that is not the author's */
async function takePictures(context: Context, tx: Tx, { words, kept }: { words: WrittenWords; kept: readonly string[] }): Promise<WrittenWords> {
  const shopper = { accountId: authorOf(context), guestId: null };
  const shared = { purpose: 'article', shopper, kept } as const;
  const inBody = idsIn(words.body);
  const cover = words.mediaId === null ? [] : [words.mediaId];
  await attachUploads(tx, context, { ...shared, ids: cover, field: 'picture', title: m.articles_cover({}, { locale: context.locale }) });
  await attachUploads(tx, context, {
    ...shared,
    kept: [...kept, ...cover],
    ids: inBody,
    field: 'body',
    title: m.articles_picture({}, { locale: context.locale }),
  });
  return { ...words, body: withSizes(words.body, await findPictures(tx, inBody, words.lang)) };
}

const fields = ['lang', 'title', 'summary', 'body', 'author', 'mediaId', 'mediaAlt'] as const;
const isSame = (before: StoredText, words: WrittenWords) => fields.every((field) => before[field] === words[field]);
