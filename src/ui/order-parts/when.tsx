/** Instants of what happened: the day on the server, the visitor's own time once the browser has taken over. */
import { usePageView } from '../page-view.tsx';
import { useMounted } from '../use-mounted.ts';

/** An instant as text in the page's language. */
export function useInstant(): (at: string) => string {
  const { locale } = usePageView();
  const isHere = useMounted();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(isHere ? { timeStyle: 'short' } : { timeZone: 'UTC' }) });
  return (at) => format.format(new Date(at));
}

/** An instant. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{useInstant()(at)}</time>;
}
