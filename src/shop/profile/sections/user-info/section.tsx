/** What a shopper says of themselves besides the name. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { InfoModel } from '../data.ts';
import { InfoForm } from './island.tsx';

export function UserInfo({ model }: { model: InfoModel }) {
  const { userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_info()}</h1>
      <p className="mb-8 mt-3 max-w-2xl text-desc">{m.profile_info_text()}</p>
      <Island name="info-form" of={InfoForm} when="load" props={model} />
      <p className="mt-8 border-t border-line pt-6">
        <ArrowLink path={`${userBasePath}article`}>{m.layout_user_article()}</ArrowLink>
      </p>
    </section>
  );
}
