/** Instants of what happened: the day on the server, the visitor's own time once the browser has taken over. */
import { usePageView } from '../page-view.tsx';
import { useMounted } from '../use-mounted.ts';

const day = { month: 'short', day: 'numeric' } as const;
const forms = {
  /** Wherever nothing else says which year it was. */
  full: { date: { dateStyle: 'medium' }, time: { timeStyle: 'short' } },
  /** In little room, on a page that says the year elsewhere. */
  short: { date: day, time: { hour: 'numeric', minute: '2-digit' } },
  day: { date: day, time: {} },
} as const;

/** How much of an instant is shown. */
type Form = keyof typeof forms;

/** An instant as text in the page's language. */
export function useInstant(form: Form = 'full'): (at: string) => string {
  const { locale } = usePageView();
  const isHere = useMounted();
  const { date, time } = forms[form];
  const format = new Intl.DateTimeFormat(locale, { ...date, ...(isHere ? time : { timeZone: 'UTC' }) });
  return (at) => format.format(new Date(at));
}

/** An instant, on one line. */
export function When({ at, form }: { at: string; form?: Form }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {useInstant(form)(at)}
    </time>
  );
}
