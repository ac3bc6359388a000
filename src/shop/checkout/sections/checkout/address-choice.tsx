/** The shopper's address book, to choose from. */
import * as m from '#messages';
import { inOneLine } from '#kit/pure/places/one-line.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import type { BookAddress } from '#shop/addresses/contract.ts';
import { other } from './chosen-address.ts';
import type { CountryChoice } from './data.ts';

/** One that nothing is sent to can be seen and not chosen. */
export function AddressChoice({
  book,
  countries,
  chosen,
  onChoose,
}: {
  book: readonly BookAddress[];
  countries: readonly CountryChoice[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{m.checkout_your_addresses()}</legend>
      {book.map(({ id, country, lines: [name = '', ...places], isDefault }) => {
        const shipped = countries.some((one) => one.country === country);
        return (
          <RadioCard
            key={id}
            name="addressId"
            value={id}
            checked={chosen === id}
            onChoose={onChoose}
            disabled={!shipped}
            title={name}
            text={shipped ? inOneLine(places) : `${inOneLine(places)}. ${m.checkout_country_not_shipped()}`}
            aside={isDefault && <Badge look="quiet">{m.addresses_default()}</Badge>}
          />
        );
      })}
      <RadioCard name="addressId" value={other} checked={chosen === other} onChoose={onChoose} title={m.checkout_other_address()} />
    </fieldset>
  );
}
