/** One address of the book, with what can be done about it. */
import * as m from '#messages';
import { Badge } from '#ui/badges/badge.tsx';
import type { BookAddress } from '../../contract.ts';

const look = 'inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4 hover:no-underline';

/** Its buttons name the address for those who do not see where they stand. */
export function AddressCard({
  address,
  onEdit,
  onDefault,
  onRemove,
}: {
  address: BookAddress;
  onEdit: () => void;
  onDefault: () => void;
  onRemove: () => void;
}) {
  const [name = '', ...places] = address.lines;
  const which = <span className="sr-only"> {[name, ...places.slice(0, 2)].join(', ')}</span>;
  return (
    <li className="flex min-w-0 flex-col rounded-box border border-line p-5">
      <address className="grow break-words not-italic leading-relaxed">
        <span className="flex flex-wrap items-center justify-between gap-2 font-medium">
          <span className="min-w-0">{name}</span>
          {address.isDefault && <Badge look="quiet">{m.addresses_default()}</Badge>}
        </span>
        {places.map((line, index) => (
          <span key={`${index} ${line}`} className="block text-desc">
            {line}
          </span>
        ))}
      </address>
      {/* What can be touched is higher than its words. */}
      <div className="mt-3 -mb-3 flex flex-wrap gap-x-6">
        <button type="button" className={look} onClick={onEdit}>
          {m.ui_edit()}
          {which}
        </button>
        <button type="button" className={look} onClick={onRemove}>
          {m.ui_delete()}
          {which}
        </button>
        {!address.isDefault && (
          <button type="button" className={look} onClick={onDefault}>
            {m.addresses_make_default()}
            {which}
          </button>
        )}
      </div>
    </li>
  );
}
