import { createHash } from 'node:crypto';
import type { documentCheckContract } from '@cracha/contract/features/document/document-check.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import type { Tx } from '#kernel/database/transaction.ts';
import { type FoundSignature, signaturesIn, signedParts } from '#kernel/pdf/revision/read-signatures.ts';
import { certificatesOfPem } from '#kernel/seal/certificate.ts';
import { type Verified, verifyDetached } from '#kernel/seal/verify.ts';
import { presentKnown, stranger } from './check.presenter.ts';
import { certificatesOf, chainRowHash, type Known, knownBy } from './check.queries.ts';

type Answer = ResponseSent<(typeof documentCheckContract)['checkDocumentFile']>;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
interface Judged {
  found: FoundSignature;
  verified: Verified;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Whether a PDF is ours, whole and unchanged (product 6.6). The bytes decide: known by their hash, or by the hash up to where our signature
 * ends. Nothing is kept.
 */
export async function checkFile(
  inOwnTransaction: InOwnTransaction,
  pdf: Uint8Array,
  receipt: Uint8Array | undefined,
): Promise<Answer> {
  const pems = await inOwnTransaction(certificatesOf);
  const roots = pems.flatMap(({ pem }) => certificatesOfPem(pem));
  const judged: Judged[] = [];
  for (const found of signaturesIn(pdf))
    judged.push({
      found,
      verified: await verifyDetached(found.der, signedParts(pdf, found), { roots, stampRoots: roots }),
    });
  const serials = new Set(pems.map(({ serial }) => serial));
  const isOurs = ({ verified: { signer } }: Judged) => signer !== null && serials.has(signer.serial);
  const { resultado, known } = await inOwnTransaction(tx => judge(tx, pdf, judged.filter(isOurs)));
  const chain = receipt && known ? await inOwnTransaction(tx => compareChain(tx, known, receipt)) : 'semComprovante';
  return {
    ...(known ? presentKnown(known) : { situacao: resultado, ...stranger }),
    resultado,
    assinaturas: judged.map(({ found, verified }) => ({
      ...{ campo: found.field, valida: verified.valid, cobreTudo: found.coversAll },
      carimbo: verified.stamp?.valid ? verified.stamp.at.toISOString() : null,
    })),
    cadeia: chain,
  };
}

async function judge(
  tx: Tx,
  pdf: Uint8Array,
  ours: readonly Judged[],
): Promise<{ resultado: Answer['resultado']; known: Known | undefined }> {
  const hash = sha256(pdf);
  const whole = await knownBy(tx, { hash });
  if (whole) return { resultado: hash === whole.hashFinal ? ofState(whole) : 'versaoAnterior', known: whole };
  for (const { found, verified } of ours) {
    const known = await knownBy(tx, { hash: sha256(pdf.subarray(0, found.revisionEnd)) });
    if (known) return { resultado: verified.valid ? 'acrescentado' : 'alterado', known };
  }
  return { resultado: ours.length > 0 ? 'alterado' : await isBegun(tx, pdf), known: undefined };
}

/** The sealed bytes of one that was cancelled or replaced since are genuine, and say so. */
const ofState = (known: Known): Answer['resultado'] => presentKnown(known).situacao;

/** A byte changed before our signature, or within it: the file names a code of ours, and its bytes are not those. */
async function isBegun(tx: Tx, pdf: Uint8Array): Promise<'alterado' | 'naoNosso'> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const code = /\/Reason\s*\(D-\d{4}-\d{6} ([0-9A-Z]{16})\)/.exec(text)?.[1];
  return code && (await knownBy(tx, { code })) ? 'alterado' : 'naoNosso';
}

const receiptShape = z.object({ seq: z.int(), hash: z.string() });

/** A signer's receipt uncovers a chain that was written anew as a whole. */
async function compareChain(tx: Tx, { documentId }: Known, bytes: Uint8Array): Promise<Answer['cadeia']> {
  const read = receiptShape.safeParse(parsed(bytes));
  if (!read.success) return 'semComprovante';
  return (await chainRowHash(tx, documentId, read.data.seq)) === read.data.hash ? 'confere' : 'difere';
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
