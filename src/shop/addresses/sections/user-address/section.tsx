/** The address book. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import type { AddressBookModel } from './data.ts';
import { AddressBook } from './island.tsx';

/** Heading and the island; the list is rendered on the server too. */
export function AddressBookSection({ model }: { model: AddressBookModel }) {
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1 mb-8">{m.layout_user_address()}</h1>
      <Island name="address-book" of={AddressBook} when="load" props={model} />
    </section>
  );
}
