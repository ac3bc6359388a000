/** The page of the user's own articles: the list, the editor (`?edit=`), the preview (`?read=`). */
import * as m from '#messages';
import { readAccount } from '#shop/accounts/index.ts';
import { listArticlesOfMine, previewArticleOfMine, readArticleOfMine } from '#shop/articles/index.ts';
import type { OwnArticlesModel } from '#shop/articles/sections.ts';
import { fullNameOf } from '#shop/profile/index.ts';
import type { Context } from '#kit/server/context.ts';
import type { ArticlePreviewModel } from '../../sections/user-article-preview/section.tsx';
import { pageNumber } from '../page-number.ts';
import { userPage } from './user.ts';

const pageSize = 20;

export const userArticleKind = userPage<OwnArticlesModel | ArticlePreviewModel>({
  name: 'user-article',
  title: m.layout_user_article,
  query: ['edit', 'read', 'page'],
  template: (model) => ('item' in model ? 'user-article-preview' : 'user-article'),
  async load(context, { accountId, query }) {
    const read = query.get('read');
    if (read !== null) return { id: read, item: await previewArticleOfMine(context, read) };
    const edit = query.get('edit');
    if (edit !== null) return toWrite(context, { id: edit, accountId });
    const list = await listArticlesOfMine(context, { page: pageNumber(query), size: pageSize });
    return list.page > 1 && list.items.length === 0 ? null : { show: 'list', ...list };
  },
});

async function toWrite(context: Context, { id, accountId }: { id: string; accountId: string }): Promise<OwnArticlesModel> {
  const article = id === 'new' ? null : await readArticleOfMine(context, id);
  const account = article === null ? await readAccount(context.db, accountId) : undefined;
  const author = account ? account.nickName || fullNameOf(account) : '';
  return { show: 'edit', article, start: { lang: context.lang, author } };
}
