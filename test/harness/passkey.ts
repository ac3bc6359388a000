/** An authenticator as WebAuthn describes it, without a browser: one passkey, and what it says when it is asked. Any part can be made wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What is said wrongly on purpose; by default everything is right. */
export type PasskeyTwist = { origin?: string; rpId?: string; isUserVerified?: boolean; type?: string; counter?: number; challenge?: string };

/** What options of the API hold that a passkey looks at. */
type Asked = { challenge: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const flag = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1). */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]),
  );
}

/** An attestation that vouches for nothing but the key. */
function attestationOf(authData: Buffer): Uint8Array {
  return isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]),
  );
}

/** A new passkey for a shop at an address. */
export function newPasskey(baseUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked, twist: PasskeyTwist) =>
    Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? new URL(baseUrl).origin }));
  const about = (twist: PasskeyTwist, more: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? (counter += 1));
    const flags = flag.present | (twist.isUserVerified === false ? 0 : flag.verified) | more;
    return Buffer.concat([sha256(twist.rpId ?? new URL(baseUrl).hostname), Buffer.from([flags]), count]);
  };
  const envelope = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    /** What it says when it is made. */
    register(asked: Asked, twist: PasskeyTwist = {}) {
      const key = coseOf(publicKey);
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([about(twist, flag.attested), Buffer.alloc(16), idLength, credentialId, key]);
      const attestation = attestationOf(authData);
      return envelope({
        clientDataJSON: clientData('webauthn.create', asked, twist).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What it says when it is asked to vouch for its person. */
    vouch(asked: Asked, twist: PasskeyTwist = {}) {
      const said = clientData('webauthn.get', asked, twist);
      const authenticatorData = about(twist, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey);
      return envelope({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
