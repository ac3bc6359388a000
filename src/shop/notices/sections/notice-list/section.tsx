/** The user's notifications. */
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import type { NoticeList } from '../../contract.ts';
import { NoticeItems } from './island.tsx';
import { PushSwitch } from './push-switch/island.tsx';

/** Heading, list, pages. */
export function Notices({ model }: { settings: unknown; model: NoticeList }) {
  const { path } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_notice()}</h1>
      <Island name="push-switch" of={PushSwitch} when="load" props={{}} />
      {model.items.length === 0 ? (
        <EmptyState icon="mail" title={m.notices_empty()} text={m.notices_empty_text()}>
          <ButtonLink path="/">{m.list_home()}</ButtonLink>
        </EmptyState>
      ) : (
        <Island name="notice-list" of={NoticeItems} when="load" props={{ initial: model }} />
      )}
      <Pagination page={model.page} size={model.size} total={model.total} path={path} />
    </section>
  );
}
