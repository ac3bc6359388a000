/** Sending bytes over a socket of their own. */
import { connect } from 'node:net';
import type { RawRequest } from './raw-request.ts';

const momentMs = 150;

/** The status of an answer; `closed` without one; `open` when nothing came of it in time, after which the connection is broken. */
export type RawAnswer = number | 'closed' | 'open';

/** Sends a request and waits until the server has closed the connection. */
export function sendRaw(port: number, { bytes, after }: RawRequest, limitMs: number): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    const finish = (without: 'closed' | 'open') => {
      clearTimeout(limit);
      clearTimeout(moment);
      socket.destroy();
      done(statusOf() || without);
    };
    const limit = setTimeout(() => finish('open'), limitMs);
    const moment = after === 'answer' ? undefined : setTimeout(() => socket.end(), momentMs);
    socket.on('connect', () => {
      socket.write(Buffer.from(bytes, 'latin1'));
      if (after === 'reset') socket.resetAndDestroy();
    });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      // A web socket that was opened stays so.
      if (statusOf() === 101) finish('closed');
    });
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('closed'));
    socket.on('close', () => finish('closed'));
  });
}
