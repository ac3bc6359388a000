/** The range of prices: a slider with two thumbs, and two fields. Only the fields are sent; the list's script keeps both in step. */
import * as m from '#messages';
import { decimalText, exponentOf } from '#kit/pure/amount.ts';
import { usePriceInText, usePageView } from '#ui/page-view.tsx';
import type { Facet } from '../../contract.ts';
import { formId } from './data.ts';
import { isFromAbove, priceScale, spanOf, type PriceScale } from './price-scale.ts';

const sides = ['from', 'to'] as const;
type Side = (typeof sides)[number];

/** `query` is the address's. */
export function PriceRange({ facet, query }: { facet: Facet; query: URLSearchParams }) {
  const [least, most] = bounds(facet.values[0]?.value);
  const [from, to] = bounds(query.get('price'));
  const scale = priceScale({ least, most }, { from, to });
  return (
    <>
      {scale && <Slider scale={scale} />}
      <div className="flex items-center gap-3">
        <PriceField side="from" value={from} hint={least} />
        <span aria-hidden="true">–</span>
        <PriceField side="to" value={to} hint={most} />
      </div>
    </>
  );
}

function useTitle(side: Side): string {
  const { currency } = usePageView();
  return side === 'from' ? m.list_price_field_from({ currency }) : m.list_price_field_to({ currency });
}

/** Of no use without script. What lies between the thumbs is drawn, because a style of its own is forbidden to an element. */
function Slider({ scale }: { scale: PriceScale }) {
  return (
    <div id="price-slider" className="price-slider noscript:hidden" data-from-above={isFromAbove(scale) || undefined}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" className="fill-line" />
        <rect {...spanOf(scale)} height="1" className="fill-primary" data-price-span="" />
      </svg>
      <Thumb side="from" scale={scale} />
      <Thumb side="to" scale={scale} />
    </div>
  );
}

function Thumb({ side, scale }: { side: Side; scale: PriceScale }) {
  const { currency } = usePageView();
  const price = usePriceInText();
  return (
    <input
      id={`price-thumb-${side}`}
      type="range"
      form={formId}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      defaultValue={scale[side]}
      aria-label={useTitle(side)}
      aria-valuetext={price({ amount: scale[side], currency })}
      data-price-thumb={side}
    />
  );
}

function PriceField({ side, value, hint }: { side: Side; value: number | null; hint: number | null }) {
  const { currency } = usePageView();
  const price = usePriceInText();
  return (
    <label className="min-w-0 grow">
      <span className="sr-only">{useTitle(side)}</span>
      <input
        id={`price-${side}`}
        name={`price.${side}`}
        form={formId}
        inputMode={exponentOf(currency) > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={14}
        placeholder={hint === null ? '' : price({ amount: hint, currency })}
        defaultValue={decimalText(value, currency)}
        className="field-box"
      />
    </label>
  );
}

/** `1000-2500`, `1000-`, `-2500` as bounds. */
function bounds(text: string | null | undefined): [number | null, number | null] {
  const [from, to] = (text ?? '').split('-').map((bound) => (/^\d{1,12}$/.test(bound) ? Number(bound) : null));
  return [from ?? null, to ?? null];
}
