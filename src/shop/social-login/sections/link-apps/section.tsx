/** Linking a messaging app to the account, in the security center; nothing where no app is on offer. */
import { Island } from '#ui/island.tsx';
import type { QrSignInProps } from '../qr-sign-in/props.ts';
import { LinkApps } from './island.tsx';

/** The ways. */
export function LinkAppsSection({ data }: { settings: unknown; data: QrSignInProps }) {
  if (data.apps.length === 0) return null;
  return (
    <div className="lg:col-start-2">
      <Island name="link-apps" of={LinkApps} when="load" props={data} />
    </div>
  );
}
