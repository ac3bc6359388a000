/** The socket (specification, section 4; contract, section 6): reconnects up to 5 times after 50 s, pings every 10 s while connected. */
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { onSocket, tellSocket } from '#kit/browser/socket-events.ts';
import { authToken, cartCount, forgetSession, visitorId } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';

const pingMs = 10_000;
const reconnectMs = 50_000;
const mostReconnections = 5;

let socket: WebSocket | undefined;
let reconnections = 0;

/** Connects once the visitor has an id, and hands what comes in to whoever listens. */
export function startSocket(): void {
  const whenKnown = () => {
    if (visitorId.get() && !socket) connect();
  };
  visitorId.listen(whenKnown);
  whenKnown();
  authToken.listen((token) => token && send({ type: 'auth', data: { token } }));
  onSocket('cart.changed', (data) => void readCount(data));
  onSocket('session.out', () => {
    forgetSession();
    showToast(m.error_session_ended(), { kind: 'error' });
    navigate(inLanguage('/auth/signin'));
  });
  onSocket('notice', (data) => {
    const { text } = (data ?? {}) as { text?: unknown };
    if (typeof text === 'string') showToast(text, { ms: 5_000 });
  });
}

function connect(): void {
  const url = new URL(`/ws/message?visitorId=${encodeURIComponent(visitorId.get() ?? '')}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const mine = (socket = new WebSocket(url));
  let pinging: ReturnType<typeof setInterval> | undefined;
  mine.addEventListener('open', () => {
    reconnections = 0;
    const token = authToken.get();
    if (token) send({ type: 'auth', data: { token } });
    pinging = setInterval(() => send({ type: 'ping' }), pingMs);
  });
  mine.addEventListener('message', (event) => {
    const { type, data } = JSON.parse(String(event.data)) as { type: string; data?: unknown };
    tellSocket(type, data);
  });
  mine.addEventListener('close', () => {
    clearInterval(pinging);
    if (reconnections >= mostReconnections) return;
    reconnections += 1;
    setTimeout(connect, reconnectMs);
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
