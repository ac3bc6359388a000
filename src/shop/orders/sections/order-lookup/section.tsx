/** The page on which an order is looked up. */
import * as m from '#messages';
import { Around, here } from '#ui/messages/around.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { usualPath } from '#ui/usual-pages.tsx';
import { OrderLookup, type OrderLookupProps } from './island.tsx';

/** Heading, what happens, and the form. */
export function OrderLookupSection({ data }: { settings: unknown; data: OrderLookupProps }) {
  const view = usePageView();
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.order_lookup_title() }]} />
      <div className="form-panel mt-4 lg:mt-8">
        <h1 className="title-1">{m.order_lookup_title()}</h1>
        <p className="mt-4 text-desc">{m.order_lookup_text()}</p>
        <Island name="order-lookup" of={OrderLookup} when="load" props={data} />
        <p className="mt-8 border-t border-line pt-6 text-sm text-desc">
          <Around text={m.order_lookup_account({ link: here })}>
            <ShopLink path={`${view.userBasePath}order`} className="text-base-content underline underline-offset-4 hover:no-underline">
              {m.order_lookup_own()}
            </ShopLink>
          </Around>
        </p>
        <p className="mt-2 text-sm text-desc">
          <Around text={m.order_lookup_lost({ link: here })}>
            <ShopLink path={usualPath(view, 'contact')!} className="text-base-content underline underline-offset-4 hover:no-underline">
              {m.order_lookup_write()}
            </ShopLink>
          </Around>
        </p>
      </div>
    </section>
  );
}
