import { expect, it } from 'vitest';
import { parse, withoutPadding } from './asn1.ts';
import { attributes } from './attributes.ts';
import { pemOf, timeStamping } from './certificate.ts';
import { sha256, signDetached } from './cms.ts';
import { authority, purpose, serialNumber, signing } from './issue.ts';
import { readSignedData } from './signed-data.ts';
import { openssl, p256, rsa, signerOf, somebody, written } from './test/made.ts';
import { makeToken, ownStamps, readToken } from './time-stamp.ts';

const parts = [Buffer.from('what was read, '), Buffer.from('to its end')];
const whole = Buffer.concat(parts);

it.each([
  ['P-256', p256],
  ['RSA', rsa(2_048)],
])('signs with %s as openssl, judging by CAdES, accepts', async (_, key) => {
  const root = await somebody('root', { key });
  const between = await somebody('between', { below: root, key, extensions: authority(0) });
  const signer = await somebody('signer', { below: between, key });
  const der = await signDetached(parts, signerOf(signer, between));
  const paths = written({ der, whole, changed: Buffer.from('another text'), root: pemOf([root.certificate]) });
  const judge = (content: string) =>
    openssl(
      ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any'],
      ...['-in', paths.der, '-content', content, '-CAfile', paths.root],
    );
  expect(judge(paths.whole)).toMatchObject({ right: true });
  expect(judge(paths.changed).right).toBe(false);
});

it('signs content type, digest and certificate along, and nothing else', async () => {
  const signer = await somebody('signer');
  const der = await signDetached(parts, signerOf(signer));
  const { signedAttributes, unsignedAttributes, certificates, content } = readSignedData(parse(der));
  expect(signedAttributes.map(({ type }) => type)).toEqual([
    attributes.contentType,
    attributes.messageDigest,
    attributes.signingCertificateV2,
  ]);
  expect(unsignedAttributes).toEqual([]);
  expect(content).toBeUndefined();
  expect(certificates.map(({ serial }) => serial)).toEqual([signer.certificate.serial]);
  const said = openssl('cms', '-cmsout', '-print', '-inform', 'DER', '-in', written({ der }).der).said;
  expect(said).toContain('signingCertificateV2');
  expect(said).not.toContain('signingTime');
});

it('stamps the signature’s value, as openssl’s judge of time stamps accepts', async () => {
  const root = await somebody('root');
  const signer = signerOf(await somebody('signer', { below: root }), root);
  const stamper = signerOf(
    await somebody('stamper', { below: root, extensions: [...signing(), purpose(timeStamping)] }),
  );
  const der = await signDetached(parts, signer, ownStamps(stamper));
  expect(der.byteLength).toBeLessThan(4_096);
  const { signature, unsignedAttributes } = readSignedData(parse(der));
  const token = unsignedAttributes[0]?.values[0].valueBeforeDecodeView ?? Buffer.alloc(0);
  const paths = written({ token, signature, other: parts[0] ?? '', root: pemOf([root.certificate]) });
  const judge = (data: string) =>
    openssl('ts', '-verify', '-token_in', '-in', paths.token, '-data', data, '-CAfile', paths.root);
  expect(judge(paths.signature)).toMatchObject({ right: true });
  expect(judge(paths.other).right).toBe(false);
  expect(openssl('ts', '-reply', '-token_in', '-in', paths.token, '-token_out', '-text').said).toContain(
    'Accuracy: 0x01 seconds',
  );
});

it('gives no signature where its stamp is refused', async () => {
  const refused = new Error('no stamp');
  const signer = signerOf(await somebody('signer'));
  await expect(signDetached(parts, signer, () => Promise.reject(refused))).rejects.toBe(refused);
});

it('puts into a token what was asked: digest, moment, number, policy; a serial number of its own', async () => {
  const stamper = signerOf(await somebody('stamper'));
  const asked = { imprint: sha256(whole), at: new Date('2026-11-28T12:00:00Z'), nonce: serialNumber() };
  const token = readToken(parse(await makeToken(stamper, { ...asked, policy: '1.2.3' })));
  expect(token).toMatchObject({ at: asked.at, policy: '1.2.3', digest: 'SHA-256', imprint: asked.imprint });
  expect(token.nonce?.isEqual(asked.nonce)).toBe(true);
  const [one, other] = [await makeToken(stamper, asked), await makeToken(stamper, asked)];
  expect(readToken(parse(one)).data.content?.equals(readToken(parse(other)).data.content ?? one)).toBe(false);
});

it('finds a signature in a container that zeros fill, and nothing where something else follows it', async () => {
  const der = await signDetached(parts, signerOf(await somebody('signer')));
  expect(Buffer.from(withoutPadding(Buffer.concat([der, Buffer.alloc(99)])))).toEqual(Buffer.from(der));
  expect(() => withoutPadding(Buffer.concat([der, Buffer.from([0, 1])]))).toThrow('after the end');
});
