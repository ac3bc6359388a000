/** The checkout page. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { ExpressButtons } from '#shop/payments/express/index.ts';
import type { CheckoutSectionData } from './data.ts';
import { CheckoutPage } from './island.tsx';

/** Heading and the island, whose forms are plain ones without script. */
export function CheckoutSection({ data: { express, ...data } }: { settings: unknown; data: CheckoutSectionData }) {
  return (
    <section className="page-width pb-16 pt-6 lg:pt-10">
      <h1 className="title-1 mb-6 lg:mb-10">{m.checkout_title()}</h1>
      {express && <Island name="express-buttons" of={ExpressButtons} when="visible" props={express} />}
      <Island name="checkout-page" of={CheckoutPage} when="load" props={data} />
    </section>
  );
}
