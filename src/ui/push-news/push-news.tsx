/** News of an order on this device, for whoever wants it: the browser is asked only when the button is pressed. */
import { useState } from 'react';
import * as m from '#messages';
import { Button } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { usePush } from './use-push.ts';

/**
 * An empty line where the browser has no web push, or its user has said no before: what it has is known only after the page is shown, and nothing
 * below may move then. What came of a press may take more room. `ask` is what the button says.
 */
export function PushNews({ orderNo, ask }: { orderNo: string; ask: string }) {
  const { answer, busy, turnOn, turnOff } = usePush(orderNo);
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    void (answer === 'on' ? turnOff() : turnOn());
  };
  const words = answer === 'on' ? m.push_on() : answer === 'denied' ? m.push_denied() : answer === 'failed' ? m.push_failed() : '';
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <output className="text-sm text-desc empty:hidden">{pressed && words}</output>
      {answer !== 'none' && answer !== 'denied' && (
        <Button busy={busy} onClick={press}>
          <Icon name="bell" />
          {answer === 'on' ? m.push_off_here() : ask}
        </Button>
      )}
    </div>
  );
}
