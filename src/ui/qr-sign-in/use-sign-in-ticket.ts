/** A sign-in ticket, from its request to the sign-in: updated over the socket, and by polling where there is none. */
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import type { SignedIn } from '#kit/browser/complete-sign-in.ts';
import { onSocket } from '#kit/browser/socket-events.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { deviceNow } from '#kit/browser/clock.ts';

/** How far a code has come (docs/contract.md, "QR sign-in"). */
export type TicketState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired';
/** A code to show; `shows` says whether `url` is for a phone to scan or for a window beside the shop. */
export type Created = { ticket: string; url: string; svg: string; expiresAt: string; matchCode: string; shows: 'code' | 'window' };

/** The state of a ticket. `errorMessage` is why there is none, `proof` what is required first, `entered` the result. */
export type Shown = {
  provider: string | null;
  created: Created | null;
  state: TicketState | null;
  errorMessage: string | null;
  errors: Readonly<Record<string, string>>;
  proof: StepUpOptions | null;
  busy: boolean;
  entered: SignedIn | null;
};

const nothing: Shown = { provider: null, created: null, state: null, errorMessage: null, errors: {}, proof: null, busy: false, entered: null };
const askAgainMs = 4_000;

type Status = { state: TicketState } & Partial<SignedIn>;

/** Asks for codes and follows the last one. */
export function useSignInTicket(): Shown & { ask(provider: string, proof?: Readonly<Record<string, string | boolean>>): Promise<void> } {
  const [shown, setShown] = useState(nothing);

  const ask = useCallback(async (provider: string, proof: Readonly<Record<string, string | boolean>> = {}) => {
    setShown((known) => ({ ...nothing, provider, proof: known.proof, busy: true }));
    const { code, data, msg } = await callApi<Created & Partial<StepUpOptions> & { errors?: Record<string, string> }>(
      '/auth/qr/create',
      { provider, ...proof },
      { quiet: true },
    );
    if (code === 0 && data) return setShown({ ...nothing, provider, created: data, state: 'waiting' });
    if (code === 10) return setShown({ ...nothing, provider, proof: { password: data?.password === true, code: data?.code ?? null, apps: data?.apps ?? [] } });
    const errors = data?.errors ?? {};
    setShown((known) => ({ ...nothing, provider, proof: known.proof, errors, errorMessage: Object.keys(errors).length > 0 ? null : msg }));
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
      if (code === 40) return setShown((known) => ({ ...known, created: null, state: null, errorMessage: msg }));
      if (code !== 0 || !data) return;
      const { state, token, user, joined } = data;
      const entered = token && user ? { token, user, ...(joined ? { joined } : {}) } : null;
      setShown((known) => ({ ...known, state, entered }));
    };
    const stops = [
      onSocket('signin.qr', (message) => (message as { ticket?: unknown } | null)?.ticket === created.ticket && void look()),
      onSocket('ready', () => void look()),
    ];
    const timer = setInterval(() => void look(), askAgainMs);
    const end = setTimeout(() => void look(), Math.max(0, Date.parse(created.expiresAt) - deviceNow().getTime()) + 1_000);
    return () => {
      over = true;
      clearInterval(timer);
      clearTimeout(end);
      for (const stop of stops) stop();
    };
  }, [created, open]);

  return { ...shown, ask };
}
