import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { pictureLimits } from './contract.ts';

const mostRedirects = 3;
const timeoutMs = 10_000;

/** Networks that are nobody's picture host: this machine, its neighbours, cloud metadata, multicast, reserved. */
const closed4 = new BlockList();
const closed6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address may be fetched from. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // An IPv4 address in IPv6 clothes is judged by what it is.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  return family === 4 ? !closed4.check(address, 'ipv4') : !closed6.check(address, 'ipv6');
}

/** A picture that could not be had; `answered` when its server spoke, so that others of it may be worth asking for. */
export class PictureUnreachable extends Error {
  readonly answered: boolean;
  constructor(message: string, answered = false) {
    super(message);
    this.answered = answered;
  }
}

/**
 * Fetches a picture's bytes over http or https. Private addresses are refused after resolution and after each redirect;
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
      throw new PictureUnreachable(`answered ${status}`, true);
    }
    return await collect(answer);
  }
  throw new PictureUnreachable('too many redirects', true);
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new PictureUnreachable('no web address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new PictureUnreachable('a private address');
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
      if (size > pictureLimits.bytes) throw new PictureUnreachable('larger than a picture may be', true);
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
  return new PictureUnreachable(error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : (error.code ?? error.message));
}

/** Resolves a name and refuses it when any of its addresses is private; the connection goes to what was checked. */
function publicLookup(
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const addresses = found as LookupAddress[];
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new PictureUnreachable('a private address') as NodeJS.ErrnoException, []);
    }
    if (options.all) return done(null, addresses);
    return done(null, addresses[0]!.address, addresses[0]!.family);
  });
}
