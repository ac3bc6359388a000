/** The socket (docs/rules/pages.md, "Socket in the browser"): reconnects up to 5 times after 50 s, pings every 10 s while connected. */
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { navigate, toSignIn } from '#kit/browser/navigate.ts';
import { guestIssued, onSocket, emitSocketEvent } from '#kit/browser/socket-events.ts';
import { authToken, cartCount, endingSession, forgetSession, languagePath, visitorId } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';

const pingMs = 10_000;
const reconnectMs = 50_000;
const mostReconnections = 5;

let socket: WebSocket | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let reconnections = 0;

/**
 * Connects, and passes what comes in to the listeners. It follows the browser's sign-ins and sign-outs. Call it once
 * it is known whether the visitor has an id: not everybody does (`visits.ts`).
 */
export function startSocket(): void {
  connect();
  authToken.listen(changeIdentity);
  onSocket(guestIssued, () => authToken.get() || changeIdentity(null));
  onSocket('cart.changed', (data) => void readCount(data));
  onSocket('session.out', (data) => {
    // Signed out in this browser, the token is gone already and nothing has to be said.
    if (!authToken.get() || endingSession.get()) return;
    const { msg } = (data ?? {}) as { msg?: unknown };
    forgetSession();
    showToast(typeof msg === 'string' && msg ? msg : m.error_session_ended(), { kind: 'error' });
    navigate(toSignIn());
  });
  onSocket('notice', (data) => {
    const { text } = (data ?? {}) as { text?: unknown };
    if (typeof text === 'string') showToast(text, { ms: 5_000 });
  });
}

/** A user's token is sent over the open socket; a guest is identified by the cookie of the upgrade, so a new guest needs a new socket. */
function changeIdentity(token: string | null): void {
  // One that is about to open says by itself who the user is; whether the cookie came in time nobody knows.
  if (!socket || (token && socket.readyState === WebSocket.CONNECTING)) return;
  if (token && socket.readyState === WebSocket.OPEN) return send({ type: 'auth', data: { token } });
  const old = socket;
  clearTimeout(waiting);
  connect();
  if (old.readyState === WebSocket.OPEN) old.close();
}

function connect(): void {
  const url = new URL(`/ws/message?visitorId=${encodeURIComponent(visitorId.get() ?? '')}&lang=${languagePath.get().slice(1) || 'en'}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const mine = (socket = new WebSocket(url));
  let pinging: ReturnType<typeof setInterval> | undefined;
  mine.addEventListener('open', () => {
    // Another has taken its place meanwhile; closing it while it was opening would have logged an error in the browser.
    if (mine !== socket) return mine.close();
    reconnections = 0;
    const token = authToken.get();
    if (token) send({ type: 'auth', data: { token } });
    pinging = setInterval(() => send({ type: 'ping' }), pingMs);
  });
  mine.addEventListener('message', (event) => {
    const { type, data } = JSON.parse(String(event.data)) as { type: string; data?: unknown };
    if (mine === socket) emitSocketEvent(type, data);
  });
  mine.addEventListener('close', () => {
    clearInterval(pinging);
    if (mine !== socket || reconnections >= mostReconnections) return;
    reconnections += 1;
    waiting = setTimeout(connect, reconnectMs);
  });
}

function send(frame: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

async function readCount(data: unknown): Promise<void> {
  const { count } = (data ?? {}) as { count?: unknown };
  if (typeof count === 'number') return cartCount.set(count);
  const answer = await callApi<{ count: number }>('/cart/count', {}, { quiet: true });
  if (answer.code === 0 && answer.data) cartCount.set(answer.data.count);
}
