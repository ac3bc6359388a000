/** A code that can be sent for. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { codeLimits } from '../../contract-limits.ts';

/** A code, with the button that sends one; pressed again after `seconds`. */
export function CodeField({
  form,
  error,
  sent,
  busy,
  onSend,
}: {
  form: string;
  error?: string | undefined;
  /** When the last one went out, by the browser's clock; 0: none did. */
  sent: number;
  busy: boolean;
  onSend: () => void;
}) {
  const left = useSecondsLeft(sent);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField form={form} name="code" label={m.auth_code()} inputMode="numeric" autoComplete="one-time-code" maxLength={12} error={error} />
        {/* Disabled it would lose the keyboard's focus. */}
        <Button
          busy={busy}
          aria-disabled={left > 0 || undefined}
          onClick={() => left === 0 && onSend()}
          className={`${left > 0 ? 'btn-disabled' : ''} ${error ? 'mb-7' : ''}`}
        >
          {left > 0 ? m.auth_send_again_in({ seconds: left }) : m.auth_send_code()}
        </Button>
      </div>
      <output className="text-sm text-desc">{sent > 0 && m.auth_code_sent({ minutes: codeLimits.minutes })}</output>
    </div>
  );
}

function useSecondsLeft(sent: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [sent]);
  return sent === 0 ? 0 : Math.max(0, Math.ceil((sent + codeLimits.secondsBetween * 1_000 - Math.max(now, sent)) / 1_000));
}
