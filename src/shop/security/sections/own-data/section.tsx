/** The account's data, below everything that protects the account. */
import { Island } from '#ui/island.tsx';
import type { SecurityModel } from '../security-center/section.tsx';
import { OwnData } from './island.tsx';

export function OwnDataSection({ model: { overview } }: { model: SecurityModel }) {
  const { hasPassword, email, mobile } = overview;
  return (
    <section className="pb-10 lg:col-start-2">
      <Island name="own-data" of={OwnData} when="load" props={{ facts: { hasPassword, email, mobile } }} />
    </section>
  );
}
