/** One of the user's returns. */
import { Island } from '#ui/island.tsx';
import type { Return } from '../../contract.ts';
import { ReturnDetail } from './island.tsx';

/** The island; its text is rendered on the server. */
export function UserReturnSection({ model }: { settings: unknown; model: Return }) {
  return (
    <section className="py-6 lg:py-10">
      <Island name="return-detail" of={ReturnDetail} when="load" props={{ initial: model }} />
    </section>
  );
}
