/** The options of a product, each with its values as links to the variants that have them. */
import * as m from '#messages';
import { isPlainClick } from '#kit/browser/navigate.ts';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { Swatch } from '#ui/products/product-card.tsx';
import type { ProductOption } from '../../../contract.ts';
import { chooseValue, isNoneLeft, stateOf, type ValueState } from '../choice.ts';
import type { BuyBoxVariant } from '../data.ts';

type Pick = {
  options: readonly ProductOption[];
  swatches: readonly PictureData[];
  variants: readonly BuyBoxVariant[];
  current: BuyBoxVariant;
  addressOf: (variant: BuyBoxVariant) => string;
  onChoose: (variant: BuyBoxVariant) => void;
};

/** One group a line. Values that do not go with the rest of the choice are marked and lead to the nearest variant. */
export function OptionPicker({ options, swatches: pictures, variants, current, addressOf, onChoose }: Pick) {
  return (
    <>
      {options.map((option) => {
        const chosen = option.values.find((value) => value.value === current.options[option.key]);
        const pictureOf = (id: string | null) => pictures.find((picture) => picture.id === id) ?? null;
        const swatches = option.values.length > 0 && option.values.every((value) => value.swatch || pictureOf(value.imageId));
        return (
          <fieldset key={option.key} className="mt-7">
            <legend className="mb-3 text-sm">{m.product_option_label({ title: option.title, value: chosen?.title ?? '' })}</legend>
            <ul className={`flex flex-wrap ${swatches ? 'gap-1' : 'gap-2'}`}>
              {option.values.map((value) => {
                const target = chooseValue(variants, current, option.key, value.value);
                if (!target) return null;
                const state = stateOf(variants, current, option.key, value.value);
                return (
                  <li key={value.value}>
                    <ValueLink
                      title={value.title}
                      swatch={swatches ? (pictureOf(value.imageId) ?? value.swatch) : null}
                      state={state}
                      soldOut={state === 'chosen' && current.stock === 'out'}
                      noneLeft={isNoneLeft(variants, option.key, value.value)}
                      href={addressOf(target)}
                      onChoose={() => onChoose(target)}
                    />
                  </li>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
    </>
  );
}

/** `swatch` is a colour, or a picture in its place; it is struck through only with `noneLeft`, since other sizes may be in stock. */
type Value = { title: string; swatch: string | PictureData | null; state: ValueState; soldOut: boolean; noneLeft: boolean; href: string; onChoose: () => void };

function ValueLink({ title, swatch, state, soldOut, noneLeft, href, onChoose }: Value) {
  const gone = state === 'soldOut' || soldOut;
  const note = gone ? m.product_value_sold_out() : state === 'impossible' ? m.product_value_impossible() : '';
  const chosen = state === 'chosen';
  return (
    <a
      href={href}
      rel="nofollow"
      title={swatch ? title : undefined}
      aria-current={chosen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
      className={
        swatch
          ? `relative inline-flex size-11 items-center justify-center rounded-full border ${chosen ? 'border-base-content' : 'border-transparent hover:border-line'} ${state === 'impossible' ? 'opacity-40' : ''}`
          : `relative inline-flex min-h-11 min-w-11 items-center justify-center wrap-anywhere rounded-field border px-4 text-sm ${chosen ? 'border-base-content double-edge' : 'border-line hover:border-base-content'} ${state === 'impossible' ? 'border-dashed text-desc' : ''} ${gone ? 'text-desc line-through' : ''}`
      }
    >
      {swatch ? (
        <>
          {typeof swatch === 'string' ? (
            <Swatch color={swatch} className="size-7" />
          ) : (
            <Picture picture={{ ...swatch, alt: '' }} sizes="28px" className="size-8 rounded-full" />
          )}
          {noneLeft && <Strike />}
          <span className="sr-only">{title}</span>
        </>
      ) : (
        title
      )}
      {note && <span className="sr-only"> ({note})</span>}
    </a>
  );
}

function Strike() {
  return (
    <svg viewBox="0 0 40 40" className="absolute inset-1 stroke-base-content" aria-hidden="true">
      <path d="M9 31 31 9" strokeWidth="2" />
    </svg>
  );
}
