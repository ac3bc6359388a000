/** What happens on sockets: who is behind them, what is answered, when they are closed. */
import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Announcement } from '#kit/server/events/announce.ts';
import type { Caller } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { findSessionErrors, identifyShopper, endedSessionError } from '#shop/accounts/sessions/index.ts';
import type { RawData } from 'ws';
import type { Connection } from './connection.ts';
import { readFrame, type Incoming } from './frames.ts';
import { createRegistry, keysOf } from './registry.ts';

/** Closing codes (RFC 6455, section 7.4.1). */
const policyViolation = 1008;
const goingAway = 1001;
/** How long a browser has to answer a closing before it is cut off; the library would wait for half a minute. */
const closingMs = 1_000;

/** The sockets of this node. */
export class Sockets {
  readonly #host: Host;
  readonly #registry = createRegistry();

  constructor(host: Host) {
    this.#host = host;
  }

  /** How many are open. */
  get count(): number {
    return this.#registry.all.size;
  }

  /** Takes a new socket in; a guest identified by the cookie's secret is sent `ready` at once. */
  async accept(connection: Connection, guestSecret: string | undefined): Promise<void> {
    const { socket } = connection;
    socket.on('message', (data, isBinary) => this.#hear(connection, data, isBinary));
    socket.on('ping', () => this.#count(connection));
    socket.on('close', () => this.#registry.remove(connection));
    this.#become(connection, { kind: 'nobody' });
    if (!guestSecret) return;
    const caller = await identifyShopper(this.#host.database.reader, { guestSecret, now: this.#host.now() });
    if (caller.kind !== 'guest' || connection.authCount > 0 || socket.readyState !== socket.OPEN) return;
    this.#become(connection, caller);
    connection.send({ type: 'ready', data: { kind: 'guest' } });
  }

  /** Sends a frame to all sockets of its recipients, each in its own language. */
  deliver({ to, frame, texts }: Extract<Announcement, { kind: 'socket' }>): void {
    for (const connection of this.#registry.find(to)) {
      connection.send(texts ? { ...frame, data: { ...frame.data, text: texts[connection.locale] } } : frame);
    }
  }

  /** Signs out every socket whose session has ended; one query, whatever their number. */
  async closeEndedSessions(): Promise<void> {
    const asked = new Set([...this.#registry.all].flatMap(({ sessionId }) => sessionId ?? []));
    if (asked.size === 0) return;
    const domainErrors = await findSessionErrors(this.#host.database.reader, { sessionIds: [...asked], now: this.#host.now() });
    for (const connection of this.#registry.all) {
      // A socket may have been signed in again while the question was asked.
      const { sessionId } = connection;
      const domainError = sessionId && asked.has(sessionId) ? domainErrors.get(sessionId) : undefined;
      if (domainError) this.#signOut(connection, new ShopError(domainError));
    }
  }

  /** Signs out the sockets of sessions that were reported as ended. */
  closeSessions({ sessionIds, by }: Extract<Announcement, { kind: 'sessionEnd' }>): void {
    for (const sessionId of sessionIds) {
      for (const connection of this.#registry.find({ sessionId })) this.#signOut(connection, new ShopError(endedSessionError(by)));
    }
  }

  /** Closes every socket that was silent for `silentMs`. */
  closeSilent(silentMs: number): void {
    const since = performance.now() - silentMs;
    for (const connection of this.#registry.all) if (connection.heardAtMs < since) this.#close(connection, goingAway);
  }

  /** Closes all sockets: the process stops. */
  closeAll(): void {
    for (const connection of this.#registry.all) this.#close(connection, goingAway);
  }

  /** Records a message of the browser; returns whether these come too often (the socket is then closed). */
  #count(connection: Connection): boolean {
    connection.heardAtMs = performance.now();
    if (!connection.budget.exceeded(connection.heardAtMs)) return false;
    this.#close(connection, policyViolation);
    return true;
  }

  #hear(connection: Connection, data: RawData, isBinary: boolean): void {
    if (connection.socket.readyState !== connection.socket.OPEN || this.#count(connection)) return;
    const incoming: Incoming = isBinary ? { kind: 'wrong', id: undefined, why: 'frame' } : readFrame((data as Buffer).toString());
    if (incoming.kind === 'ping') return connection.send({ type: 'pong', ...idOf(incoming) });
    if (incoming.kind === 'auth') return void this.#authenticate(connection, incoming);
    const options = { locale: connection.locale };
    const msg = incoming.why === 'json' ? m.error_bad_json({}, options) : m.error_socket_frame({}, options);
    connection.send({ type: 'error', ...idOf(incoming), data: { code: 40, msg } });
  }

  async #authenticate(connection: Connection, incoming: Extract<Incoming, { kind: 'auth' }>): Promise<void> {
    const count = (connection.authCount += 1);
    try {
      const credentials = 'token' in incoming ? { token: incoming.token } : { guestSecret: incoming.guest };
      const caller = await identifyShopper(this.#host.database.reader, { ...credentials, now: this.#host.now() });
      if (connection.authCount !== count || connection.socket.readyState !== connection.socket.OPEN) return;
      this.#become(connection, caller);
      connection.send({ type: 'ready', ...idOf(incoming), data: { kind: caller.kind } });
    } catch (error) {
      if (error instanceof ShopError) return this.#signOut(connection, error);
      this.#host.log.warn({ err: error }, 'a socket could not be signed in');
      connection.send({ type: 'error', ...idOf(incoming), data: { code: 500, msg: m.error_unknown({}, { locale: connection.locale }) } });
    }
  }

  #become(connection: Connection, caller: Caller): void {
    this.#registry.leave(connection, connection.keys);
    connection.sessionId = caller.kind === 'user' ? caller.sessionId : undefined;
    connection.keys = keysOf({
      visitorId: connection.visitorId,
      ...(caller.kind === 'user' ? { accountId: caller.accountId, sessionId: caller.sessionId } : {}),
      ...(caller.kind === 'guest' ? { guestId: caller.guestId } : {}),
    });
    this.#registry.enter(connection, connection.keys);
  }

  #signOut(connection: Connection, domainError: ShopError): void {
    connection.sessionId = undefined;
    connection.send({ type: 'session.out', data: { code: domainError.spec.wire, msg: domainError.say(connection.locale) } });
    this.#close(connection, policyViolation);
  }

  #close(connection: Connection, code: number): void {
    const { socket } = connection;
    if (socket.readyState !== socket.OPEN) return;
    socket.close(code);
    setTimeout(() => socket.terminate(), closingMs).unref();
  }
}

function idOf({ id }: Incoming): { id?: string | number } {
  return id === undefined ? {} : { id };
}
