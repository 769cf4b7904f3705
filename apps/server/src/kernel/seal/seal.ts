import { readFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import type { Env } from '../env.ts';
import type { Secrets } from '../secrets.ts';
import { allows, type Certificate, certificatesOfPem, isForTimeStamps } from './certificate.ts';
import type { Signer, Stamp } from './cms.ts';
import { type OwnCertificates, ownCertificates } from './own-certificates.ts';
import { readPkcs12 } from './pkcs12.ts';
import { type SealFault, SealRefused } from './refused.ts';
import { ownStamps } from './time-stamp.ts';
import { stampsOf } from './time-stamp-client.ts';

type SealSettings = Pick<
  Env,
  'NODE_ENV' | 'DATA_DIR' | 'SEAL' | 'SEAL_P12' | 'SEAL_PASSWORD' | 'TSA_URL' | 'TSA_CHAIN' | 'TSA_POLICY'
>;

/** With what an installation signs. Keep it for a day at most: then certificates are chosen anew. */
export interface Seal {
  readonly usable: true;
  /** `own`: made by this installation, known to nobody else. */
  readonly kind: 'own' | 'given';
  readonly signer: Signer;
  /** Null: no time-stamp authority is set. */
  readonly stamp: Stamp | null;
  /** What signatures of this seal lead to, and what its time stamps lead to. */
  readonly roots: readonly Certificate[];
  readonly stampRoots: readonly Certificate[];
  /** The end of the certificate that signs. */
  readonly until: Date;
  /** Other files of SEAL_P12 that can't be used; a renewed one that is not yet valid stands here too. */
  readonly others: readonly Unusable[];
}

/** Nothing can be sealed, and why. */
export interface Unusable {
  readonly usable: false;
  readonly reason: SealFault;
  /** The setting, or the file, that it is about. */
  readonly where: string;
  /** One English sentence for the log. */
  readonly message: string;
}

/**
 * The installation's seal as its settings say it, judged at this moment. Never throws: a server without a seal starts, and says so.
 * @param now milliseconds
 */
export async function sealOf(env: SealSettings, secrets: Secrets, now: number = Date.now()): Promise<Seal | Unusable> {
  try {
    return await open(env, secrets, new Date(now));
  } catch (error) {
    if (error instanceof Refused) return error.unusable;
    return unusable('unreadable', 'DATA_DIR', error);
  }
}

class Refused extends Error {
  readonly unusable: Unusable;

  constructor(what: Unusable) {
    super(what.message);
    this.unusable = what;
  }
}

function unusable(reason: SealFault, where: string, cause: unknown): Unusable {
  const detail = cause instanceof Error ? cause.message : String(cause);
  return { usable: false, reason, where, message: `Nothing can be sealed by ${where}: ${reason} (${detail}).` };
}

async function open(env: SealSettings, secrets: Secrets, now: Date): Promise<Seal> {
  // production says it, if it wants a seal that nobody else knows
  const mayOwn = env.SEAL === 'own' || env.NODE_ENV !== 'production';
  const own = mayOwn && !(env.SEAL_P12 && env.TSA_URL) ? await ownSet(env, secrets, now) : undefined;
  const given = env.SEAL_P12 ? await givenSigner(env.SEAL_P12, env.SEAL_PASSWORD ?? '', now) : undefined;
  const signer = given?.signer ?? own?.signer;
  if (!signer) throw new Refused(unusable('notConfigured', 'SEAL_P12', 'set SEAL_P12, or SEAL=own'));
  return {
    usable: true,
    kind: given ? 'given' : 'own',
    signer,
    ...(await stampsFor(env, own)),
    // the top of what a file brings is what its owner trusts
    roots: [signer.chain.at(-1) ?? signer.certificate],
    until: signer.certificate.notAfter,
    others: given?.others ?? [],
  };
}

async function ownSet(env: SealSettings, secrets: Secrets, now: Date): Promise<OwnCertificates> {
  try {
    const own = await ownCertificates(env.DATA_DIR, secrets, now);
    refuseOutside(own.signer.certificate, now);
    return own;
  } catch (error) {
    const reason = error instanceof SealRefused ? error.reason : 'unreadable';
    throw new Refused(unusable(reason, 'SEAL', error));
  }
}

/** @throws SealRefused where a certificate's time has not come, or is over */
function refuseOutside({ notBefore, notAfter }: Certificate, now: Date): void {
  if (now < notBefore) throw new SealRefused('notYetValid', `it begins on ${notBefore.toISOString()}`);
  if (now > notAfter) throw new SealRefused('expired', `it ended on ${notAfter.toISOString()}`);
}

interface Given {
  readonly signer: Signer;
  readonly others: Unusable[];
}

/** Of several files the one that is valid now; of several valid ones the newest. @throws Refused where none is */
async function givenSigner(paths: string, password: string, now: Date): Promise<Given> {
  const results = await Promise.all(
    paths
      .split(delimiter)
      .filter(Boolean)
      .map(path => signerOf(path, password, now).catch((error: unknown) => refusalOf(path, error))),
  );
  const others = results.filter(result => 'usable' in result);
  const [signer] = results
    .filter(result => 'key' in result)
    .sort((one, other) => other.certificate.notBefore.getTime() - one.certificate.notBefore.getTime());
  if (signer) return { signer, others };
  throw new Refused(others[0] ?? unusable('missing', 'SEAL_P12', 'it names no file'));
}

function refusalOf(path: string, error: unknown): Unusable {
  return unusable(error instanceof SealRefused ? error.reason : 'unreadable', path, error);
}

async function signerOf(path: string, password: string, now: Date): Promise<Signer> {
  const signer = await readPkcs12(await contentOf(path), password);
  refuseOutside(signer.certificate, now);
  if (!allows(signer.certificate, 'nonRepudiation', 'digitalSignature') || isForTimeStamps(signer.certificate))
    throw new SealRefused('notForSigning', 'its certificate is not for signing');
  return signer;
}

async function contentOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new SealRefused(absent ? 'missing' : 'unreadable', `${path} can't be read`, { cause: error });
  }
}

/** An authority's time stamps where one is set, else our own where we have them. */
async function stampsFor(env: SealSettings, own?: OwnCertificates): Promise<Pick<Seal, 'stamp' | 'stampRoots'>> {
  if (!env.TSA_URL)
    return own ? { stamp: ownStamps(own.stamper), stampRoots: [own.root] } : { stamp: null, stampRoots: [] };
  const roots = await chainOf(env.TSA_CHAIN);
  return { stamp: stampsOf({ url: env.TSA_URL, roots, policy: env.TSA_POLICY }), stampRoots: roots };
}

async function chainOf(path: string | undefined): Promise<Certificate[]> {
  try {
    if (!path) throw new SealRefused('notConfigured', 'TSA_URL needs the certificates that its answers lead to');
    const certificates = certificatesOfPem((await contentOf(path)).toString('latin1'));
    if (!certificates.length) throw new SealRefused('unreadable', `${path} holds no certificate in PEM`);
    return certificates;
  } catch (error) {
    throw new Refused(refusalOf('TSA_CHAIN', error));
  }
}
