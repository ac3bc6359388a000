/** An X.509 certificate of the test's own, in the few bytes of DER that it takes. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const tags = { integer: 0x02, bits: 0x03, null: 0x05, oid: 0x06, text: 0x0c, time: 0x18, sequence: 0x30, set: 0x31, version: 0xa0 };
const oids = { commonName: [0x55, 0x04, 0x03], sha256WithRsa: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b] };

function der(tag: keyof typeof tags, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x1_00 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tags[tag], ...length]), content]);
}

const generalizedTime = (at: Date): Buffer => der('time', Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

/** A key and its certificate (PEM), valid between two dates. */
export function selfSignedCertificate({ name, from, to }: { name: string; from: Date; to: Date }): { key: KeyObject; pem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = der('sequence', der('oid', Buffer.from(oids.sha256WithRsa)), der('null'));
  const holder = der('sequence', der('set', der('sequence', der('oid', Buffer.from(oids.commonName)), der('text', Buffer.from(name)))));
  const body = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    der('integer', Buffer.from([1])),
    algorithm,
    holder,
    der('sequence', generalizedTime(from), generalizedTime(to)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der('bits', Buffer.from([0]), sign('RSA-SHA256', body, privateKey));
  const base64 = der('sequence', body, algorithm, signature).toString('base64');
  return { key: privateKey, pem: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n` };
}
