import { Suspense, useEffect, useState } from 'react';
import { onStepUpRequested } from '../api/request-step-up.ts';
import { callAdmin } from '../api/call-admin.ts';
import { lazily } from '../screen.ts';
import type { Factors } from './proof-form.tsx';

const ProofForm = lazily(() => import('./proof-form.tsx'), 'ProofForm');

type Asking = { settle(isProved: boolean): void; factors: Factors };

/** Asks for step-up authentication when the server wants it; the call that waits is made again, or given up. */
export function StepUpDialog() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      onStepUpRequested(async () => {
        const { data: factors } = await callAdmin<Factors>('/auth/account');
        return new Promise((settle) => setAsking({ settle, factors }));
      }),
    [],
  );
  if (!asking) return null;
  const end = (isProved: boolean) => {
    setAsking(null);
    asking.settle(isProved);
  };
  return (
    <Suspense fallback={null}>
      <ProofForm factors={asking.factors} onEnd={end} />
    </Suspense>
  );
}
