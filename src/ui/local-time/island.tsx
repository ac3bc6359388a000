/** A moment in the visitor's own time; in UTC, saying so, until the browser knows better. */
import * as m from '#messages';
import { usePageView } from '../page-view.tsx';
import { useMounted } from '../use-mounted.ts';

export function LocalTime({ at }: { at: string }) {
  const { locale } = usePageView();
  const isHere = useMounted();
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(isHere ? {} : { timeZone: 'UTC' }) }).format(new Date(at));
  return <time dateTime={at}>{isHere ? words : m.security_at_utc({ at: words })}</time>;
}
