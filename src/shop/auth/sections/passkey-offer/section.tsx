/** An offer to save a passkey, for shoppers who are signed in without one. */
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PasskeyOffer, type PasskeyOfferProps } from './island.tsx';

/** Nothing where passkeys do not work. */
export function PasskeyOfferSection({ data: { origin } }: { settings: unknown; data: { origin: string | null } }) {
  const { kind } = usePageView();
  if (origin === null) return null;
  const props: PasskeyOfferProps = { origin };
  return <Island name="passkey-offer" of={PasskeyOffer} when="idle" props={props} className={kind === 'user' ? 'lg:col-start-2' : 'page-width'} />;
}
