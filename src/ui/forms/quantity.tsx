/** How many. */
import { useState } from 'react';
import { quantityLimit } from '#kit/pure/limits.ts';
import * as m from '#messages';
import { Icon, type IconName } from '../icons.tsx';

/** Whether a typed number is a whole one above what can be had. */
function isAbove(text: string, most: number): boolean {
  return /^\d{1,9}$/.test(text.trim()) && Number(text) > most;
}

/** That no more can be had; its place stays, so that it is announced. `most` null: nothing to say. */
export function QuantityMost({ most }: { most: number | null }) {
  return (
    <p aria-live="polite" className={most === null ? 'sr-only' : 'mt-2 text-sm text-danger'}>
      {most !== null && m.ui_quantity_most({ most })}
    </p>
  );
}

/** What a typed number means: a whole number within limits, else `fallback`. */
export function readQuantity(text: string, max: number | null, fallback: number): number {
  if (!/^\d{1,6}$/.test(text.trim())) return fallback;
  return Math.min(Math.max(Number(text), 1), Math.max(max ?? quantityLimit, 1), quantityLimit);
}

type QuantityProps = {
  id: string;
  name?: string;
  value: number;
  max?: number | null;
  of: string;
  onChange: (value: number) => void;
  onAbove?: (most: number | null) => void;
  disabled?: boolean;
  small?: boolean;
};

/**
 * A number field with a button at either side; without script a plain number field that posts as `name`. `of` names the product for screen readers. What is
 * disabled keeps the focus: it often is so for the moment of an answer. `onAbove` gets the maximum when more was typed, and null once something else is:
 * `QuantityMost` says it.
 */
export function Quantity({ id, name = 'quantity', value, max = null, of, onChange, onAbove, disabled = false, small = false }: QuantityProps) {
  const most = Math.min(max ?? quantityLimit, quantityLimit);
  // What is typed, as long as the quantity is the one that it was typed for.
  const [typed, write] = useState({ text: '', from: 0 });
  const text = typed.from === value ? typed.text : String(value);
  const step = (next: number) => {
    write({ text: '', from: 0 });
    onAbove?.(null);
    onChange(next);
  };
  const side = { small, onClick: step };
  const take = () => {
    if (disabled) return;
    onAbove?.(isAbove(text, most) ? most : null);
    const next = readQuantity(text, max, value);
    write({ text: String(next), from: value });
    if (next !== value) onChange(next);
  };
  return (
    <div
      className={`inline-flex items-center overflow-hidden rounded-field border border-field bg-base-100 focus-within:outline-2 focus-within:outline-offset-2 ${small ? '' : 'h-12'} ${disabled ? 'opacity-60' : ''}`}
    >
      <Side {...side} icon="minus" to={value - 1} disabled={disabled || value <= 1} label={m.ui_quantity_less({ title: of })} />
      <label htmlFor={id} className="sr-only">
        {m.ui_quantity_of({ title: of })}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        value={text}
        readOnly={disabled}
        onChange={(event) => write({ text: event.target.value, from: value })}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className={`number-plain bg-transparent text-center tabular-nums focus:outline-none ${small ? 'h-11 w-10' : 'h-12 w-12'}`}
      />
      <Side {...side} icon="plus" to={value + 1} disabled={disabled || value >= most} label={m.ui_quantity_more({ title: of })} />
    </div>
  );
}

type SideProps = { icon: IconName; to: number; label: string; disabled: boolean; small: boolean; onClick: (next: number) => void };

function Side({ icon, to, label, disabled, small, onClick }: SideProps) {
  return (
    <button
      type="button"
      className={`inline-flex items-center justify-center hover:bg-base-200 aria-disabled:opacity-30 noscript:hidden ${small ? 'size-11' : 'size-12'}`}
      aria-disabled={disabled}
      onClick={() => disabled || onClick(to)}
      aria-label={label}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
