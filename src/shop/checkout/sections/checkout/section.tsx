/** The checkout page. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Island } from '#ui/island.tsx';
import { PaypalStart } from '#shop/payments/approvals/index.ts';
import { ExpressButtons } from '#shop/payments/express/index.ts';
import type { CheckoutSectionData } from './data.ts';
import { CheckoutPage } from './island.tsx';

/** Heading and the island, whose forms are plain ones without script. */
export function CheckoutSection({ data: { express, paypal, notice, ...data } }: { settings: unknown; data: CheckoutSectionData }) {
  return (
    <section className="page-width pb-16 pt-6 lg:pt-10">
      <h1 className="title-1 mb-6 lg:mb-10">{m.checkout_title()}</h1>
      {express && <Island name="express-buttons" of={ExpressButtons} when="visible" props={express} />}
      {notice !== null && (
        <div className="mb-6">
          <Alert kind="info">{notice}</Alert>
        </div>
      )}
      {paypal && <Island name="paypal-start" of={PaypalStart} when="load" props={paypal} />}
      <Island name="checkout-page" of={CheckoutPage} when="load" props={data} />
    </section>
  );
}
