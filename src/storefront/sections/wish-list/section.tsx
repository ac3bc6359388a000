/** The visitor's wish list, guests included. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Island } from '#ui/island.tsx';
import { WishListPage } from './island.tsx';

/** Heading and list; the list comes with the script, because the page is the same for everybody. */
export function WishListSection() {
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.favorite_title() }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mb-12 lg:mt-8">{m.favorite_title()}</h1>
      <Island name="wish-list" of={WishListPage} when="load" props={{}} />
    </section>
  );
}
