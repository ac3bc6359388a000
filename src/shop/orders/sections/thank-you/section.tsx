/** The page after ordering, which also is the page of the mailed link. */
import { Island } from '#ui/island.tsx';
import type { ThankYouProps } from './data.ts';
import { ThankYou } from './island.tsx';

/** The island. */
export function ThankYouSection({ data }: { settings: unknown; data: ThankYouProps }) {
  return (
    <section className="page-width pb-16 pt-8 lg:pt-14">
      <Island name="thank-you" of={ThankYou} when="load" props={data} />
    </section>
  );
}
