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
      <div className="mt-16 grid gap-x-12 gap-y-3 border-t border-line pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:pt-8">
        <h2 className="title-4">{m.layout_user_article()}</h2>
        <div>
          <p className="text-desc">{m.profile_articles_text()}</p>
          <p className="mt-3">
            <ArrowLink path={`${userBasePath}article`}>{m.profile_articles_link()}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
