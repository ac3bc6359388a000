import { Suspense, useEffect, useState } from 'react';
import { onSignInRequested } from '../api/request-sign-in.ts';
import { whoAmI, type StaffView } from '../api/auth-provider.ts';
import { lazily } from '../screen.ts';

const SignInAgainForm = lazily(() => import('./sign-in-again-form.tsx'), 'SignInAgainForm');

type Asking = { staff: StaffView; settle(isSignedIn: boolean): void };

/** Part of the frame: asks to sign in again over the screen as it is, so that nothing that was typed is lost. */
export function SignInAgain() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      onSignInRequested(async () => {
        // The person is known from before; if not, the sign-in page asks.
        const staff = await whoAmI().catch(() => null);
        return staff === null ? false : new Promise((settle) => setAsking({ staff, settle }));
      }),
    [],
  );
  if (!asking) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainForm
        staff={asking.staff}
        onEnd={(isSignedIn) => {
          setAsking(null);
          asking.settle(isSignedIn);
        }}
      />
    </Suspense>
  );
}
