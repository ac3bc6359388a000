/** Until when, or from when on: a date that reads without script, counted down with it. */
import * as m from '#messages';
import { dot, formatDay } from '#kit/pure/formats.ts';
import { CountdownClock } from '#ui/countdown-clock/island.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { Shown } from '../show/list-public.ts';

/** One line: from when on, or until when. Nothing for what runs without an end. */
export function RunningTime({ startsAt, endsAt, begun }: Pick<Shown, 'startsAt' | 'endsAt'> & { begun: boolean }) {
  const { locale } = usePageView();
  if (!begun && startsAt) return <p className="text-desc">{m.promotions_starts({ date: formatDay(startsAt, locale) })}</p>;
  if (!endsAt) return null;
  return <p className="text-desc">{m.promotions_ends({ date: formatDay(endsAt, locale) })}</p>;
}

/** The days, hours, minutes and seconds that are left. */
export function TimeLeft({ endsAt }: Pick<Shown, 'endsAt'>) {
  if (!endsAt) return null;
  return <Island name="countdown-clock" of={CountdownClock} when="visible" props={{ until: endsAt }} />;
}

/** What it gives and asks for, in one line; nothing where there is none of it. */
export function Terms({ terms }: Pick<Shown, 'terms'>) {
  return terms.length > 0 && <p className="text-sm text-desc">{terms.join(dot)}</p>;
}

/** What the words of an offer leave out: of a set its prices, which differ by currency, the steps of one that has them, of others what is asked for besides. */
export const furtherTerms = ({
  rule,
  description,
  terms,
  conditions,
  tiers,
}: Pick<Shown, 'rule' | 'description' | 'terms' | 'conditions' | 'tiers'>): string[] =>
  rule.kind === 'bundle' || tiers.length > 0 || !description ? terms : conditions;
