import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { Malformed, parse, reading } from './asn1.ts';
import { attributes } from './attributes.ts';
import { allows, type Certificate, digestName, isForTimeStamps } from './certificate.ts';
import { leadsTo } from './chain.ts';
import { digestOf, type Signer, type Stamp, signEmbedded } from './cms.ts';
import { serialNumber } from './issue.ts';
import { check, readSignedData, type SignedData } from './signed-data.ts';

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
  readonly nonce?: asn1js.Integer;
  readonly policy?: string;
}

/** A time-stamp token: TSTInfo, signed. @returns DER */
export function makeToken(signer: Signer, { imprint, at, nonce, policy = ownPolicy }: ToStamp): Promise<Uint8Array> {
  const info = new pkijs.TSTInfo({
    version: 1,
    policy,
    messageImprint: imprintOf(imprint),
    serialNumber: serialNumber(),
    genTime: new Date(Math.floor(at.getTime() / 1_000) * 1_000),
    accuracy: new pkijs.Accuracy({ seconds: accuracySeconds }),
    ...(nonce ? { nonce } : {}),
  });
  return signEmbedded(pkijs.id_eContentType_TSTInfo, new Uint8Array(info.toSchema().toBER()), signer);
}

/** A SHA-256 digest as RFC 3161 (2.4.1) writes it. */
export function imprintOf(digest: Uint8Array): pkijs.MessageImprint {
  return new pkijs.MessageImprint({
    hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: pkijs.id_sha256 }),
    hashedMessage: new asn1js.OctetString({ valueHex: digest }),
  });
}

/** A token as it was read: nothing of it is believed yet. */
export interface Token {
  readonly at: Date;
  readonly policy: string;
  /** Its name; undefined: a digest that is not believed. */
  readonly digest?: string;
  readonly imprint: Buffer;
  readonly nonce?: asn1js.Integer;
  readonly data: SignedData;
}

/** @throws Malformed */
export function readToken(schema: asn1js.AsnType): Token {
  const data = readSignedData(schema);
  const { type, content } = data;
  if (type !== pkijs.id_eContentType_TSTInfo || !content) throw new Malformed('no time stamp');
  const info = reading(() => new pkijs.TSTInfo({ schema: parse(content) }));
  if (info.version !== 1 || Number.isNaN(info.genTime.getTime())) throw new Malformed('no time stamp');
  return {
    at: info.genTime,
    policy: info.policy,
    digest: digestName(info.messageImprint.hashAlgorithm),
    imprint: Buffer.from(info.messageImprint.hashedMessage.getValue()),
    nonce: info.nonce,
    data,
  };
}

export type TokenFault = 'wrongImprint' | 'badSignature' | 'untrusted';

/**
 * Does a token stamp this, signed by an authority below one of the roots (RFC 3161, 2.3 and 2.4.2)? Its certificates are judged at the
 * moment it says.
 * @param expected the digest of what should be stamped, by its algorithm's name @returns undefined: all is right
 */
export async function faultOf(
  token: Token,
  expected: (name: string) => Uint8Array,
  roots: readonly Certificate[],
  pool: readonly Certificate[] = [],
): Promise<TokenFault | undefined> {
  const { data, digest, imprint, at } = token;
  if (!digest || !imprint.equals(expected(digest))) return 'wrongImprint';
  // authorities that follow RFC 3161 alone name their certificate by version 1
  const naming = [attributes.signingCertificateV2, attributes.signingCertificate];
  const checked = check(data, name => digestOf(name, [data.content ?? Buffer.alloc(0)]), naming);
  if (!Object.values(checked).every(Boolean) || !data.signer) return 'badSignature';
  const mayStamp = isForTimeStamps(data.signer) && allows(data.signer, 'digitalSignature', 'nonRepudiation');
  if (!mayStamp || !(await leadsTo(roots, data.signer, [...data.certificates, ...pool], at))) return 'untrusted';
  return undefined;
}
