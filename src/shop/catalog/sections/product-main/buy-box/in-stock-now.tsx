/** Beside a variant that is sold out: others of the product that can be had at once. */
import * as m from '#messages';
import { isPlainClick } from '#kit/browser/navigate.ts';
import { dot } from '#kit/pure/formats.ts';
import type { ProductOption } from '../../../contract.ts';
import { inStockBeside } from '../choice.ts';
import type { BuyBoxVariant } from '../data.ts';

const shown = 6;

type InStockNowProps = {
  options: readonly ProductOption[];
  variants: readonly BuyBoxVariant[];
  current: BuyBoxVariant;
  addressOf: (variant: BuyBoxVariant) => string;
  onChoose: (variant: BuyBoxVariant) => void;
};

/** Links to the nearest ones, those of one value of the last option beside each other; nothing where all are sold out. */
export function InStockNow({ options, variants, current, addressOf, onChoose }: InStockNowProps) {
  const others = inStockBeside(variants, current, shown);
  if (others.length === 0) return null;
  const titleOf = (variant: BuyBoxVariant) =>
    options.flatMap(({ key, values }) => values.find(({ value }) => value === variant.options[key])?.title ?? []).join(dot);
  const ordered = [...Map.groupBy(others, (variant) => variant.options[options.at(-1)?.key ?? '']).values()].flat();
  return (
    <div className="mt-6 text-sm">
      <p className="font-medium">{m.product_in_stock_now()}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {ordered.map((variant) => (
          <a
            key={variant.sku}
            href={addressOf(variant)}
            rel="nofollow"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(variant);
            }}
            className="inline-flex min-h-9 items-center rounded-full border border-line px-4 hover:border-base-content"
          >
            {titleOf(variant)}
          </a>
        ))}
      </p>
    </div>
  );
}
