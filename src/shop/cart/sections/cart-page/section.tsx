/** The cart page. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Island } from '#ui/island.tsx';
import { PaypalStart } from '../../../payments/approvals/index.ts';
import { ExpressButtons } from '../../../payments/express/index.ts';
import type { CartSectionData } from './data.ts';
import { CartPage } from './island.tsx';

/** Heading and the island. */
export function CartPageSection({ data: { express, paypal, ...data } }: { settings: unknown; data: CartSectionData }) {
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.cart_title() }]} />
      <h1 className="title-1 mb-6 mt-4 lg:mb-10 lg:mt-8">{m.cart_title()}</h1>
      {express && <Island name="express-buttons" of={ExpressButtons} when="visible" props={express} />}
      {paypal && <Island name="paypal-start" of={PaypalStart} when="load" props={paypal} />}
      <Island name="cart-page" of={CartPage} when="load" props={data} />
    </section>
  );
}
