/** On a phone: the total and the button stay at hand while those of the summary are out of sight. */
import { useEffect, useState, type RefObject } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Cart } from '../../contract.ts';

type CheckOutBarProps = { main: RefObject<HTMLElement | null>; total: Cart['total']; busy: boolean; onCheckOut: () => void };

/** Stands in for the sums and the button within `main`, and covers no part of them. The style sheet keeps the end of the page free of it. */
export function CheckOutBar({ main, total, busy, onCheckOut }: CheckOutBarProps) {
  const money = useMoney();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!main.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting));
    watch.observe(main.current);
    return () => watch.disconnect();
  }, [main]);
  if (!isAway) return null;
  return (
    <div className="buy-bar lg:hidden">
      <p className="min-w-0 grow">
        <span className="block text-sm text-desc">{m.cart_total_estimated()}</span>
        <span className="font-medium tabular-nums">{money(total)}</span>
      </p>
      <Button look="primary" busy={busy} onClick={onCheckOut}>
        {m.cart_check_out()}
      </Button>
    </div>
  );
}
