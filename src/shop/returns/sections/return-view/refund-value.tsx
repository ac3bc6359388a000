/** What goes back for a return, in a list. */
import * as m from '#messages';
import { useMoney } from '#ui/page-view.tsx';
import type { Return } from '../../contract.ts';

/** The sum with its word: beside prices of orders it is none. */
export function RefundValue({ shown }: { shown: Return }) {
  const money = useMoney();
  return (
    <>
      <span className="mr-2 text-sm font-normal text-desc">{m.returns_refund_amount()} </span>
      {money(shown.refundAmount)}
    </>
  );
}
