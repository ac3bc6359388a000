import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isPrivateHost, PrivateAddress, publicLookup } from '#kit/server/public-web.ts';
import { pictureLimits } from '../contract.ts';

const mostRedirects = 3;
const timeoutMs = 10_000;

/** Why a picture could not be had. `refused`: its server says so; `busy`: it says later; `away`: it says nothing; `closed`: nobody may ask there. */
export type UnreachableKind = 'refused' | 'busy' | 'away' | 'closed';

/** A picture that could not be had. */
export class PictureUnreachable extends Error {
  readonly kind: UnreachableKind;
  constructor(message: string, kind: UnreachableKind) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Fetches a picture's bytes over http or https. Private addresses are rejected after resolution and after each redirect;
 * the size is limited, the whole takes at most ten seconds.
 * @throws PictureUnreachable
 */
export async function fetchPicture(address: string, options: { signal?: AbortSignal } = {}): Promise<Buffer> {
  const limits = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])];
  const signal = AbortSignal.any(limits);
  let url = parse(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await open(url, signal);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      url = parse(new URL(answer.headers.location, url).href);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new PictureUnreachable(`answered ${status}`, status === 429 || status === 408 || status >= 500 ? 'busy' : 'refused');
    }
    return await collect(answer);
  }
  throw new PictureUnreachable('too many redirects', 'refused');
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new PictureUnreachable('no web address', 'closed');
  if (isPrivateHost(url)) throw new PictureUnreachable('a private address', 'closed');
  url.username = '';
  url.password = '';
  return url;
}

function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    get(url, { signal, lookup: publicLookup, headers: { accept: 'image/*', 'user-agent': 'Vitrine' } }, resolve).on('error', (error) =>
      reject(asUnreachable(error)),
    );
  });
}

async function collect(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > pictureLimits.bytes) throw new PictureUnreachable('larger than a picture may be', 'refused');
      parts.push(part);
    }
  } catch (error) {
    throw asUnreachable(error as Error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

function asUnreachable(error: NodeJS.ErrnoException): PictureUnreachable {
  if (error instanceof PictureUnreachable) return error;
  if (error instanceof PrivateAddress) return new PictureUnreachable(error.message, 'closed');
  return new PictureUnreachable(error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : (error.code ?? error.message), 'away');
}
