/** A push service as browsers have one: it takes messages for devices, and opens them as the device would (RFC 8188, 8291 and 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that came for a device. `signedBy`: the public key whose signature is right, else null. */
export type PushedMessage = {
  device: string;
  ttl: string;
  encoding: string;
  signedBy: string | null;
  claims: { aud: string; sub: string; exp: number };
  message: any;
};

/** A device as a browser reports it to the shop. */
export type PushDevice = { endpoint: string; keys: { p256dh: string; auth: string } };

/** `statusOf`: what is answered to messages for a device; others are taken. A silent device answers nothing. */
export type PushService = {
  host: string;
  received: PushedMessage[];
  statusOf: Map<string, number | 'silent'>;
  newDevice(): PushDevice;
  close(): Promise<void>;
};

/** Starts one. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { pair: ECDH; auth: Buffer }>();
  const received: PushedMessage[] = [];
  const statusOf: PushService['statusOf'] = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const status = statusOf.get(`${base}${path}`) ?? 201;
      if (status === 'silent') return;
      const device = devices.get(path);
      if (device && status === 201) received.push(readMessage(request, `${base}${path}`, open(Buffer.concat(parts), device)));
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = `http://${host}`;
  return {
    host,
    received,
    statusOf,
    newDevice() {
      const pair = createECDH('prime256v1');
      const [path, auth] = [`/device/${randomBytes(12).toString('hex')}`, randomBytes(16)];
      const p256dh = pair.generateKeys('base64url');
      devices.set(path, { pair, auth });
      return { endpoint: `${base}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function readMessage({ headers }: IncomingMessage, device: string, message: any): PushedMessage {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  return {
    device,
    ttl: String(headers['ttl']),
    encoding: String(headers['content-encoding']),
    signedBy: isSigned(`${head}.${claims}`, signature, key) ? key : null,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    message,
  };
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

/** Decrypts one record of `aes128gcm`. */
function open(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): unknown {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!), body.subarray(21 + body[20]!)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) => Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
