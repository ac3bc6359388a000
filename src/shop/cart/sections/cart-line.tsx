/** One line of the cart: what, how many, how much, and what has changed about it. */
import { useState, type ReactNode } from 'react';
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { Icon } from '#ui/icons.tsx';
import { detailPath, localPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { expectedLine } from '#ui/products/expected-text.ts';
import { LinePrice } from '#ui/products/line-price.tsx';
import { Less, Price } from '#ui/price.tsx';
import { Quantity, QuantityMost } from '#ui/forms/quantity.tsx';
import type { BasketLine } from '../contract.ts';
import { LineButton, LineForm } from './line-form.tsx';
import type { useCart } from './use-cart.ts';

/** What else a page lets one do with a line, in the form of the line. */
type More = { more?: (line: BasketLine, busy: boolean) => ReactNode };

type LineProps = { line: BasketLine; place: string; busy: boolean; onUpdate: (quantity: number) => void; onRemove: () => void } & More;

type LinesProps = Pick<ReturnType<typeof useCart>, 'busyLines' | 'update' | 'remove'> & { lines: readonly BasketLine[]; place: string } & More;

/** Lines of a cart. */
export function CartLines({ lines, place, busyLines, update, remove, ...more }: LinesProps) {
  return lines.map((line) => (
    <CartLine
      key={line.lineId}
      line={line}
      place={place}
      busy={busyLines.includes(line.lineId)}
      onUpdate={(quantity) => void update(line.lineId, quantity)}
      onRemove={() => void remove(line.lineId)}
      {...more}
    />
  ));
}

/** Changes are sent at once; without script the line is a form that posts to the cart page. */
function CartLine({ line, place, busy, onUpdate, onRemove, more }: LineProps) {
  const view = usePageView();
  const [above, setAbove] = useState<number | null>(null);
  const path = line.slug === '' ? null : localPath(view, `${detailPath(view, 'product', line.slug)}/${encodeURIComponent(line.sku)}`);
  return (
    <li
      className={`flex gap-4 py-6 outline-offset-4 sm:gap-6 ${busy ? 'opacity-60' : ''}`}
      aria-busy={busy || undefined}
      {...(line.giftWrapping && giftWrappingRow)}
    >
      <LinkedPicture line={line} path={path} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <LineWords line={line} path={path} />
        <LineForm lineId={line.lineId} className="mt-2 flex flex-wrap items-center gap-x-4">
          {!line.giftWrapping && (
            <>
              <Quantity
                id={`${place}-${line.lineId}`}
                value={line.quantity}
                max={line.available === null ? null : Math.max(line.available, 1)}
                of={line.title}
                onChange={onUpdate}
                onAbove={setAbove}
                disabled={busy}
                small
              />
              <button type="submit" name="form" value="update" className="btn btn-sm hidden noscript:inline-flex">
                {m.cart_update()}
              </button>
            </>
          )}
          <span className="flex flex-wrap gap-x-4">
            <LineButton form="remove" title={m.cart_remove()} label={m.cart_remove_title({ title: line.title })} busy={busy} onClick={onRemove} />
            {more?.(line, busy)}
          </span>
        </LineForm>
        <QuantityMost most={above} />
      </div>
    </li>
  );
}

/** The row that gift wrapping and its offer share: see `useCart`. */
export const giftWrappingRow = { 'data-row': 'gift-wrapping', tabIndex: -1 } as const;

const pictureWidth = 'block w-24 shrink-0 sm:w-28';

/** The picture, which leads where the words lead; nowhere where there is no page. */
function LinkedPicture({ line, path }: { line: BasketLine; path: string | null }) {
  const picture = <LinePicture line={line} />;
  if (path === null) return <span className={pictureWidth}>{picture}</span>;
  return (
    <a href={path} tabIndex={-1} aria-hidden="true" className={pictureWidth}>
      {picture}
    </a>
  );
}

function LinePicture({ line: { image } }: { line: BasketLine }) {
  if (!image) return <span className="block aspect-square rounded-box bg-base-200" />;
  return <Picture picture={{ ...image, alt: '' }} sizes="112px" className="aspect-square w-full rounded-box" />;
}

/** Title, price, and what was taken off or has changed. */
function LineWords({ line, path }: { line: BasketLine; path: string | null }) {
  const { locale } = usePageView();
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        {path === null ? (
          <span className="font-medium wrap-anywhere">{line.title}</span>
        ) : (
          <a href={path} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
            {line.title}
          </a>
        )}
        <LinePrice line={line} />
      </div>
      {line.options.length > 0 && <p className="text-sm text-desc">{line.options.map((option) => option.value).join(dot)}</p>}
      {/* Where the sum above is another: what the price of one holds already, and what the cart takes off it. */}
      {(line.quantity > 1 || (line.linePrice && line.discounts.length > 0)) && <Price price={line.price} linePrice={line.linePrice} size="small" />}
      {line.discounts.map((discount) => (
        <p key={`${discount.title} ${discount.code ?? ''}`} className="text-sm wrap-anywhere text-saving">
          {discount.title} <Less than={discount.amount} />
        </p>
      ))}
      {line.expected && (
        <p className="flex items-start gap-1.5 text-sm">
          <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
          {expectedLine(line.expected, { all: line.quantity, locale })}
        </p>
      )}
      {line.messages.map((message) => (
        <p key={message} className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="warning" className="mt-0.5 size-4" />
          {message}
        </p>
      ))}
    </>
  );
}
