/** What is asked before anything else: a new password, and a second factor where one is required. */
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { LoadingPage } from 'react-admin';
import { forgetMe, whoAmI, type StaffView } from '../api/auth-provider.ts';
import { lazily } from '../screen.ts';

const FirstPassword = lazily(() => import('./first-forms.tsx'), 'FirstPassword');
const FirstSecondStep = lazily(() => import('./first-forms.tsx'), 'FirstSecondStep');

/** Shows the screen once nothing is asked for any more. */
export function FirstThings({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<StaffView | null>(null);
  const read = () => {
    forgetMe();
    void whoAmI().then(setMe, () => undefined);
  };
  useEffect(() => void whoAmI().then(setMe, () => undefined), []);
  if (!me?.mustChangePassword && !me?.mustSetUpSecondFactor) return children;
  return (
    <Suspense fallback={<LoadingPage />}>
      {me.mustChangePassword ? <FirstPassword email={me.email} onDone={read} /> : <FirstSecondStep onDone={read} />}
    </Suspense>
  );
}
