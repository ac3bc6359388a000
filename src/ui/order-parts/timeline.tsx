/** What happened, newest first. */
import { When } from '../local-time/when.tsx';

/** `events` are oldest first, in the reader's language. */
export function Timeline({ events }: { events: readonly { event: string; title: string; reason: string; at: string }[] }) {
  return (
    <ol className="border-l border-line pl-5">
      {events.toReversed().map((event, index) => (
        <li key={`${event.at} ${event.event} ${index}`} className="relative pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute -left-[1.625rem] top-1.5 size-3 rounded-full border-2 border-base-100 ${index === 0 ? 'bg-base-content' : 'bg-base-300'}`}
          />
          <span className={`block ${index === 0 ? 'font-medium' : ''}`}>{event.title}</span>
          {event.reason && <span className="block break-words text-sm">{event.reason}</span>}
          <span className="block text-sm tabular-nums text-desc">
            <When at={event.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
