/** How many. */
import * as m from '#messages';
import { Icon } from './icons.tsx';
import { usePageView } from './page-view.tsx';

/** The most pieces that can be asked for at once. */
export const quantityLimit = 999;

/** What a typed number means: a whole number within limits, else `fallback`. */
export function readQuantity(text: string, max: number | null, fallback: number): number {
  if (!/^\d{1,6}$/.test(text.trim())) return fallback;
  return Math.min(Math.max(Number(text), 1), Math.max(max ?? quantityLimit, 1), quantityLimit);
}

/**
 * A number field with a button at either side. Without script (or without `onChange`) it is a plain number field that
 * posts as `name`. `of` names the thing for those who listen.
 */
export function Quantity({
  id,
  name = 'quantity',
  value,
  max = null,
  of,
  onChange,
  disabled = false,
  small = false,
}: {
  id: string;
  name?: string;
  value: number;
  max?: number | null;
  of: string;
  onChange?: (value: number) => void;
  disabled?: boolean;
  small?: boolean;
}) {
  const { locale } = usePageView();
  const most = Math.min(max ?? quantityLimit, quantityLimit);
  const side = `inline-flex items-center justify-center hover:bg-base-200 disabled:opacity-30 noscript:hidden ${small ? 'size-11' : 'size-12'}`;
  return (
    <div
      className={`inline-flex items-center overflow-hidden rounded-field border border-field bg-base-100 focus-within:outline-2 focus-within:outline-offset-2 ${disabled ? 'opacity-60' : ''}`}
    >
      {onChange && (
        <button
          type="button"
          className={side}
          disabled={disabled || value <= 1}
          onClick={() => onChange(value - 1)}
          aria-label={m.ui_quantity_less({ title: of }, { locale })}
        >
          <Icon name="minus" className="size-4" />
        </button>
      )}
      <label htmlFor={id} className="sr-only">
        {m.ui_quantity_of({ title: of }, { locale })}
      </label>
      <input
        key={onChange ? value : 'free'}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        defaultValue={value}
        disabled={disabled}
        onBlur={(event) => {
          if (!onChange) return;
          const next = readQuantity(event.target.value, max, value);
          event.target.value = String(next);
          if (next !== value) onChange(next);
        }}
        onKeyDown={(event) => {
          if (onChange && event.key === 'Enter') event.currentTarget.blur();
        }}
        className={`number-plain bg-transparent text-center tabular-nums focus:outline-none ${small ? 'h-11 w-10' : 'h-12 w-12'}`}
      />
      {onChange && (
        <button
          type="button"
          className={side}
          disabled={disabled || value >= most}
          onClick={() => onChange(value + 1)}
          aria-label={m.ui_quantity_more({ title: of }, { locale })}
        >
          <Icon name="plus" className="size-4" />
        </button>
      )}
    </div>
  );
}
