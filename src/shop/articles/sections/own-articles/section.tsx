/** The user's own articles: the list with their states, or the editor. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { languages } from '#kit/pure/languages.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { BackLink, ShopLink } from '#ui/shop-link.tsx';
import type { OwnArticleItem } from '../../contract.ts';
import { ArticleEditor } from './editor/island.tsx';
import type { OwnArticlesModel } from './model.ts';
import { RowActions } from './row-actions/island.tsx';
import { StateBadges } from './state-badges.tsx';

export function OwnArticles({ model }: { model: OwnArticlesModel }) {
  const { locale, userBasePath } = usePageView();
  const path = `${userBasePath}article`;
  if (model.show === 'edit')
    return (
      <section className="py-6 lg:py-10">
        <BackLink path={path}>{m.articles_back()}</BackLink>
        <h1 className="title-1 mb-8">{model.article ? m.ui_edit() : m.articles_new()}</h1>
        <Island name="article-editor" of={ArticleEditor} when="load" props={{ article: model.article, start: model.start, named: languageNames(locale) }} />
      </section>
    );
  return (
    <section className="py-6 lg:py-10">
      <div className="mb-4 lg:mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="title-1">{m.layout_user_article()}</h1>
        {model.total > 0 && (
          <ButtonLink path={`${path}?edit=new`} look="primary">
            {m.articles_new()}
          </ButtonLink>
        )}
      </div>
      {model.total === 0 ? (
        <EmptyState title={m.articles_empty()} text={m.articles_empty_text()}>
          <ButtonLink path={`${path}?edit=new`} look="primary">
            {m.articles_new()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {model.items.map((article) => (
            <Row key={article.id} article={article} path={path} />
          ))}
        </ul>
      )}
      <Pagination page={model.page} size={model.size} total={model.total} path={path} />
    </section>
  );
}

// Named here: browsers name some languages otherwise, and what they take over has to be the same.
const languageNames = (locale: Locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return languages.map((lang) => ({ lang, name: names.of(lang) ?? lang }));
};

const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

function Row({ article, path }: { article: OwnArticleItem; path: string }) {
  const { locale } = usePageView();
  const title = article.title || m.articles_untitled();
  return (
    <li className="flex gap-4 py-5 sm:gap-6">
      {article.picture ? (
        <Picture picture={article.picture} sizes="128px" className="aspect-3/2 w-24 shrink-0 self-start rounded-box" />
      ) : (
        <span aria-hidden="true" className="aspect-3/2 w-24 shrink-0 self-start rounded-box bg-base-200" />
      )}
      <div className="min-w-0 grow">
        <h2 lang={article.lang} className="break-words text-lg font-medium">
          {title}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-desc">
          <StateBadges article={article} locale={locale} />
          <time dateTime={article.updatedAt}>{m.articles_updated({ date: formatDay(article.updatedAt, locale, 'medium') })}</time>
        </p>
        {article.slug && <p className="mt-1 break-all text-sm text-desc">{m.articles_slug({ path: decodeURIComponent(article.path) })}</p>}
        {article.refusal && article.state !== 'pending' && (
          <p className="mt-2 whitespace-pre-line break-words text-sm">{m.articles_refusal({ reason: article.refusal })}</p>
        )}
        {article.public && article.state !== 'approved' && <p className="mt-2 text-sm text-desc">{m.articles_waiting_public()}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          <ShopLink path={`${path}?edit=${article.id}`} className={link}>
            {m.ui_edit()}
            <span className="sr-only"> {title}</span>
          </ShopLink>
          <ShopLink path={`${path}?read=${article.id}`} className={link}>
            {m.articles_preview()}
            <span className="sr-only"> {title}</span>
          </ShopLink>
          {article.public && (
            <ShopLink path={article.path} className={link}>
              {m.articles_view()}
              <span className="sr-only"> {title}</span>
            </ShopLink>
          )}
          <Island
            name="article-actions"
            of={RowActions}
            when="load"
            className="contents"
            props={{ id: article.id, title, state: article.state, isPublic: article.public }}
          />
        </div>
      </div>
    </li>
  );
}
