/** What leads the page of a promotion or a coupon: what it is called, what it saves, and what it asks for. */
import type { ReactNode } from 'react';
import type { Shown } from '../show/list-public.ts';
import { Facts } from './facts.tsx';

/** `children` are what can be done with it; `counts`: what of it is in the cart is said below, and that it takes no code. */
export function OfferLead({ shown, begun, counts = false, children }: { shown: Shown; begun: boolean; counts?: boolean; children?: ReactNode }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6 wrap-anywhere">
      <div>
        <h1 className="title-1">{shown.title}</h1>
        <p className="title-2 mt-3 text-balance">{shown.saving}</p>
        {shown.description && <p className="mt-4 text-lg text-desc">{shown.description}</p>}
      </div>
      {children}
      <Facts shown={shown} begun={begun} showsCode={!counts} />
    </div>
  );
}
