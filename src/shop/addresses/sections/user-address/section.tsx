/** The address book. */
import { Island } from '#ui/island.tsx';
import type { AddressBookModel } from './data.ts';
import { AddressBook } from './island.tsx';

/** The island, with the page's heading; all of it is rendered on the server too. */
export function AddressBookSection({ model }: { model: AddressBookModel }) {
  return (
    <section className="py-6 lg:py-10">
      <Island name="address-book" of={AddressBook} when="load" props={model} />
    </section>
  );
}
