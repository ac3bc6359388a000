/** One socket of a browser, and who is behind it. */
import type { Locale } from '#kit/pure/languages.ts';
import type { WebSocket } from 'ws';
import { FrameBudget } from './frames.ts';

/** What the shop sends: the contract's frames, answers with the `id` of what they answer. */
export type OutgoingFrame = { type: string; id?: string | number; data?: unknown };

/** A browser that does not read what it is sent is cut off beyond this. */
const mostBufferedBytes = 256 * 1024;

/** A socket with as little beside it as can be: five thousand of them have to fit. */
export class Connection {
  readonly socket: WebSocket;
  readonly visitorId: string | undefined;
  readonly locale: Locale;
  readonly budget = new FrameBudget();
  /** When the browser last sent something, on the process's own clock. */
  heardAtMs: number;
  /** Which session is behind it; none for guests and unknown visitors. */
  sessionId: string | undefined;
  /** Under which keys the registry holds it. */
  keys: readonly string[] = [];
  /** Counts `auth` frames, so that an answer to an earlier one is dropped. */
  authCount = 0;

  constructor(socket: WebSocket, known: { visitorId: string | undefined; locale: Locale; atMs: number }) {
    this.socket = socket;
    this.visitorId = known.visitorId;
    this.locale = known.locale;
    this.heardAtMs = known.atMs;
  }

  /** Sends a frame while the socket is open. */
  send(frame: OutgoingFrame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostBufferedBytes) this.socket.terminate();
    else this.socket.send(JSON.stringify(frame));
  }
}
