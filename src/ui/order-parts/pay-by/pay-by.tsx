/** Until when something can be paid, wherever it is shown. */
import { Island } from '../../island.tsx';
import { PayByHere } from './island.tsx';

export function PayBy({ at }: { at: string }) {
  return <Island name="pay-by" of={PayByHere} when="visible" as="span" props={{ at }} />;
}
