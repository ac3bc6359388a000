/** Days, hours, minutes and seconds until a moment. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { deviceNow } from '#kit/browser/clock.ts';

const secondMs = 1_000;
const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

function partsOf(leftSeconds: number) {
  return units.map(([name, seconds], index) => [name, Math.floor((index === 0 ? leftSeconds : leftSeconds % units[index - 1]![1]) / seconds)] as const);
}

/** Before the script arrives, and without it, the moment itself stands in the same place. */
export function CountdownClock({ until }: { until: string }) {
  const { locale } = usePageView();
  const [leftSeconds, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.floor((Date.parse(until) - deviceNow().getTime()) / secondMs)));
    look();
    const timer = setInterval(look, secondMs);
    return () => clearInterval(timer);
  }, [until]);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(until));
  const names = { days: m.section_days, hours: m.section_hours, minutes: m.section_minutes, seconds: m.section_seconds };
  return (
    <div className="min-h-20">
      <p className="text-sm text-desc">
        <time dateTime={until}>{m.section_until({ date: `${date} UTC` })}</time>
      </p>
      {leftSeconds !== null && (
        <p aria-hidden="true" className="mt-1.5 flex gap-6">
          {partsOf(leftSeconds).map(([name, count]) => (
            <span key={name}>
              <span className="title-3 tabular-nums">{String(count).padStart(2, '0')}</span> <span className="text-sm text-desc">{names[name]()}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
