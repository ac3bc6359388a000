/** Lines saved for later, below the cart. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { localPath, detailPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BasketLine } from '../contract.ts';
import { LineButton, LineForm } from './line-form.tsx';

type SavedProps = { lines: readonly BasketLine[]; busyLines: readonly string[]; onRestore: (lineId: string) => void; onRemove: (lineId: string) => void };

/** A form each, which works without script too. */
export function SavedLines({ lines, busyLines, onRestore, onRemove }: SavedProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="cart-saved" className="mt-12">
      <h2 id="cart-saved" className="title-3 mb-4">
        {m.cart_saved()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <SavedLine
            key={line.lineId}
            line={line}
            busy={busyLines.includes(line.lineId)}
            onRestore={() => onRestore(line.lineId)}
            onRemove={() => onRemove(line.lineId)}
          />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, busy, onRestore, onRemove }: { line: BasketLine; busy: boolean; onRestore: () => void; onRemove: () => void }) {
  const view = usePageView();
  const money = useMoney();
  const details = [...line.options.map((option) => option.value), ...(line.quantity > 1 ? [`${line.quantity} × ${money(line.price)}`] : [money(line.price)])];
  return (
    <li className={`flex gap-4 py-5 ${busy ? 'opacity-60' : ''}`} aria-busy={busy || undefined}>
      {line.image && (
        <span className="block w-16 shrink-0">
          <Picture picture={{ ...line.image, alt: '' }} sizes="64px" className="aspect-square w-full rounded-box" />
        </span>
      )}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <a
            href={localPath(view, `${detailPath(view, 'product', line.slug)}/${encodeURIComponent(line.sku)}`)}
            className="font-medium underline-offset-4 hover:underline"
          >
            {line.title}
          </a>
          <p className="text-sm text-desc tabular-nums">{details.join(dot)}</p>
          {line.messages.map((message) => (
            <p key={message} className="text-sm text-danger">
              {message}
            </p>
          ))}
        </div>
        <LineForm lineId={line.lineId} className="flex items-center gap-3">
          <button
            type="submit"
            name="form"
            value="restore"
            className="btn btn-sm min-h-11"
            disabled={!line.purchasable}
            aria-disabled={busy}
            onClick={onRestore}
            aria-label={m.cart_restore_title({ title: line.title })}
          >
            {m.cart_restore()}
          </button>
          <LineButton form="remove" title={m.cart_remove()} label={m.cart_remove_title({ title: line.title })} busy={busy} onClick={onRemove} />
        </LineForm>
      </div>
    </li>
  );
}
