/** Who one is and how one signs in. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { AccountModel } from '../data.ts';
import { AboutMe } from './island.tsx';

/** See above. */
export function UserAccount({ model }: { model: AccountModel }) {
  const { locale } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1 mb-8">{m.layout_user_account({}, { locale })}</h1>
      <Island name="about-me" of={AboutMe} when="load" props={model} />
    </section>
  );
}
