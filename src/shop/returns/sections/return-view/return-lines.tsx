/** The returned lines, their replacements, and the pictures that were sent. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { useMoney } from '#ui/page-view.tsx';
import { Picture, Thumbnail } from '#ui/picture.tsx';
import type { Return } from '../../contract.ts';

/** The lines. */
export function ReturnLines({ shown }: { shown: Return }) {
  const money = useMoney();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shown.lines.map((line) => (
        <li key={`${line.lineId} ${line.exchangeSku ?? ''}`} className="flex items-start gap-4 py-4">
          <Thumbnail picture={line.image} />
          <div className="min-w-0 grow text-sm">
            <p className="break-words font-medium">{line.title}</p>
            {line.options.length > 0 && <p className="text-desc">{line.options.map((option) => option.value).join(dot)}</p>}
            <p className="text-desc">{m.checkout_pieces({ count: line.quantity })}</p>
            {line.exchangeSku && <p>{m.returns_exchange_for({ what: line.exchangeOptions.map((option) => option.value).join(dot) || line.exchangeSku })}</p>}
          </div>
          <span className="text-end text-sm tabular-nums">
            {money(line.total)}
            {isDiscounted(line) && <span className="block text-desc">{m.returns_discounted()}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether so many units come to less than the price on the product's page. What of the refund is tax stands beside its sum. */
export const isDiscounted = ({ price, quantity, total }: Pick<Return['lines'][number], 'price' | 'quantity' | 'total'>): boolean =>
  total.amount < price.amount * quantity;

/** The pictures; each opens in full. */
export function ReturnPictures({ shown, heading }: { shown: Return; heading: string }) {
  if (shown.images.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title-3 mb-4">
        {m.returns_pictures()}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {shown.images.map((picture, index) => (
          <li key={picture.id}>
            <a href={picture.url} target="_blank" rel="noreferrer" aria-label={m.returns_picture_of({ number: index + 1 })}>
              <Picture picture={{ ...picture, alt: '' }} sizes="96px" className="size-24 rounded-field" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
