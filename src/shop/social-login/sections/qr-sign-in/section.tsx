/** Signing in by a messaging app, under the sign-in form; nothing where no app is on offer. */
import { Island } from '#ui/island.tsx';
import { QrSignIn } from './island.tsx';
import type { QrSignInProps } from './props.ts';

/** The ways. */
export function QrSignInSection({ data }: { settings: unknown; data: QrSignInProps }) {
  if (data.apps.length === 0) return null;
  return (
    <div className="page-width pb-10">
      <Island name="qr-sign-in" of={QrSignIn} when="load" props={data} />
    </div>
  );
}
