import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A device in software, as far as a server can tell: ES256, attestation 'none', a counter, its person verified. */
export interface SoftwareDevice {
  id: string;
  create(options: { challenge: string; rp: { id: string } }, at?: Partial<Place>): CreatedAnswer;
  sign(options: { challenge: string; rpId: string }, at?: Partial<Place>): UsedAnswer;
}

/** What a test may bend: where it signs, as what site, with which counter, whether its person was verified, who it says it is. */
interface Place {
  origin: string;
  rpId: string;
  counter: number;
  verified: boolean;
  userHandle: string | null;
  type: string;
}

interface CreatedAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}

interface UsedAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string | null };
}

export function softwareDevice(origin: string): SoftwareDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  return {
    id,
    create({ challenge, rp }, at = {}) {
      const place = { origin, rpId: rp.id, counter: 0, verified: true, type: 'webauthn.create', ...at };
      const credential = Buffer.concat([Buffer.alloc(16), uint16(rawId.length), rawId, coseKey(publicKey)]);
      const authData = Buffer.concat([head(place, 0x40), credential]);
      // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR (RFC 8949)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        uint16(authData.length),
        authData,
      ]);
      const response = {
        clientDataJSON: clientData(place, challenge),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    sign({ challenge, rpId }, at = {}) {
      counter += 1;
      const place = { origin, rpId, counter, verified: true, userHandle: null, type: 'webauthn.get', ...at };
      const clientDataJSON = clientData(place, challenge);
      const authData = head(place, 0);
      const signature = signed(privateKey, authData, clientDataJSON);
      const authenticatorData = authData.toString('base64url');
      const { userHandle } = place;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      };
    },
  };
}

function head({ rpId, counter, verified }: Pick<Place, 'rpId' | 'counter' | 'verified'>, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flag = Buffer.from([0x01 | (verified ? 0x04 : 0) | flags]);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), flag, count]);
}

function clientData({ type, origin }: Pick<Place, 'type' | 'origin'>, challenge: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function signed(key: KeyObject, authData: Buffer, clientDataJSON: string): string {
  const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
  return createSign('sha256').update(authData).update(hash).sign(key).toString('base64url');
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
