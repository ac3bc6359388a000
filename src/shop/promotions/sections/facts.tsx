/** What an offer asks for, and from or until when. */
import * as m from '#messages';
import { dot, formatDay } from '#kit/pure/formats.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { Shown } from '../show/list-public.ts';

/** One line: from when on, or until when. Null for what runs without an end. */
export function runningTime({ startsAt, endsAt, begun, locale }: Pick<Shown, 'startsAt' | 'endsAt'> & { begun: boolean; locale: string }): string | null {
  if (!begun && startsAt) return m.promotions_starts({ date: formatDay(startsAt, locale) });
  return endsAt && m.promotions_ends({ date: formatDay(endsAt, locale) });
}

/** The same as a line of its own. */
export function RunningTime(props: Pick<Shown, 'startsAt' | 'endsAt'> & { begun: boolean }) {
  const { locale } = usePageView();
  const text = runningTime({ ...props, locale });
  return text && <p className="text-desc">{text}</p>;
}

/** What it gives and asks for, in one line; nothing where there is none of it. */
export function Terms({ terms }: Pick<Shown, 'terms'>) {
  return terms.length > 0 && <p className="text-sm text-desc">{terms.join(dot)}</p>;
}

type FactsProps = { shown: Pick<Shown, 'tiers' | 'terms' | 'conditions' | 'startsAt' | 'endsAt' | 'code'>; begun: boolean; showsCode: boolean };

/** The same on its own page, a line each: what a step asks for and gives beside each other, then what is asked for besides, and until when. */
export function Facts({ shown, begun, showsCode }: FactsProps) {
  const { locale } = usePageView();
  const { tiers, terms, conditions, code } = shown;
  const time = runningTime({ ...shown, begun, locale });
  const lines = [...(tiers.length > 0 ? conditions : terms), ...(code === null && showsCode ? [m.promotions_term_no_code()] : []), ...(time ? [time] : [])];
  if (tiers.length + lines.length === 0) return null;
  return (
    <ul className="max-w-md divide-y divide-line border-y border-line">
      {tiers.map(({ from, gift }) => (
        <li key={from} className="flex justify-between gap-4 py-2.5">
          {from} <span className="font-medium">{gift}</span>
        </li>
      ))}
      {lines.map((line) => (
        <li key={line} className="py-2.5 text-desc">
          {line}
        </li>
      ))}
    </ul>
  );
}
