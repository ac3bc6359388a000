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

/** Links to the nearest ones, a row for each value of the last option; nothing where all are sold out. */
export function InStockNow({ options, variants, current, addressOf, onChoose }: InStockNowProps) {
  const others = inStockBeside(variants, current, shown);
  if (others.length === 0) return null;
  const titleOf = (variant: BuyBoxVariant) =>
    options.flatMap(({ key, values }) => values.find(({ value }) => value === variant.options[key])?.title ?? []).join(' · ');
  const rows = Map.groupBy(others, (variant) => variant.options[options.at(-1)?.key ?? '']);
  return (
    <div className="mt-6 text-sm">
      <p className="font-medium">{m.product_in_stock_now()}</p>
      {[...rows].map(([value, row]) => (
        <p key={value} className="flex flex-wrap gap-x-5">
          {row.map((variant) => (
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
      ))}
    </div>
  );
}
