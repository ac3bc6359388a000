/** The checkout page. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { CheckoutPageProps } from './data.ts';
import { CheckoutPage } from './island.tsx';

/** Heading and the island. Paying needs a script, and says so where there is none. */
export function CheckoutSection({ data }: { settings: unknown; data: CheckoutPageProps }) {
  const { locale } = usePageView();
  return (
    <section className="page-width pb-16 pt-6 lg:pt-10">
      <h1 className="title-1 mb-6 lg:mb-10">{m.checkout_title({}, { locale })}</h1>
      <noscript>
        <div className="mb-8">
          <Alert kind="warning">{m.checkout_needs_script({}, { locale })}</Alert>
        </div>
      </noscript>
      <Island name="checkout-page" of={CheckoutPage} when="load" props={data} />
    </section>
  );
}
