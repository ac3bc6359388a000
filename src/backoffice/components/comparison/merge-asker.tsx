import { Suspense, useEffect, useState } from 'react';
import { onMergeRequested, type MergeRequest } from '../../api/request-merge.ts';
import { lazily } from '../../screen.ts';
import type { Plain } from './compare.ts';

const MergeDialog = lazily(() => import('./merge-dialog.tsx'), 'MergeDialog');

type Asking = { request: MergeRequest; settle(record: Plain | null): void };

/** Part of the frame: asks where two people changed the same record. */
export function MergeAsker() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(() => onMergeRequested((request) => new Promise((settle) => setAsking({ request, settle }))), []);
  if (!asking) return null;
  return (
    <Suspense fallback={null}>
      <MergeDialog
        request={asking.request}
        onEnd={(record) => {
          setAsking(null);
          asking.settle(record);
        }}
      />
    </Suspense>
  );
}
