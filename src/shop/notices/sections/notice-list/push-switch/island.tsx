/** Whether this device gets news of the account's orders by web push. */
import * as m from '#messages';
import { ActionRow, RowAction } from '#ui/step-up/action-row.tsx';
import { usePush } from '#ui/push-news/use-push.ts';

/** Nothing where the browser has no web push. */
export function PushSwitch() {
  const { answer, busy, turnOn, turnOff } = usePush();
  if (answer === 'none') return null;
  const text = answer === 'denied' ? m.push_denied() : answer === 'failed' ? m.push_failed() : m.push_switch_text();
  return (
    <ul className="mt-6 border-y border-line" aria-live="polite">
      <ActionRow title={m.push_switch()} text={text} {...(answer === 'on' && { state: m.push_switch_on() })}>
        {answer !== 'denied' && (
          <RowAction of={m.push_switch()} busy={busy} onAct={() => void (answer === 'on' ? turnOff() : turnOn())}>
            {answer === 'on' ? m.push_off() : m.push_switch_do()}
          </RowAction>
        )}
      </ActionRow>
    </ul>
  );
}
