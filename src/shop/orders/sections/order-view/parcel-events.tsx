/** Where a parcel was, newest first: what its carrier says of it. The older part opens without a script, too. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import type { Order } from '../../contract.ts';
import { When } from '#ui/local-time/when.tsx';

type ParcelEvent = Order['shipments'][number]['events'][number];

const shownAtOnce = 3;

/** Nothing before the first event. */
export function ParcelEvents({ events }: { events: readonly ParcelEvent[] }) {
  if (events.length === 0) return null;
  const [newer, older] = [events.slice(0, shownAtOnce), events.slice(shownAtOnce)];
  return (
    <div className="mb-4 mt-3">
      <h4 className="sr-only">{m.order_parcel_events()}</h4>
      <Events events={newer} isNewest />
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            {m.order_parcel_earlier({ count: older.length })}
          </summary>
          <Events events={older} />
        </details>
      )}
    </div>
  );
}

function Events({ events, isNewest = false }: { events: readonly ParcelEvent[]; isNewest?: boolean }) {
  return (
    <ol className="border-l border-line pl-5">
      {events.map((event, index) => (
        <li key={`${event.at} ${event.state} ${index}`} className="relative pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute -left-[1.625rem] top-1.5 size-3 rounded-full border-2 border-base-100 ${isNewest && index === 0 ? 'bg-base-content' : 'bg-base-300'}`}
          />
          <span className={`block ${isNewest && index === 0 ? 'font-medium' : ''}`}>{event.title}</span>
          {event.words && event.words !== event.title && <span className="block break-words text-sm">{event.words}</span>}
          <span className="block break-words text-sm tabular-nums text-desc">
            <When at={event.at} />
            {event.place && `${dot}${event.place}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
