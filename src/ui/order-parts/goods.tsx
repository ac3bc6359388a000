/** What an order or a return is of, in short. */
import * as m from '#messages';

/** '2 × Fell Mug and 1 more'; nothing where there is nothing. */
export function Goods({ lines: [first, ...others] }: { lines: readonly { title: string; quantity: number }[] }) {
  if (!first) return null;
  return (
    <span className="break-words text-base-content">
      {m.order_pieces_of({ count: first.quantity, title: first.title })}
      {others.length > 0 && <span className="font-normal text-desc">{m.order_more_products({ count: others.length })}</span>}
    </span>
  );
}
