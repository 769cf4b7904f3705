import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { describe, expect, it } from 'vitest';
import { parse } from './asn1.ts';
import { attributes } from './attributes.ts';
import { type Certificate, certificatesOfPem, namesOf, pemOf, readCertificate, timeStamping } from './certificate.ts';
import { type Signer, sha256, signDetached } from './cms.ts';
import { authority, extension, issue, purpose, signing, usage } from './issue.ts';
import { readSignedData } from './signed-data.ts';
import {
  attribute,
  craft,
  daysFromNow,
  octets,
  oid,
  rightAttributes,
  rsa,
  type Somebody,
  sequence,
  signerOf,
  somebody,
} from './test/made.ts';
import { makeToken, ownStamps } from './time-stamp.ts';
import { type Fault, type Verified, verifyDetached } from './verify.ts';

const text = Buffer.from('what was read to its end');
const root = await somebody('root', { from: daysFromNow(-90), until: daysFromNow(90) });
const foreign = await somebody('foreign');
const signer = await somebody('signer', { below: root });
const stamping = [...signing(), purpose(timeStamping)];
const stamper = await somebody('stamper', { below: root, extensions: stamping, from: daysFromNow(-60) });
const stamp = ownStamps(signerOf(stamper));
const good = await signDetached([text], signerOf(signer), stamp);

const verify = (der: Uint8Array, content: Uint8Array = text, roots: Certificate[] = [root.certificate]) =>
  verifyDetached(der, [content], { roots });
const sign = (by: Signer, stampBy?: Somebody) =>
  signDetached([text], by, stampBy ? ownStamps(signerOf(stampBy)) : undefined);

