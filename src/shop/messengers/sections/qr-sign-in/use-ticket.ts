/** A code, from the asking to the sign-in: told by the socket, and asked for now and then where there is none. */
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { onSocket } from '#kit/browser/socket-events.ts';
import type { Created, TicketState } from '../../contract.ts';

/** What signing in by a code answers. */
export type Entered = { token: string; user: Record<string, unknown>; joined?: { message: string | null } };

/** A code as it stands. `refusal` is why there is none, `entered` what came of it. */
export type Shown = {
  provider: string | null;
  created: Created | null;
  state: TicketState | null;
  refusal: string | null;
  busy: boolean;
  entered: Entered | null;
};

const nothing: Shown = { provider: null, created: null, state: null, refusal: null, busy: false, entered: null };
const askAgainMs = 4_000;

type Status = { state: TicketState } & Partial<Entered>;

/** Asks for codes and follows the last one. */
export function useTicket(): Shown & { ask(provider: string): Promise<void> } {
  const [shown, setShown] = useState(nothing);

  const ask = useCallback(async (provider: string) => {
    setShown({ ...nothing, provider, busy: true });
    const answer = await callApi<Created>('/auth/qr/create', { provider }, { quiet: true });
    if (answer.code !== 0 || !answer.data) return setShown({ ...nothing, provider, refusal: answer.msg });
    setShown({ ...nothing, provider, created: answer.data, state: 'waiting' });
  }, []);

  const { created } = shown;
  const open = shown.state === 'waiting' || shown.state === 'scanned';
  useEffect(() => {
    if (!created || !open) return undefined;
    let asking = false;
    let over = false;
    const look = async () => {
      if (asking || over) return;
      asking = true;
      const { code, data, msg } = await callApi<Status>('/auth/qr/status', { ticket: created.ticket }, { quiet: true });
      asking = false;
      if (over) return;
      if (code === 40) return setShown((known) => ({ ...known, created: null, state: null, refusal: msg }));
      if (code !== 0 || !data) return;
      const { state, token, user, joined } = data;
      const entered = token && user ? { token, user, ...(joined ? { joined } : {}) } : null;
      setShown((known) => ({ ...known, state, entered }));
    };
    const stops = [
      onSocket('signin.qr', (told) => (told as { ticket?: unknown } | null)?.ticket === created.ticket && void look()),
      onSocket('ready', () => void look()),
    ];
    const timer = setInterval(() => void look(), askAgainMs);
    const end = setTimeout(() => void look(), Math.max(0, Date.parse(created.expiresAt) - Date.now()) + 1_000);
    return () => {
      over = true;
      clearInterval(timer);
      clearTimeout(end);
      for (const stop of stops) stop();
    };
  }, [created, open]);

  return { ...shown, ask };
}
