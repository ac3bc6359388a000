/** What more units of a promotion's goods take off, as a small table. */
import * as m from '#messages';
import type { ProductPageModel } from './data.ts';

/** Of the first promotion that has such steps; the cart reckons with the same ones. */
export function QuantitySteps({ promotions }: Pick<ProductPageModel, 'promotions'>) {
  const promotion = promotions.find(({ steps }) => steps.length > 0);
  if (!promotion) return null;
  return (
    <table className="mt-6 w-full text-sm tabular-nums">
      <caption className="pb-2 text-left font-medium">{m.product_steps_title()}</caption>
      <tbody>
        {promotion.steps.map(({ from, gift }) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-desc">
              {m.product_steps_from({ count: from })}
            </th>
            <td className="py-2 text-right">{gift}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
