import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as pkijs from 'pkijs';
import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { secretsWith } from '../secrets.ts';
import { pemOf, timeStamping } from './certificate.ts';
import { signDetached } from './cms.ts';
import { authority, purpose, signing } from './issue.ts';
import { sealFolder } from './own-certificates.ts';
import type { SealFault } from './refused.ts';
import { type Seal, sealOf, type Unusable } from './seal.ts';
import { daysFromNow, folder, openssl, rsa, type Somebody, somebody, written } from './test/made.ts';
import { verifyDetached } from './verify.ts';

const secrets = secretsWith(new Uint8Array(32).fill(7));
const text = Buffer.from('what was read');
const password = 'çedilha e 3 espaços';

const seal = (settings: Record<string, string> = {}, now?: number) =>
  sealOf(readEnv({ DATA_DIR: folder(), ...settings }), secrets, now);

async function usable(settings: Record<string, string> = {}): Promise<Seal> {
  const made = await seal(settings);
  if (!made.usable) throw new Error(made.message);
  return made;
}

async function refusal(settings: Record<string, string>, now?: number): Promise<Unusable> {
  const made = await seal(settings, now);
  if (made.usable) throw new Error('It can seal.');
  return made;
}

it('makes its own root, seal and stamp once, and signs with them', async () => {
  const where = { DATA_DIR: folder() };
  const [one, other] = [await usable(where), await usable(where)];
  expect(one.kind).toBe('own');
  expect(pemOf(other.roots)).toBe(pemOf(one.roots));
  const der = await signDetached([text], one.signer, one.stamp ?? undefined);
  const trust = { roots: other.roots, stampRoots: other.stampRoots };
  expect(await verifyDetached(der, [text], trust)).toMatchObject({ valid: true, stamp: { valid: true } });
  expect(one.until).toEqual(one.signer.certificate.notAfter);
});

it('ends with one set where calls and processes make it at once, and leaves nothing else behind', async () => {
  const where = folder();
  const script = `
    import { sealOf } from '${import.meta.dirname}/seal.ts';
    import { secretsWith } from '${import.meta.dirname}/../secrets.ts';
    const seal = () => sealOf({ NODE_ENV: 'test', DATA_DIR: '${where}' }, secretsWith(new Uint8Array(32).fill(7)));
    const made = await Promise.all([seal(), seal(), seal()]);
    process.stdout.write(made.map(each => each.usable ? each.signer.certificate.serial : each.message).join(' ') + ' ');`;
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const said = await Promise.all(processes.map(async each => (await each.stdout.toArray()).join('')));
  const serials = said.join('').trim().split(' ');
  expect(serials).toHaveLength(9);
  expect(new Set(serials).size).toBe(1);
  expect(readdirSync(where)).toEqual(['seal']);
});

it('keeps its keys closed with the secrets key, for its own user alone, and the root’s nowhere', async () => {
  const where = { DATA_DIR: folder() };
  await usable(where);
  const path = sealFolder(where.DATA_DIR);
  expect(readdirSync(path).sort()).toEqual(['root.pem', 'signer.key', 'signer.pem', 'stamper.key', 'stamper.pem']);
  // how a PKCS #8 key of an elliptic curve begins (RFC 5915), in bytes, in base64 and as PEM
  const plain = [Buffer.from('06072a8648ce3d0201', 'hex'), 'MIGHAgEAMBMGByqGSM49', 'PRIVATE KEY'];
  for (const name of readdirSync(path)) {
    expect(statSync(join(path, name)).mode & 0o077).toBe(0);
    if (name.endsWith('.key'))
      for (const form of plain) expect(readFileSync(join(path, name)).includes(form)).toBe(false);
  }
  const other = await sealOf(readEnv(where), secretsWith(new Uint8Array(32)));
  expect(other).toMatchObject({ usable: false, reason: 'notOurs', where: 'SEAL' });
  writeFileSync(join(path, 'signer.key'), 'damaged');
  expect(await refusal(where)).toMatchObject({ reason: 'notOurs' });
});

