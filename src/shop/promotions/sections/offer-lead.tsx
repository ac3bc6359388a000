/** What leads the page of a promotion or a coupon: what it is called, what it saves, in large, and what it asks for. */
import type { ReactNode } from 'react';
import type { Shown } from '../show/list-public.ts';
import { Facts } from './facts.tsx';

/** `children` are what can be done with it, below the facts. */
export function OfferLead({ shown, begun, children }: { shown: Shown; begun: boolean; children?: ReactNode }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6 wrap-anywhere">
      <div>
        <h1 className="title-3">{shown.title}</h1>
        {/* So large, the room to the left of a figure would be seen as an indent. */}
        <p className="title-0 -ms-[0.055em] mt-2 text-balance">{shown.saving}</p>
        {shown.description && <p className="mt-4 text-lg text-desc">{shown.description}</p>}
      </div>
      {children}
      <Facts shown={shown} begun={begun} />
    </div>
  );
}
