/** What more units of a promotion's goods take off, as a small table. */
import * as m from '#messages';
import type { ProductPageModel } from './data.ts';

type Promotion = ProductPageModel['promotions'][number];

/** The promotion whose steps are shown as a table: the first that has some; the cart reckons with the same ones. */
export const tabledPromotion = (promotions: readonly Promotion[]): Promotion | undefined => promotions.find(({ steps }) => steps.length > 0);

/** How much is taken off from how many on. */
export function QuantitySteps({ steps }: Pick<Promotion, 'steps'>) {
  return (
    <table className="mt-6 w-full text-sm tabular-nums">
      <caption className="pb-2 text-left font-medium">{m.product_steps_title()}</caption>
      <tbody>
        {steps.map(({ from, gift }) => (
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
