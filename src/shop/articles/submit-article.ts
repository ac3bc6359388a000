import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { isId } from '#kit/server/ids.ts';
import { listActivity, loadAccountForUpdate, recordActivity } from '../accounts/index.ts';
import { picturesOf } from './clean-article.ts';
import { articleState, tooManySubmissions, type OwnArticle } from './contract.ts';
import { articleLimits } from './rules-limits.ts';
import { readArticleOfMine, storedArticle } from './read-articles.ts';
import { missingFrom } from './rules.ts';
import { stateAfter } from './states.ts';
import { lockArticle, moveArticle, type StoredText } from './store.ts';

const dayMs = 24 * 3_600_000;

/**
 * Asks staff to show an article. It waits from then on, and is not changed unless it is withdrawn.
 * @throws notFound (404), articleState (41) where it is not a draft, invalidInput (400) naming what is missing, tooManySubmissions (429)
 */
export function submitArticle(context: Context, id: string): Promise<OwnArticle> {
  if (!isId(id)) throw new ShopError(notFound);
  const { accountId } = requireUser(context);
  return context.transaction(async (tx) => {
    const account = await loadAccountForUpdate(tx, accountId);
    if (!account || !(await lockArticle(tx, { id, accountId }))) throw new ShopError(notFound);
    const article = await storedArticle(context, id, tx);
    const to = stateAfter(article.state, 'submit');
    if (to === null) throw new ShopError(articleState);
    rejectUnfinished(context, article);
    await rejectTooMany(context, tx, accountId);
    await moveArticle(tx, { id, from: article.state, to, refusal: '', submittedAt: context.now() });
    await recordActivity(tx, context, { accountId, kind: 'articleSubmitted', detail: { title: article.title } });
    return readArticleOfMine(context, id, tx);
  });
}

function rejectUnfinished(context: Context, { title, body, mediaId, mediaAlt }: StoredText): void {
  const { locale } = context;
  const options = { locale };
  const missing = missingFrom({ title, body, media: mediaId, mediaAlt, pictures: picturesOf(body) });
  const errors = {
    ...(missing.title ? { title: m.error_required({ field: fieldTitle('title', locale) }, options) } : {}),
    ...(missing.pictureAlt ? { pictureAlt: m.error_required({ field: m.articles_alt({}, options) }, options) } : {}),
    ...(missing.body === 'tooShort' ? { body: m.articles_too_short({ min: articleLimits.leastWords }, options) } : {}),
    ...(missing.body === 'undescribed' ? { body: m.articles_undescribed({}, options) } : {}),
  };
  if (Object.keys(errors).length > 0) throw new ShopError(invalidInput, { data: { errors } });
}

async function rejectTooMany(context: Context, tx: Tx, accountId: string): Promise<void> {
  const from = new Date(context.now().getTime() - dayMs);
  const { total } = await listActivity({ db: tx, locale: context.locale }, { accountId, kinds: ['articleSubmitted'], from, page: 1, size: 1 });
  if (total >= articleLimits.submissions) throw new ShopError(tooManySubmissions, { params: { max: articleLimits.submissions }, retryAfterSeconds: 3_600 });
}
