/** Until when something can be paid. */
import * as m from '#messages';
import { Around, here } from '../messages/around.tsx';
import { Island } from '../island.tsx';
import { LocalTime } from '../local-time/island.tsx';

/** In the visitor's own time: a day alone would be another one elsewhere. */
export function PayBy({ at }: { at: string }) {
  return (
    <Around text={m.order_pay_by({ time: here })}>
      <Island name="local-time" of={LocalTime} when="visible" as="span" props={{ at }} />
    </Around>
  );
}
