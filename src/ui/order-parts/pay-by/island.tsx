/** Until when something can be paid, in the visitor's own time: a day alone would be another one elsewhere. */
import * as m from '#messages';
import { deviceNow } from '#kit/browser/clock.ts';
import { Around, here } from '../../messages/around.tsx';
import { usePageView } from '../../page-view.tsx';
import { useMounted } from '../../use-mounted.ts';

/** It is days away: no year is needed. */
const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Today is called so; which day it is where the visitor is, only the browser knows. */
export function PayByHere({ at }: { at: string }) {
  const { locale } = usePageView();
  const isHere = useMounted();
  const due = new Date(at);
  if (isHere && due.toDateString() === deviceNow().toDateString()) {
    return (
      <Around text={m.order_pay_today({ time: here })}>
        <time dateTime={at}>{new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(due)}</time>
      </Around>
    );
  }
  const words = new Intl.DateTimeFormat(locale, { ...short, ...(!isHere && { timeZone: 'UTC' }) }).format(due);
  return (
    <Around text={m.order_pay_by({ time: here })}>
      <time dateTime={at}>{isHere ? words : m.security_at_utc({ at: words })}</time>
    </Around>
  );
}
