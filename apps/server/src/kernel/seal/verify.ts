import * as pkijs from 'pkijs';
import { parse } from './asn1.ts';
import { attributeName, attributes } from './attributes.ts';
import { allows, type Certificate, isForTimeStamps, namesOf, pemOf } from './certificate.ts';
import { leadsTo } from './chain.ts';
import { digestOf } from './cms.ts';
import { check, readSignedData, type SignedData } from './signed-data.ts';
import { faultOf, readToken, type TokenFault } from './time-stamp.ts';

export interface Trust {
  /** What the signer's certificate must lead to. */
  readonly roots: readonly Certificate[];
  /** What the time stamp's must lead to; left out: the same. */
  readonly stampRoots?: readonly Certificate[];
  /** When certificates are judged, where no valid time stamp says it; left out: now. */
  readonly at?: Date;
}

export type Fault =
  | 'malformed'
  | 'attributes'
  | 'digest'
  | 'signature'
  | 'signingCertificate'
  | 'keyUsage'
  | 'untrusted'
  | 'stampMalformed'
  | `stamp:${TokenFault}`;

export interface Verified {
  /** All below is right, and a time stamp, where there is one, too. Whether one is needed is the caller's. */
  readonly valid: boolean;
  /** What was signed is what was given. */
  readonly digestMatches: boolean;
  /** The signer's key signed it. */
  readonly signatureValid: boolean;
  /** The signer's certificate led to a root when it was signed, and was for signing. */
  readonly trusted: boolean;
  /** Null: no certificate that could be read. */
  readonly signer: null | {
    readonly subject: string;
    readonly serial: string;
    readonly notBefore: Date;
    readonly notAfter: Date;
    readonly pem: string;
  };
  readonly stamp: null | StampVerified;
  /** Their names (RFC 5652, RFC 5035), else their identifiers, in their order. */
  readonly signedAttributes: readonly string[];
  /** Empty where it is valid. */
  readonly faults: readonly Fault[];
}

export interface StampVerified {
  /** What the token says. */
  readonly at: Date;
  readonly valid: boolean;
  /** Whom people know its certificate by; empty: it brings none. */
  readonly authority: string;
}

const nothing: Verified = {
  valid: false,
  digestMatches: false,
  signatureValid: false,
  trusted: false,
  signer: null,
  stamp: null,
  signedAttributes: [],
  faults: ['malformed'],
};

/**
 * Judges a detached signature (RFC 5652, 5.4 and 5.6; ETSI EN 319 122-1). Never throws: whatever is given has an answer. Revocation is not
 * asked.
 * @param der one CMS SignedData @param parts what should be signed, in their order
 */
export async function verifyDetached(der: Uint8Array, parts: readonly Uint8Array[], trust: Trust): Promise<Verified> {
  try {
    return await judge(readSignedData(parse(der)), parts, trust);
  } catch {
    return nothing;
  }
}

async function judge(data: SignedData, parts: readonly Uint8Array[], trust: Trust): Promise<Verified> {
  // what it holds itself was not given by who asks
  if (data.type !== pkijs.ContentInfo.DATA || data.content) return nothing;
  const checked = check(data, name => digestOf(name, parts));
  const { stamp, faults: stampFaults } = await stampOf(data, trust);
  const at = stamp?.valid ? stamp.at : (trust.at ?? new Date());
  const maySign = !!data.signer && isForSigning(data.signer);
  const chained = !!data.signer && (await leadsTo(trust.roots, data.signer, data.certificates, at));
  const asked: [boolean, Fault][] = [
    [checked.attributesInOrder, 'attributes'],
    [checked.digestMatches, 'digest'],
    [checked.signatureValid, 'signature'],
    [checked.certificateMatches, 'signingCertificate'],
    [maySign, 'keyUsage'],
    [chained, 'untrusted'],
  ];
  const faults = [...asked.filter(([right]) => !right).map(([, fault]) => fault), ...stampFaults];
  return {
    valid: faults.length === 0,
    digestMatches: checked.digestMatches,
    signatureValid: checked.signatureValid,
    trusted: maySign && chained,
    signer: data.signer ? told(data.signer) : null,
    stamp,
    signedAttributes: data.signedAttributes.map(({ type }) => attributeName(type)),
    faults,
  };
}

/** A key that stamps the time signs no document. */
function isForSigning(certificate: Certificate): boolean {
  return allows(certificate, 'nonRepudiation', 'digitalSignature') && !isForTimeStamps(certificate);
}

function told(certificate: Certificate): Verified['signer'] {
  const { subject, serial, notBefore, notAfter } = certificate;
  return { subject, serial, notBefore, notAfter, pem: pemOf([certificate]) };
}

/** The token over the signature's value (RFC 3161, appendix A): the first, where somebody added more. */
async function stampOf(data: SignedData, trust: Trust): Promise<{ stamp: StampVerified | null; faults: Fault[] }> {
  const attribute = data.unsignedAttributes.find(({ type }) => type === attributes.timeStampToken);
  if (!attribute) return { stamp: null, faults: [] };
  try {
    const token = readToken(attribute.values[0]);
    const roots = trust.stampRoots ?? trust.roots;
    const fault = await faultOf(token, name => digestOf(name, [data.signature]), roots, data.certificates);
    const [authority = ''] = token.data.signer ? namesOf([token.data.signer]) : [];
    return { stamp: { at: token.at, valid: !fault, authority }, faults: fault ? [`stamp:${fault}`] : [] };
  } catch {
    return { stamp: null, faults: ['stampMalformed'] };
  }
}