it('seals outside production by itself; in production only where it is told with what', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toMatchObject({ reason: 'notConfigured' });
  expect(await usable({ NODE_ENV: 'production', SEAL: 'own' })).toMatchObject({ kind: 'own' });
  const DATA_DIR = folder();
  await usable({ DATA_DIR });
  const inYears = daysFromNow(21 * 365).getTime();
  expect(await refusal({ DATA_DIR }, inYears)).toMatchObject({ reason: 'expired', where: 'SEAL' });
});

const root = await somebody('root', { from: daysFromNow(-99), until: daysFromNow(999) });
const between = await somebody('between', {
  below: root,
  extensions: authority(0),
  from: daysFromNow(-99),
  until: daysFromNow(999),
});
const ours = await somebody('ours', { below: between });

/** A file as OpenSSL makes it of somebody's key and certificate. */
async function p12(who: Somebody, more: string[] = []): Promise<string> {
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', who.pair.keys.privateKey)).toString('base64');
  const paths = written({
    key: `-----BEGIN PRIVATE KEY-----\n${key.replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`,
    certificate: pemOf([who.certificate]),
    above: pemOf([root.certificate, between.certificate]),
    'file.p12': '',
  });
  const { right, said } = openssl(
    ...['pkcs12', '-export', '-inkey', paths.key, '-in', paths.certificate, '-certfile', paths.above],
    ...['-out', paths['file.p12'], '-passout', `pass:${password}`, ...more],
  );
  if (!right) throw new Error(said);
  return paths['file.p12'];
}

