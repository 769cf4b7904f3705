import { createHash } from 'node:crypto';
import { allows, type Certificate, isForTimeStamps } from './certificate.ts';
import { leadsTo } from './chain.ts';
import { type Signer, type Stamp, sha256Name, signEmbedded } from './cms.ts';
import { serialNumber } from './issue.ts';
import { digestNames, id } from './oids.ts';
import {
  algorithmOf,
  expect,
  Malformed,
  numberOf,
  octetsOf,
  oidOf,
  partsOf,
  readDer,
  tags,
  timeOf,
} from './read-der.ts';
import { check, readSignedData, type SignedData } from './signed-data.ts';
import { generalizedTime, integer, octets, oid, sequence } from './write-der.ts';

/** Under which rules our own stamps are made: by one machine's clock. An arc of a UUID, which nobody needs to register (X.667). */
export const ownPolicy = '2.25.97823312870184731645208835017763203214';

/** How exact our own stamps claim to be: they are cut to the second. */
const accuracySeconds = 1;

/** Our own time-stamp authority, in this process (RFC 3161, 2.4.2). @param now the clock, milliseconds */
export function ownStamps(signer: Signer, now: () => number = Date.now): Stamp {
  return imprint => makeToken(signer, { imprint, at: new Date(now()) });
}

/** What a token says; the digest is SHA-256. */
export interface ToStamp {
  readonly imprint: Uint8Array;
  readonly at: Date;
  /** The asker's number, where it gave one. */
  readonly nonce?: Uint8Array;
  readonly policy?: string;
}

/** A time-stamp token: TSTInfo, signed. @returns DER */
export function makeToken(signer: Signer, { imprint, at, nonce, policy = ownPolicy }: ToStamp): Promise<Uint8Array> {
  const info = sequence(
    integer(1),
    oid(policy),
    sequence(sha256Name(), octets(imprint)),
    integer(serialNumber()),
    generalizedTime(at),
    sequence(integer(accuracySeconds)),
    ...(nonce ? [integer(nonce)] : []),
  );
  return signEmbedded(id.tstInfo, info, signer);
}

/** A token as it was read: nothing of it is believed yet. */
export interface Token {
  readonly at: Date;
  readonly policy: string;
  /** node:crypto's name; undefined: a digest that is not believed. */
  readonly digest?: string;
  readonly imprint: Buffer;
  readonly nonce?: Buffer;
  readonly data: SignedData;
}

/** @throws Malformed */
export function readToken(der: Uint8Array): Token {
  const data = readSignedData(der);
  if (data.type !== id.tstInfo || !data.content) throw new Malformed('no time stamp');
  const [version, policy, imprint, serial, at, ...rest] = partsOf(readDer(data.content));
  if (numberOf(version) !== 1) throw new Malformed('no time stamp');
  const [algorithm, hashed] = partsOf(imprint);
  expect(serial, tags.integer);
  const nonce = rest.find(({ tag }) => tag === tags.integer);
  return {
    at: timeOf(at),
    policy: oidOf(policy),
    digest: digestNames[algorithmOf(algorithm)],
    imprint: octetsOf(hashed),
    ...(nonce ? { nonce: Buffer.from(nonce.content) } : {}),
    data,
  };
}

export type TokenFault = 'wrongImprint' | 'badSignature' | 'untrusted';

/**
 * Does a token stamp this, signed by an authority below one of the roots (RFC 3161, 2.3 and 2.4.2)? Its certificates are judged at the
 * moment it says.
 * @param digestOf the digest of what should be stamped, by node:crypto's name @returns undefined: all is right
 */
export function faultOf(
  token: Token,
  digestOf: (name: string) => Uint8Array,
  roots: readonly Certificate[],
  pool: readonly Certificate[] = [],
): TokenFault | undefined {
  const { data, digest, imprint, at } = token;
  if (!digest || !imprint.equals(digestOf(digest))) return 'wrongImprint';
  const content = data.content ?? Buffer.alloc(0);
  // authorities that follow RFC 3161 alone name their certificate by version 1
  const attributes = [id.signingCertificateV2, id.signingCertificate];
  const checked = check(data, name => createHash(name).update(content).digest(), attributes);
  if (!Object.values(checked).every(Boolean) || !data.signer) return 'badSignature';
  const mayStamp = isForTimeStamps(data.signer) && allows(data.signer, 'digitalSignature', 'nonRepudiation');
  if (!mayStamp || !leadsTo(roots, data.signer, [...data.certificates, ...pool], at)) return 'untrusted';
  return undefined;
}
