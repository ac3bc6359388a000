/** The lines of the summary, whose quantity can be changed in place while nothing is ordered yet. */
import { useState } from 'react';
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { Quantity, QuantityMost } from '#ui/forms/quantity.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { LinePrice } from '#ui/products/line-price.tsx';
import { Less } from '#ui/price.tsx';
import { expectedLine } from '#ui/products/expected-text.ts';
import type { Checkout } from '../../contract.ts';
import type { CheckoutActions } from './use-checkout.ts';

type Props = { checkout: Checkout; post: CheckoutActions['post']; place: string };
type Line = Checkout['lines'][number];

/** `place` makes ids unique, the summary stands twice on the page. */
export function SummaryLines({ checkout, post, place }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (lineId: string, quantity: number) => {
    setBusy(lineId);
    await post('/checkout/line', { lineId, quantity }, { inForm: false });
    setBusy(null);
  };
  return (
    <ul className="flex flex-col divide-y divide-line border-b border-line">
      {checkout.lines.map((line) => (
        <li key={line.lineId} className="flex items-start gap-4 py-4" aria-busy={busy === line.lineId || undefined}>
          <LinePicture line={line} />
          <div className="min-w-0 grow text-sm">
            <LineText line={line} isFixed={checkout.state !== 'open'} />
            {checkout.state === 'open' && (
              <LineControls
                line={line}
                place={place}
                busy={busy !== null}
                // The last goods of a checkout cannot be removed: the shopper leaves instead.
                removable={line.giftWrapping || checkout.lines.filter((one) => !one.giftWrapping).length > 1}
                onChange={(quantity) => void change(line.lineId, quantity)}
              />
            )}
          </div>
          <LinePrice line={line} size="small" />
        </li>
      ))}
    </ul>
  );
}

function LinePicture({ line: { image } }: { line: Line }) {
  if (!image) return <span className="size-16 shrink-0 rounded-field bg-base-300" />;
  return <Picture picture={{ ...image, alt: '' }} sizes="64px" className="size-16 shrink-0 rounded-field" />;
}

function LineText({ line, isFixed }: { line: Line; isFixed: boolean }) {
  const { locale } = usePageView();
  return (
    <>
      <p className="font-medium">{line.title}</p>
      {line.options.length > 0 && <p className="text-desc">{line.options.map((option) => option.value).join(dot)}</p>}
      {isFixed && <p className="text-desc">{m.checkout_pieces({ count: line.quantity })}</p>}
      {line.discounts.map((discount) => (
        <p key={`${discount.title} ${discount.code ?? ''}`} className="text-saving">
          {discount.title} <Less than={discount.amount} />
        </p>
      ))}
      {line.expected && <p className="font-medium">{expectedLine(line.expected, { all: line.quantity, locale })}</p>}
      {line.messages.map((message) => (
        <p key={message} className={line.purchasable ? 'font-medium' : 'text-danger'}>
          {message}
        </p>
      ))}
    </>
  );
}

type ControlsProps = { line: Line; place: string; busy: boolean; removable: boolean; onChange: (quantity: number) => void };

/** How many, as text; beneath it, once asked for, a plain form whose buttons work in place where there is script. */
function LineControls({ line, place, busy, removable, onChange }: ControlsProps) {
  const [above, setAbove] = useState<number | null>(null);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-3 text-desc [&::-webkit-details-marker]:hidden">
        {m.checkout_pieces({ count: line.quantity })}
        <span className="underline underline-offset-4">
          {m.checkout_edit()}
          <span className="sr-only"> {line.title}</span>
        </span>
      </summary>
      <form method="post" className="flex flex-wrap items-center gap-x-2" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="lineId" value={line.lineId} />
        {!line.giftWrapping && (
          <>
            <Quantity
              id={`summary-${place}-${line.lineId}`}
              value={line.quantity}
              max={line.available === null ? null : Math.max(line.available, 1)}
              of={line.title}
              onChange={onChange}
              onAbove={setAbove}
              disabled={busy}
              small
            />
            <button type="submit" name="form" value="line" className="btn btn-sm hidden noscript:inline-flex">
              {m.cart_update()}
            </button>
          </>
        )}
        {removable && (
          <button
            type="submit"
            name="form"
            value="dropLine"
            aria-disabled={busy}
            onClick={() => busy || onChange(0)}
            className="inline-flex min-h-11 items-center px-1 text-desc underline underline-offset-4 hover:text-base-content"
            aria-label={m.cart_remove_title({ title: line.title })}
          >
            {m.cart_remove()}
          </button>
        )}
      </form>
      <QuantityMost most={above} />
    </details>
  );
}
