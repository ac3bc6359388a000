/** Keeps the slider of the price and its two fields in step. Works on what the shop's markup holds at the moment: choosing anything renders it again. */
import { decimalText, formatPrice } from '#kit/pure/amount.ts';
import { readPrice } from '../addresses.ts';
import { isFromAbove, spanOf } from '../price-scale.ts';

type Side = 'from' | 'to';
type Thumbs = Readonly<Record<Side, HTMLInputElement>>;

const input = (id: string) => document.getElementById(id) as HTMLInputElement | null;

function thumbs(): Thumbs | null {
  const [from, to] = [input('price-thumb-from'), input('price-thumb-to')];
  return from && to && { from, to };
}

/** A thumb was moved: it stops at the other one, and its field says where it stands; at an end there is no bound. */
function moved(side: Side, both: Thumbs, currency: string): void {
  const thumb = both[side];
  const end = side === 'from' ? thumb.min : thumb.max;
  if (Number(both.from.value) > Number(both.to.value)) thumb.value = both[side === 'from' ? 'to' : 'from'].value;
  const field = input(`price-${side}`);
  if (field) field.value = thumb.value === end ? '' : decimalText(Number(thumb.value), currency);
  show(both, currency);
}

/** A price was typed: its thumb goes there, as far as the scale goes. */
function typed(side: Side, both: Thumbs, { text, currency }: { text: string; currency: string }): void {
  const thumb = both[side];
  thumb.value = String(readPrice(text, currency) ?? (side === 'from' ? thumb.min : thumb.max));
  show(both, currency);
}

function show({ from, to }: Thumbs, currency: string): void {
  const scale = { min: Number(from.min), max: Number(from.max), from: Number(from.value), to: Number(to.value) };
  const { x, width } = spanOf(scale);
  const slider = document.getElementById('price-slider');
  slider?.toggleAttribute('data-from-above', isFromAbove(scale));
  const span = slider?.querySelector('[data-price-span]');
  span?.setAttribute('x', String(x));
  span?.setAttribute('width', String(width));
  for (const thumb of [from, to]) thumb.setAttribute('aria-valuetext', formatPrice({ amount: Number(thumb.value), currency }, document.documentElement.lang));
}

/** Starts listening, and takes over what was moved before; answers how to stop. Prices are written in `currency`. */
export function followPrices(currency: string): () => void {
  const follow = ({ target }: Event) => {
    const both = thumbs();
    if (!both || !(target instanceof HTMLInputElement)) return;
    const side = (['from', 'to'] as const).find((one) => target === both[one] || target.name === `price.${one}`);
    if (!side) return;
    if (target === both[side]) moved(side, both, currency);
    else typed(side, both, { text: target.value, currency });
  };
  const both = thumbs();
  for (const side of ['from', 'to'] as const) if (both && both[side].value !== both[side].defaultValue) moved(side, both, currency);
  document.addEventListener('input', follow);
  return () => document.removeEventListener('input', follow);
}
