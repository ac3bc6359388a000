/** Whether this device gets news of the account's orders by web push. */
import * as m from '#messages';
import { ActionRow, RowAction } from '#ui/step-up/action-row.tsx';
import { hasPush } from '#ui/push-news/push-here.ts';
import { usePush } from '#ui/push-news/use-push.ts';
import { useMounted } from '#ui/use-mounted.ts';

/** The same room whatever the browser has: that is known only after the page is shown, and the list below may not move then. */
export function PushSwitch() {
  const { answer, busy, turnOn, turnOff } = usePush();
  const hasNone = useMounted() && !hasPush();
  const canSwitch = answer !== 'none' && answer !== 'denied';
  const text = hasNone ? m.push_none() : answer === 'denied' ? m.push_denied() : answer === 'failed' ? m.push_failed() : m.push_switch_text();
  return (
    <ul className="mt-6 flex min-h-36 flex-col justify-center border-y border-line noscript:hidden sm:min-h-21" aria-live="polite">
      <ActionRow title={m.push_switch()} text={text} {...(answer === 'on' && { state: m.push_switch_on() })}>
        <span className={canSwitch ? undefined : 'invisible'}>
          <RowAction of={m.push_switch()} busy={busy} onAct={() => void (answer === 'on' ? turnOff() : turnOn())}>
            {answer === 'on' ? m.push_off() : m.push_switch_do()}
          </RowAction>
        </span>
      </ActionRow>
    </ul>
  );
}
