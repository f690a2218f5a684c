import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

interface Circumstances {
  origin?: string;
  rpId?: string;
  /** User verification; without it only presence. */
  verified?: boolean;
  /** The reported signature counter. */
  counter?: number;
  userHandle?: string;
}

/** An authenticator with one passkey (WebAuthn level 3, ES256), for tests. */
export function createAuthenticator(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let handle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (rpId: string, flags: number, count: number) => {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), numbers]);
  };
  const flagsOf = (verified: boolean) => 1 + (verified ? 4 : 0);
  const named = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** Answers the options of `navigator.credentials.create`. */
    create(options: Record<string, unknown>, how: Circumstances = {}) {
      const { challenge, rp, user } = options as {
        challenge: string;
        rp: { id: string };
        user: { id: string };
      };
      handle = user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)]);
      const flags = flagsOf(how.verified ?? true) + 64;
      const head = authData(how.rpId ?? rp.id, flags, counter);
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Buffer.concat([head, attested])],
        ]),
      );
      const data = clientData('webauthn.create', challenge, how.origin ?? origin);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of `navigator.credentials.get`. */
    get(options: Record<string, unknown>, how: Circumstances = {}) {
      const { challenge, rpId } = options as { challenge: string; rpId: string };
      counter = how.counter ?? counter + 1;
      const head = authData(how.rpId ?? rpId, flagsOf(how.verified ?? true), counter);
      const data = clientData('webauthn.get', challenge, how.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([head, sha256(data)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(head),
          signature: base64url(signature),
          userHandle: how.userHandle ?? handle,
        },
      };
    },
  };
}
