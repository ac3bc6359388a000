/** The shop's socket: changes arrive at once. It reconnects by itself. */
import type { ShopClient } from './client.ts';

/** What the shop says; frames that come to be later have other types. */
export type SocketEvent = 'ready' | 'cart.changed' | 'order.changed' | 'return.changed' | 'signin.qr' | 'notice' | 'session.out' | 'error' | (string & {});

/** An open socket. */
export type ShopSocket = {
  /** Calls `listener` with the data of every frame of a type; answers how to stop that. */
  on(type: SocketEvent, listener: (data: unknown) => void): () => void;
  close(): void;
};

/** As much of a WebSocket as is needed: the browser's, Node.js's, React Native's. */
type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

/** How a socket is opened. */
export type SocketOptions = {
  /** Instead of the global `WebSocket`. */
  WebSocket?: new (url: string) => Socket;
  /** A visitor's id, where the program counts visits. */
  visitorId?: string;
};

const open = 1;
const pingMs = 10_000;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Opens the shop's socket, and follows the client's sign-ins and sign-outs. */
export function openSocket(client: ShopClient, { WebSocket: Made = WebSocket, visitorId = '' }: SocketOptions = {}): ShopSocket {
  const address = `${client.url.replace(/^http/, 'ws')}/ws/message?visitorId=${encodeURIComponent(visitorId)}`;
  const listeners = createListeners();
  let socket: Socket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  const say = (frame: object) => {
    if (socket.readyState === open) socket.send(JSON.stringify(frame));
  };
  const authenticate = async () => {
    const [token, guest] = await Promise.all([client.session.token(), client.session.guest()]);
    if (token) say({ type: 'auth', data: { token } });
    else if (guest) say({ type: 'auth', data: { guest } });
  };
  const connect = () => {
    const mine = (socket = new Made(address));
    let pinging: ReturnType<typeof setInterval> | undefined;
    mine.addEventListener('open', () => {
      pinging = setInterval(() => say({ type: 'ping' }), pingMs);
      void authenticate();
    });
    mine.addEventListener('message', ({ data }: MessageEvent) => {
      // A message proves that the server is there: a connection that opens and closes at once waits longer each time.
      failures = 0;
      listeners.tell(data);
    });
    // Without this, Node.js would end the process; what follows is a close.
    mine.addEventListener('error', () => undefined);
    mine.addEventListener('close', () => {
      clearInterval(pinging);
      if (isClosed || mine !== socket) return;
      timer = setTimeout(connect, Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + Math.random() / 2));
      failures += 1;
    });
  };
  const stopListening = client.session.onChange(() => void authenticate());
  connect();
  return {
    on: listeners.on,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
      socket.close();
    },
  };
}

/** Listeners by frame. */
function createListeners(): Pick<ShopSocket, 'on'> & { tell(text: unknown): void } {
  const byType = new Map<string, Set<(data: unknown) => void>>();
  return {
    on(type, listener) {
      const known = byType.get(type) ?? new Set();
      byType.set(type, known.add(listener));
      return () => void known.delete(listener);
    },
    tell(text) {
      const frame = readFrame(text);
      for (const listener of byType.get(frame?.type ?? '') ?? []) listener(frame?.data);
    },
  };
}

function readFrame(text: unknown): { type: string; data?: unknown } | null {
  try {
    const frame = JSON.parse(String(text)) as { type?: unknown; data?: unknown } | null;
    return typeof frame?.type === 'string' ? { type: frame.type, data: frame.data } : null;
  } catch {
    return null;
  }
}
