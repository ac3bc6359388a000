/** The list of a custom category's entries: large pictures with their titles, or scenes with what is seen in them. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard } from '../../contract.ts';
import type { ContentListModel } from '../content-model.ts';
import { Scenes, type EntryListData } from './scenes.tsx';

const eager = 2;

/** Two columns of pictures on a wide screen, where they are no scenes. */
export function EntryList({ data: { scenes }, model: { title, text, list } }: { settings: unknown; data: EntryListData; model: ContentListModel }) {
  const view = usePageView();
  const pathOf = (slug: string) => `${view.path}/${encodeURIComponent(slug)}`;
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mt-4 lg:mt-8">{title}</h1>
      {text && <p className="mt-4 max-w-2xl text-lg text-desc">{text}</p>}
      {list.items.length === 0 ? (
        <EmptyState title={m.content_none()}>
          <ButtonLink path="/">{m.list_home()}</ButtonLink>
        </EmptyState>
      ) : scenes ? (
        <Scenes entries={list.items} scenes={scenes} pathOf={pathOf} />
      ) : (
        <ul className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:gap-x-10">
          {list.items.map((entry, index) => (
            <li key={entry.id}>
              <EntryCard entry={entry} path={pathOf(entry.slug)} look={index < eager ? 'first' : 'later'} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={view.path} />
    </section>
  );
}

function EntryCard({ entry, path, look }: { entry: ContentCard; path: string; look: 'first' | 'later' }) {
  return (
    <article className="group relative">
      {entry.picture ? (
        <Picture
          picture={{ ...entry.picture, alt: '' }}
          sizes="(min-width: 640px) 50vw, 100vw"
          priority={look === 'first'}
          className="aspect-4/3 w-full rounded-box"
        />
      ) : (
        <span className="block aspect-4/3 w-full rounded-box bg-base-200" />
      )}
      <h2 className="title-3 mt-5">
        <ShopLink path={path} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
          {entry.title}
        </ShopLink>
      </h2>
      {entry.summary && <p className="mt-2 text-desc">{entry.summary}</p>}
    </article>
  );
}