it.each<[string, () => Promise<string>]>([
  ['OpenSSL 3', () => p12(ours)],
  [
    'a stricter hand',
    () => p12(ours, ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-192-CBC', '-macalg', 'sha512', '-iter', '9999']),
  ],
  ['one who leaves certificates open', () => p12(ours, ['-certpbe', 'NONE'])],
  ['an authority with RSA', async () => p12(await somebody('rsa', { below: between, key: rsa(2_048) }))],
])('reads a key with its chain from a file of %s', async (_, made) => {
  const made12 = await usable({ SEAL_P12: await made(), SEAL_PASSWORD: password, NODE_ENV: 'production' });
  expect(made12).toMatchObject({ kind: 'given', stamp: null });
  expect(pemOf(made12.signer.chain)).toBe(pemOf([between.certificate, root.certificate]));
  const der = await signDetached([text], made12.signer);
  expect(await verifyDetached(der, [text], { roots: [root.certificate] })).toMatchObject({ valid: true, faults: [] });
  expect(pemOf(made12.roots)).toBe(pemOf([root.certificate]));
  await expect(crypto.subtle.exportKey('pkcs8', made12.signer.key)).rejects.toThrow();
});

/** OpenSSL makes no file whose key is not its certificate's, and none that counts for hours. */
async function mixed(key: Somebody, { certificate }: Somebody, rounds = 1): Promise<string> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key.pair.keys.privateKey);
  const safeBags = [
    new pkijs.SafeBag({ bagId: '1.2.840.113549.1.12.10.1.1', bagValue: pkijs.PrivateKeyInfo.fromBER(pkcs8) }),
    new pkijs.SafeBag({
      bagId: '1.2.840.113549.1.12.10.1.3',
      bagValue: new pkijs.CertBag({ parsedValue: certificate.pki }),
    }),
  ];
  const safeContents = [{ privacyMode: 0, value: new pkijs.SafeContents({ safeBags }) }];
  const authenticatedSafe = new pkijs.AuthenticatedSafe({ parsedValue: { safeContents } });
  await authenticatedSafe.makeInternalValues({ safeContents: [{}] });
  const pfx = new pkijs.PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } });
  await pfx.makeInternalValues({
    password: new TextEncoder().encode(password).buffer,
    iterations: 1,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  if (pfx.macData) pfx.macData.iterations = rounds;
  return written({ file: new Uint8Array(pfx.toSchema().toBER()) }).file;
}

it.each<[SealFault, string, () => Promise<string>, string?]>([
  ['missing', 'no file', async () => join(folder(), 'none.p12')],
  ['missing', 'a list without files', async () => delimiter],
  ['wrongPassword', 'another password', () => p12(ours), 'çedilha'],
  [
    'expired',
    'one that has ended',
    async () => p12(await somebody('old', { below: between, until: daysFromNow(-0.5) })),
  ],
  ['notYetValid', 'one to come', async () => p12(await somebody('new', { below: between, from: daysFromNow(1) }))],
  ['keyOfAnother', 'the key of another', async () => mixed(await somebody('other'), ours)],
  [
    'notForSigning',
    'a key for time stamps',
    async () => p12(await somebody('stamper', { extensions: [...signing(), purpose(timeStamping)] })),
  ],
  ['unreadable', 'no PKCS #12', async () => written({ file: 'text' }).file],
  ['unreadable', 'a folder', async () => folder()],
  ['unreadable', 'a file that asks for hours of counting', () => mixed(ours, ours, 2_000_000_000)],
  ['unreadable', 'a file without a MAC', () => p12(ours, ['-nomac'])],
  ['unreadable', 'a file without a key', () => p12(ours, ['-nokeys'])],
])('%s: %s', async (reason, _, made, given = password) => {
  const path = await made();
  const refused = await refusal({ SEAL_P12: path, SEAL_PASSWORD: given });
  expect(refused).toMatchObject({ reason });
  expect(refused.message).not.toContain(given);
});

it.each([
  ['Windows', ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
  ['OpenSSL 1', ['-legacy']],
  ['an older Windows', ['-legacy', '-certpbe', 'PBE-SHA1-RC2-128']],
])('refuses a file that %s closed, and says how to convert it', async (_, way) => {
  const old = await p12(ours, way);
  const refused = await refusal({ SEAL_P12: old, SEAL_PASSWORD: password });
  expect(refused).toMatchObject({ reason: 'unreadable', where: old });
  expect(refused.message).toContain('openssl pkcs12 -legacy -in old.p12 -noenc -out all.pem');
  const { all, 'new.p12': converted } = written({ all: '', 'new.p12': '' });
  openssl('pkcs12', '-legacy', '-in', old, '-noenc', '-out', all, '-passin', `pass:${password}`);
  openssl('pkcs12', '-export', '-in', all, '-out', converted, '-passout', `pass:${password}`);
  expect(await usable({ SEAL_P12: converted, SEAL_PASSWORD: password })).toMatchObject({ kind: 'given' });
  expect(await refusal({ SEAL_P12: old, SEAL_PASSWORD: 'another' })).toMatchObject({ reason: 'wrongPassword' });
});

it('reads a file that was written by hand like the others', async () => {
  expect(await usable({ SEAL_P12: await mixed(ours, ours), SEAL_PASSWORD: password })).toMatchObject({ kind: 'given' });
});

it('takes of several files the newest that is valid, and tells of the others', async () => {
  const [older, newer, ended] = [
    await p12(await somebody('older', { below: between, from: daysFromNow(-9) })),
    await p12(await somebody('newer', { below: between, from: daysFromNow(-3) })),
    await p12(await somebody('ended', { below: between, until: daysFromNow(-0.5) })),
  ];
  const chosen = await usable({ SEAL_P12: [ended, older, newer].join(delimiter), SEAL_PASSWORD: password });
  expect(chosen.signer.certificate.subject).toBe('CN=newer, C=BR');
  expect(chosen.others).toMatchObject([{ reason: 'expired', where: ended }]);
});

it('asks an authority for time stamps where one is set, and needs to know whom to trust', async () => {
  const TSA_URL = 'http://127.0.0.1:1';
  const { chain, words } = written({ chain: pemOf([root.certificate]), words: 'no certificate' });
  const asked = await usable({ TSA_URL, TSA_CHAIN: chain });
  expect(pemOf(asked.stampRoots)).toBe(pemOf([root.certificate]));
  await expect(asked.stamp?.(text)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await refusal({ TSA_URL })).toMatchObject({ reason: 'notConfigured', where: 'TSA_CHAIN' });
  expect(await refusal({ TSA_URL, TSA_CHAIN: words })).toMatchObject({ reason: 'unreadable', where: 'TSA_CHAIN' });
  expect(await refusal({ TSA_URL, TSA_CHAIN: join(folder(), 'none') })).toMatchObject({ reason: 'missing' });
});

it('answers also where its folder can’t be written', async () => {
  const { file } = written({ file: '' });
  expect(await refusal({ DATA_DIR: join(file, 'below') })).toMatchObject({ reason: 'unreadable', where: 'SEAL' });
});