it('tells who signed, when, and that all is right', async () => {
  const verified = await verifyDetached(good, [text.subarray(0, 9), text.subarray(9)], { roots: [root.certificate] });
  const { serial, notBefore, notAfter } = signer.certificate;
  expect(verified).toMatchObject({
    valid: true,
    digestMatches: true,
    signatureValid: true,
    trusted: true,
    signer: { subject: 'CN=signer, C=BR', serial, notBefore, notAfter },
    stamp: { valid: true, authority: 'stamper' },
    signedAttributes: ['contentType', 'messageDigest', 'signingCertificateV2'],
    faults: [],
  });
  expect(Math.abs((verified.stamp?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(certificatesOfPem(verified.signer?.pem ?? '')[0]?.serial).toBe(serial);
  expect(await verify(await sign(signerOf(signer)))).toMatchObject({ valid: true, stamp: null });
});

it('gives certificates as PEM and reads them again, and their names', () => {
  const both = [root.certificate, signer.certificate];
  expect(certificatesOfPem(`a word before\n${pemOf(both)}`).map(({ serial }) => serial)).toEqual(
    both.map(({ serial }) => serial),
  );
  expect(namesOf(both)).toEqual(['root', 'signer']);
});

it('tells text that was changed from a signature that was', async () => {
  expect(await verify(good, Buffer.from('another'))).toMatchObject({
    valid: false,
    digestMatches: false,
    signatureValid: true,
    faults: ['digest'],
  });
});

it('trusts roots alone that were given, for stamps apart where they are apart', async () => {
  expect((await verify(good, text, [foreign.certificate])).faults).toEqual(['untrusted', 'stamp:untrusted']);
  const trust = { roots: [root.certificate], stampRoots: [foreign.certificate] };
  expect((await verifyDetached(good, [text], trust)).faults).toEqual(['stamp:untrusted']);
});

describe('the moment', () => {
  const short = (from: number, until: number) =>
    somebody('short', { below: root, from: daysFromNow(from), until: daysFromNow(until) });
  const stampedOn = async (by: Somebody, days: number) =>
    signDetached([text], signerOf(by), imprint => makeToken(signerOf(stamper), { imprint, at: daysFromNow(days) }));

  it('of a stamp holds a signature whose certificate has ended since', async () => {
    const ended = await short(-30, -10);
    expect(await verify(await stampedOn(ended, -20))).toMatchObject({ valid: true, trusted: true });
    expect((await verify(await stampedOn(ended, -5))).faults).toEqual(['untrusted']);
    expect((await verify(await stampedOn(ended, -40))).faults).toEqual(['untrusted']);
  });

  it('without a stamp is now, or the one that is asked for', async () => {
    const ended = await sign(signerOf(await short(-30, -10)));
    expect((await verify(ended)).faults).toEqual(['untrusted']);
    const trust = { roots: [root.certificate], at: daysFromNow(-20) };
    expect((await verifyDetached(ended, [text], trust)).valid).toBe(true);
  });

  it('of a stamp that is not believed holds nothing', async () => {
    const ended = await short(-30, -10);
    const liar = await somebody('liar', { below: foreign, extensions: stamping, from: daysFromNow(-60) });
    const der = await signDetached([text], signerOf(ended), imprint =>
      makeToken(signerOf(liar), { imprint, at: daysFromNow(-20) }),
    );
    expect((await verify(der)).faults).toEqual(['untrusted', 'stamp:untrusted']);
  });
});

it.each<[string, Fault, () => Promise<Uint8Array>]>([
  ['of another signature', 'stamp:wrongImprint', () => withToken(() => stamp(sha256(text)))],
  ['by a key for documents', 'stamp:untrusted', () => sign(signerOf(signer), signer)],
  ['that was spoiled', 'stamp:badSignature', () => withToken(async imprint => spoiled(await stamp(imprint)))],
  ['that is none', 'stampMalformed', () => withToken(() => Promise.resolve(Buffer.from([5, 0])))],
  [
    'by an authority whose time was over',
    'stamp:untrusted',
    async () =>
      sign(signerOf(signer), await somebody('late', { below: root, extensions: stamping, until: daysFromNow(-0.5) })),
  ],
])('doesn’t believe a stamp %s', async (_, fault, made) => {
  expect(await verify(await made())).toMatchObject({ valid: false, signatureValid: true, faults: [fault] });
});

const withToken = (token: (imprint: Uint8Array) => Promise<Uint8Array>) =>
  signDetached([text], signerOf(signer), token);

function spoiled(der: Uint8Array, at = der.byteLength - 1): Uint8Array {
  const copy = Uint8Array.from(der);
  copy[at] = (copy[at] ?? 0) ^ 0x01;
  return copy;
}

const weak = await somebody('weak', { below: root, key: rsa(1_024) });
const { type, digest, named } = rightAttributes(text, signer);
const crafted = (signed: asn1js.AsnType[], rest: Partial<Parameters<typeof craft>[1]> = {}) =>
  craft(signer, { attributes: signed, ...rest });
const otherCertificate = { ...signer.certificate, der: stamper.certificate.der };

it.each<[string, Fault[], () => Promise<Uint8Array>]>([
  ['by the key that stamps', ['keyUsage'], () => sign(signerOf(stamper))],
  [
    'by a key that may only encrypt',
    ['keyUsage'],
    async () => {
      return sign(signerOf(await somebody('encrypts', { below: root, extensions: [usage(0x20)] })));
    },
  ],
  ['by a key that can be broken', ['signature'], () => sign(signerOf(weak))],
  [
    'with SHA-1',
    ['signature'],
    () => crafted([type, digest, named], { algorithm: sequence(oid('1.2.840.10045.4.1')), hash: 'SHA-1' }),
  ],
  [
    'that names another certificate',
    ['signingCertificate'],
    () => sign({ ...signerOf(signer), certificate: otherCertificate, chain: [signer.certificate] }),
  ],
  ['that names none', ['signingCertificate'], () => crafted([type, digest])],
  ['without its digest', ['attributes', 'digest'], () => crafted([type, named])],
  ['with two digests', ['attributes', 'digest'], () => crafted([type, digest, digest, named])],
  [
    'with a digest of two values',
    ['attributes', 'digest'],
    () => crafted([type, attribute(attributes.messageDigest, octets(sha256(text)), octets(sha256(good))), named]),
  ],
  ['without its type', ['attributes'], () => crafted([digest, named])],
  [
    'of another type',
    ['attributes'],
    () => crafted([attribute(attributes.contentType, oid(pkijs.id_eContentType_TSTInfo)), digest, named]),
  ],
  [
    'without its certificate',
    ['signature', 'signingCertificate', 'keyUsage', 'untrusted'],
    () => crafted([type, digest, named], { certificates: [root.certificate] }),
  ],
  [
    'longer than any',
    ['malformed'],
    () => crafted([type, digest, named], { unsigned: [attribute('1.2.3', octets(Buffer.alloc(70_000)))] }),
  ],
  ['with its text inside', ['malformed'], () => crafted([type, digest, named], { held: text })],
  ['of two signers', ['malformed'], () => crafted([type, digest, named], { signers: 2 })],
  [
    'with a heap of certificates',
    ['malformed'],
    () => crafted([type, digest, named], { certificates: Array(21).fill(signer.certificate) }),
  ],
])('refuses a signature %s', async (_, faults, made) => {
  expect(await verify(await made())).toMatchObject({ valid: false, faults });
});

it('names attributes that a signature of somebody else has', async () => {
  const time = attribute(attributes.signingTime, new asn1js.GeneralizedTime({ valueDate: new Date() }));
  const verified = await verify(await crafted([type, time, digest, named]));
  expect(verified).toMatchObject({ valid: true, faults: [] });
  expect(new Set(verified.signedAttributes)).toContain('signingTime');
});

/** Only names in the United States may stand below (RFC 5280, 4.2.1.10). */
function abroad(): pkijs.Extension {
  const country = new pkijs.AttributeTypeAndValue({
    type: '2.5.4.6',
    value: new asn1js.PrintableString({ value: 'US' }),
  });
  const value = new pkijs.RelativeDistinguishedNames({ typesAndValues: [country] });
  const base = new pkijs.GeneralName({ type: 4, value });
  const permittedSubtrees = [new pkijs.GeneralSubtree({ base })];
  return extension(pkijs.id_NameConstraints, new pkijs.NameConstraints({ permittedSubtrees }).toSchema());
}

describe('a chain', () => {
  const through = async (...between: Somebody[]) => {
    const last = await somebody('last', { below: between[0] ?? root });
    return verify(await sign(signerOf(last, ...between)));
  };
  const below = (issuer: Somebody, rest: Parameters<typeof somebody>[1] = {}) =>
    somebody('between', { below: issuer, extensions: authority(0), ...rest });

  it('may go over authorities', async () => {
    expect(await through(await below(root))).toMatchObject({ valid: true });
  });

  it.each<[string, () => Promise<Somebody[]>]>([
    ['one that is no authority', async () => [await below(root, { extensions: signing() })]],
    ['one that has ended', async () => [await below(root, { until: daysFromNow(-0.5) })]],
    ['one whose key can be broken', async () => [await below(root, { key: rsa(1_024) })]],
    [
      'one with a rule that we don’t know',
      async () => [await below(root, { extensions: [...authority(0), extension('1.2.3.4', new asn1js.Null())] })],
    ],
    ['one for names of another country', async () => [await below(root, { extensions: [...authority(0), abroad()] })]],
    [
      'more of them than one allows',
      async () => {
        const upper = await below(root, { extensions: authority(0) });
        return [await below(upper), upper];
      },
    ],
    [
      'one that may issue nothing by its usage',
      async () => {
        const [anAuthority] = authority(0);
        return [await below(root, { extensions: anAuthority ? [anAuthority, usage(0xc0)] : [] })];
      },
    ],
    ['a root of the same name with another key', async () => [await somebody('root')]],
  ])('doesn’t go over %s', async (_, between) => {
    expect((await through(...(await between()))).faults).toEqual(['untrusted']);
  });

  it('is judged of the certificate that signed, not of another that stands beside its twin', async () => {
    const forger = await somebody('forger');
    const { notBefore: from, notAfter: until } = signer.certificate;
    const asIfByRoot = { ...forger.pair, name: root.pair.name };
    const forged = await issue({ subject: forger.pair, issuer: asIfByRoot, from, until, extensions: signing() });
    const copy = pkijs.Certificate.fromBER(Uint8Array.from(forged.der));
    await copy.sign(forger.pair.keys.privateKey, 'SHA-256');
    const twin = readCertificate(new Uint8Array(copy.toSchema().toBER()));
    const by = { key: forger.pair.keys.privateKey, certificate: forged, chain: [twin, signer.certificate] };
    expect((await verify(await sign(by))).faults).toEqual(['untrusted']);
  });

  it('that turns in circles has an end', async () => {
    const wide = authority(99);
    const [one, other] = [await somebody('one', { extensions: wide }), await somebody('other', { extensions: wide })];
    // each certifies the other nine times: a way through all of them has millions of forms
    const times = { from: daysFromNow(-1), until: daysFromNow(1), extensions: wide };
    const crossed = await Promise.all(
      Array.from({ length: 18 }, (_, at) => {
        const [subject, issuer] = at % 2 ? [one, other] : [other, one];
        return issue({ subject: subject.pair, issuer: issuer.pair, ...times });
      }),
    );
    const last = await somebody('last', { below: one });
    const der = await signDetached([text], { ...signerOf(last), chain: crossed });
    expect((await verify(der)).faults).toEqual(['untrusted']);
  });
});

/** The places of these bytes in the whole. */
function placesOf(whole: Uint8Array, part: Uint8Array): number[] {
  const begin = Buffer.from(whole).indexOf(part);
  expect(begin).toBeGreaterThan(0);
  return Array.from({ length: part.byteLength }, (_, at) => begin + at);
}

describe('bytes', () => {
  it('of signature, digest and certificate: none may change', async () => {
    const plain = await sign(signerOf(signer));
    const { info, signature } = readSignedData(parse(plain));
    const signed = new Uint8Array(info.signedAttrs?.encodedValue ?? []).subarray(1);
    const places = [signed, signature, signer.certificate.der].flatMap(part => placesOf(plain, part));
    for (const at of places) expect((await verify(spoiled(plain, at))).valid, `byte ${at}`).toBe(false);
  });

  it('that are cut off, changed at random or piled up are answered, never thrown', async () => {
    const answers: Verified[] = [];
    for (let length = 0; length < good.byteLength; length += 31) answers.push(await verify(good.subarray(0, length)));
    expect(answers.every(({ faults }) => faults[0] === 'malformed')).toBe(true);
    for (let at = 0; at < good.byteLength; at += 3) {
      const copy = Uint8Array.from(good);
      copy[at] = (copy[at] ?? 0) ^ ([0x01, 0x80, 0xff][(at % 7) % 3] ?? 0);
      const { valid, signer: told } = await verify(copy);
      if (valid) expect(told?.serial).toBe(signer.certificate.serial);
    }
  });

  it('of a key of no known kind are answered: node:crypto ends the process when it is asked for such a name', async () => {
    const ecPublicKey = Buffer.from('2a8648ce3d0201', 'hex');
    const last = Buffer.from(good).lastIndexOf(ecPublicKey);
    expect((await verify(spoiled(good, last))).faults).toEqual(['stampMalformed']);
    expect((await verify(spoiled(good, Buffer.from(good).indexOf(ecPublicKey)))).faults).toEqual(['malformed']);
  });

  it.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['too many', Buffer.concat([good, Buffer.alloc(70_000)])],
    ['more after the end', Buffer.concat([good, Buffer.alloc(1)])],
    ['values in values', Buffer.from('3080'.repeat(20_000), 'hex')],
    ['a length beyond all', Buffer.from('3084ffffffff00', 'hex')],
    ['a length of eight bytes', Buffer.from('308800000000000000ff0500', 'hex')],
    ['text', Buffer.from('-----BEGIN PKCS7-----')],
  ])('%s: malformed', async (_, der) => {
    expect(await verify(der)).toMatchObject({ valid: false, signer: null, faults: ['malformed'] });
  });
});
