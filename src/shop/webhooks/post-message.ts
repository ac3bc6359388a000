import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isPrivateHost, PrivateAddress, publicLookup } from '#kit/server/public-web.ts';
import { webhookLimits } from './contract.ts';
import { isOwnHost, problemOf, type Outcome } from './rules.ts';

const excerptBytes = 2_000;
// A 2xx means the message arrived; the rest of the body matters little.
const bodyMs = 2_000;

/** What an attempt came to, with the beginning of the answer. */
export type Posted = Outcome & { excerpt: string; durationMs: number };

/** What is posted. `ownHosts` may be private. */
export type Post = { url: string; headers: Record<string, string>; body: string; ownHosts: readonly string[]; timeoutMs?: number };

/**
 * Posts a message once. The whole takes at most 15 seconds; no redirect is followed; of the answer a beginning is read. An
 * address that is not public is rejected after resolution, unless its host is one of the shop's own. Never throws.
 */
export async function postMessage({ url: address, headers, body, ownHosts, timeoutMs = webhookLimits.timeoutMs }: Post): Promise<Posted> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const url = new URL(address);
    const isOwn = isOwnHost(url, ownHosts);
    if (!isOwn && isPrivateHost(url)) throw new PrivateAddress();
    const answer = await open(url, { headers, body, isOwn, signal: AbortSignal.timeout(timeoutMs) });
    const status = answer.statusCode ?? 0;
    const excerpt = await beginningOf(answer);
    return { status, problem: problemOf(status), excerpt, durationMs: took() };
  } catch (error) {
    return { status: null, ...failureOf(error as NodeJS.ErrnoException), durationMs: took() };
  }
}

type Sending = { headers: Record<string, string>; body: string; isOwn: boolean; signal: AbortSignal };

function open(url: URL, { headers, body, isOwn, signal }: Sending): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    request(url, { method: 'POST', agent: false, signal, ...(isOwn ? {} : { lookup: publicLookup }), headers: { ...headers, ...length } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** The beginning of an answer's body as text; an answer that is too slow or too long is cut off. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const limit = setTimeout(() => answer.destroy(), bodyMs);
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.byteLength;
      if (size >= excerptBytes) break;
    }
  } catch {
    // Cut off: what came is what there is.
  } finally {
    clearTimeout(limit);
    answer.destroy();
  }
  return tidy(Buffer.concat(parts).subarray(0, excerptBytes).toString('utf8'));
}

/** Text that can be stored and shown: without control characters, not too long. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, webhookLimits.excerptLength);
}

function failureOf(error: NodeJS.ErrnoException): { problem: Outcome['problem']; excerpt: string } {
  if (error instanceof PrivateAddress) return { problem: 'private', excerpt: '' };
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return { problem: 'timeout', excerpt: '' };
  return { problem: 'connection', excerpt: tidy(error.code ?? error.message) };
}
