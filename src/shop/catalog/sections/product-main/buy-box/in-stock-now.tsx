/** Beside a variant that is sold out: others of the product that can be had at once. */
import * as m from '#messages';
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

/** Links to the nearest ones; nothing where all are sold out. */
export function InStockNow({ options, variants, current, addressOf, onChoose }: InStockNowProps) {
  const others = inStockBeside(variants, current, shown);
  if (others.length === 0) return null;
  const titleOf = (variant: BuyBoxVariant) =>
    options.flatMap(({ key, values }) => values.find(({ value }) => value === variant.options[key])?.title ?? []).join(' · ');
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-sm">
      <span className="w-full font-medium">{m.product_in_stock_now()}</span>
      {others.map((variant) => (
        <a
          key={variant.sku}
          href={addressOf(variant)}
          rel="nofollow"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(variant);
          }}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
        >
          {titleOf(variant)}
        </a>
      ))}
    </p>
  );
}
