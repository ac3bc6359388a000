/** Frames of the socket `/ws/message` (docs/contract.md, "Socket"): what comes in, and how much of it. */
import { z } from 'zod';

/** Largest message, whole or in fragments, in bytes; a larger one closes the socket with 1009. */
export const largestFrameBytes = 16 * 1024;

/** More frames than this within the window close the socket with 1008. */
export const mostFrames = 30;
/** The window of `mostFrames`. */
export const frameWindowMs = 10_000;

const Frame = z.object({ type: z.string().max(64), id: z.union([z.string().max(64), z.number()]).optional(), data: z.unknown().optional() });
const secret = z.string().min(1).max(512);
const AuthData = z.union([z.object({ token: secret }), z.object({ guest: secret })]);

/** A frame as the shop understands it. */
export type Incoming =
  | { kind: 'ping'; id: string | number | undefined }
  | ({ kind: 'auth'; id: string | number | undefined } & ({ token: string } | { guest: string }))
  | { kind: 'wrong'; id: string | number | undefined; why: 'json' | 'frame' | 'type' };

/** Reads a frame; whatever it holds, the answer says what it is. */
export function readFrame(text: string): Incoming {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { kind: 'wrong', id: undefined, why: 'json' };
  }
  const frame = Frame.safeParse(found);
  if (!frame.success) return { kind: 'wrong', id: undefined, why: 'frame' };
  const { type, id, data } = frame.data;
  if (type === 'ping') return { kind: 'ping', id };
  if (type !== 'auth') return { kind: 'wrong', id, why: 'type' };
  const auth = AuthData.safeParse(data);
  return auth.success ? { kind: 'auth', id, ...auth.data } : { kind: 'wrong', id, why: 'frame' };
}

/** The times of a socket's last frames: says when more than `mostFrames` came within the window. */
export class FrameBudget {
  readonly #times = new Float64Array(mostFrames).fill(Number.NEGATIVE_INFINITY);
  #next = 0;

  /** Takes note of a frame at a time in milliseconds; answers true when it is one too many. */
  exceeded(at: number): boolean {
    const oldest = this.#times[this.#next]!;
    this.#times[this.#next] = at;
    this.#next = (this.#next + 1) % mostFrames;
    return at - oldest < frameWindowMs;
  }
}
