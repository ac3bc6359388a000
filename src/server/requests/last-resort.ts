/** What nothing else caught: no request may end the process (docs/decisions/0520). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import { unexpectedError } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { errorAnswer } from '#kit/server/http/envelope.ts';
import { defaultLanguage, localeFor } from '#kit/pure/languages.ts';

/** The request in whose course something happens, as far as that can be known. */
const current = new AsyncLocalStorage<ServerResponse>();

const ids = new WeakMap<ServerResponse, string>();

/** Gives the current request an id, which is the log's from now on. */
export function nameRequest(id: string): string {
  const response = current.getStore();
  if (response) ids.set(response, id);
  return id;
}

/** The id of the request in whose course something happens; undefined outside of any. */
export function currentRequestId(): string | undefined {
  const response = current.getStore();
  return response && ids.get(response);
}

/** The extension whose code is called, as far as that can be known. */
const extension = new AsyncLocalStorage<string>();

/** Calls code of an extension: what it begins and nothing catches is known for its own, and does not end the process. */
export const asCodeOf = <T>(name: string, call: () => T): T => extension.run(name, call);

/** A listener that remembers its request for whatever it begins, and answers 500 when it throws itself. `caught` is called with the error. */
export function guarded(listener: RequestListener, caught: (error: unknown) => void): RequestListener {
  return (request, response) =>
    current.run(response, () => {
      try {
        listener(request, response);
      } catch (error) {
        caught(error);
        sendUnexpectedError(response);
      }
    });
}

/** Answers a request that nobody else will answer; one whose answer has begun loses its connection, so that no half page passes for a whole one. */
export function sendUnexpectedError(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  const text = JSON.stringify(errorAnswer(new ShopError(unexpectedError), localeFor(defaultLanguage)));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(500, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** A connection that broke: no work of the shop was half done. */
const brokenConnection = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ERR_STREAM_\w+|ERR_HTTP_\w+|HPE_\w+)$/;

/**
 * Handles rejections and exceptions that nothing caught, as `process` emits them. A rejection never ends the process; an exception does
 * unless it came of a request, of an extension or of a broken connection: of any other nobody can say what it left half done.
 */
export function handleUncaught(parts: { report(what: string, error: unknown): void; end(): void }): {
  rejection(error: unknown): void;
  exception(error: unknown): void;
} {
  const answer = () => {
    const response = current.getStore();
    if (response) sendUnexpectedError(response);
    return response !== undefined;
  };
  const ofExtension = () => (extension.getStore() === undefined ? '' : `, of the extension ${extension.getStore()}`);
  return {
    rejection(error) {
      parts.report(`a rejection that nothing caught${ofExtension()}`, error);
      answer();
    },
    exception(error) {
      const survives = answer() || extension.getStore() !== undefined || brokenConnection.test((error as { code?: string } | null)?.code ?? '');
      parts.report(survives ? `an exception that nothing caught${ofExtension()}` : 'an exception that nothing caught; the shop stops', error);
      if (!survives) parts.end();
    },
  };
}
