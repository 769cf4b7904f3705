import { signatureTermsVersion } from '@cracha/contract/features/document/signature-terms.ts';
import type { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { signatureMoved } from '#core/document/signature-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { appendEvent } from '../chain.queries.ts';
import { documentSeal } from '../seal.jobs.ts';
import {
  type ActKept,
  moveSignature,
  ownSigner,
  type SignatureRow,
  type SignerRow,
  setSignerState,
  signatureById,
  signersOf,
} from '../signature.queries.ts';
import { type FactorServices, type Proven, prove } from './factor.ts';
import { type InviteServices, invite } from './invite.ts';
import { keepAct, keepRefusal, pagesRead, policyOf } from './signer.queries.ts';
import { tellEverybody, tellSender } from './tell-signature.ts';

export type SignServices = InviteServices & FactorServices;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Act = BodyOf<(typeof signingContract)['sign']>;
type Done = ResponseSent<(typeof signingContract)['sign']>;

export interface Standing {
  request: SignatureRow;
  signers: SignerRow[];
  /** Their place among the signers, from 0. */
  at: number;
  own: SignerRow;
}

/**
 * Where the reader stands in a request, as one of its signers. A signer without a user accepts the privacy policy first.
 * @throws NOT_FOUND, STEP_PENDING
 */
export async function standingOf(tx: Tx, by: By, requestId: string | undefined, held = false): Promise<Standing> {
  const found = (await ownSigner(tx, requestId)) ?? refuse('NOT_FOUND');
  if (by.profile === 'assinante' && (await policyOf(tx, found.id)) !== policyVersion)
    refuse('STEP_PENDING', { etapa: 'policy' });
  const request = (await signatureById(tx, found.request_id, held)) ?? refuse('NOT_FOUND');
  const signers = await signersOf(tx, request.id);
  const at = signers.findIndex(({ id }) => id === found.id);
  const own = signers[at] ?? refuse('NOT_FOUND');
  return { request, signers, at, own };
}

/** Everything but the factor: turn, state, reading and what was read. @throws STATUS_FORBIDS, SIGNING_NOT_YOUR_TURN, DOCUMENT_NOT_READ, STALE_VERSION */
export async function mustBeReady(tx: Tx, { request, signers, at, own }: Standing, act: Pick<Act, 'hash' | 'termos'>) {
  const move = signatureMoved({ state: request.state, signers, expiredDays: null }, 'sign', at);
  if ('refusal' in move) return refuse(move.refusal, { status: request.state });
  if (act.hash !== request.hash_read) refuse('STALE_VERSION');
  if (act.termos !== signatureTermsVersion) refuseField('termos', 'INVALID_OPTION');
  const read = await pagesRead(tx, {
    ...{ documentId: request.document_id, version: request.version },
    ...{ signerId: own.id, personId: own.person_id },
  });
  const pages = request.pages ?? 0;
  if (read.counted.length < pages) refuse('DOCUMENT_NOT_READ', { n: read.counted.length, t: pages });
  return { move, readAt: read.at };
}

/**
 * One act: who, what they read, by which factor, at this moment. Row, chain and the next turn in one transaction; the last act begins the
 * sealing. @throws as `mustBeReady` and `prove`
 */
export async function sign(
  services: SignServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  act: Act,
): Promise<Done> {
  if (act.desenho !== undefined && act.desenho !== null) refuseField('desenho', 'INVALID_OPTION');
  const { own, documentId } = await inOwnTransaction(async tx => {
    const standing = await standingOf(tx, by, act.idAssinatura);
    await mustBeReady(tx, standing, act);
    return { own: standing.own, documentId: standing.request.document_id };
  });
  const proven = await prove(services, by, inOwnTransaction, { signer: own, hash: act.hash, documentId }, act.fatores);
  return inOwnTransaction(tx => keep(services, tx, by, act, proven));
}

/** Writes the act of a signer who has proven who they are. */
export async function keep(
  services: InviteServices,
  tx: Tx,
  by: By,
  act: Pick<Act, 'idAssinatura' | 'hash' | 'nome' | 'termos'>,
  { factor, sentTo }: Proven,
): Promise<Done> {
  const standing = await standingOf(tx, by, act.idAssinatura, true);
  const { request, signers, own } = standing;
  const { move, readAt } = await mustBeReady(tx, standing, act);
  const { ip, userAgent: agent } = by.request;
  const row = await appendEvent(tx, request.document_id, {
    ...{ tipo: 'assinou', ator: own.name, ip, agente: agent, hashDocumento: act.hash },
    dados: {
      ...{ papel: own.role, passo: own.step, nivel: 'simples', fator: factor, enviadoPara: sentTo, nome: act.nome },
      ...{ cpf: own.cpf, email: own.email, termos: act.termos, abertoEm: own.opened_at?.toISOString() ?? null },
      lidoEm: readAt?.toISOString() ?? null,
    },
  });
  const kept: ActKept = {
    ...{ name: act.nome, level: 'simples', factor, sentTo, ip, agent, hash: act.hash, terms: act.termos },
    seq: row.seq,
  };
  const signedAt = await keepAct(tx, own.id, { act: kept, readAt });
  if (!(await moveSignature(tx, request, move.state))) refuse('STALE_VERSION');
  await record(tx, by, {
    ...{ verb: 'signatureSigned', entity: 'signature', entityId: request.id, accessGroupId: request.access_group_id },
    after: { codigo: request.code },
  });
  const moved = { ...request, row_version: request.row_version + 1 };
  await tellSender(tx, moved, 'signatureSigned', own);
  if (move.state === 'sealing') await beginSealing(services, tx, moved);
  else await invite(tx, services, moved, signers, move.signers);
  return {
    ...{ situacao: move.state === 'sealing' ? 'selando' : 'aguardando', nivelAlcancado: 'simples' },
    ...{ assinadoEm: signedAt.toISOString(), seq: row.seq, hash: row.hash },
  };
}

async function beginSealing({ enqueue }: InviteServices, tx: Tx, request: SignatureRow): Promise<void> {
  await appendEvent(tx, request.document_id, {
    ...{ tipo: 'selando', ator: null, ip: null, agente: null, dados: {}, hashDocumento: request.hash_read },
  });
  const causer = { personId: request.asked_by, accessGroupId: request.access_group_id };
  await enqueue(tx, documentSeal, { ...causer, requestId: request.id });
}

/** Refuses with a reason; the document is over. @throws STATUS_FORBIDS, NOT_FOUND */
export async function refuseToSign(
  services: InviteServices,
  tx: Tx,
  by: By,
  { idAssinatura, motivo }: { idAssinatura: string; motivo: string },
): Promise<void> {
  const { request, signers, at, own } = await standingOf(tx, by, idAssinatura, true);
  const move = signatureMoved({ state: request.state, signers, expiredDays: null }, 'refuse', at);
  if ('refusal' in move) return refuse(move.refusal, { status: request.state });
  await appendEvent(tx, request.document_id, {
    ...{ tipo: 'recusou', ator: own.name, ip: by.request.ip, agente: by.request.userAgent },
    ...{ dados: { papel: own.role, passo: own.step, motivo }, hashDocumento: request.hash_read },
  });
  await keepRefusal(tx, own.id, motivo);
  if (!(await moveSignature(tx, request, move.state, { reason: motivo }))) refuse('STALE_VERSION');
  for (const [place, signer] of signers.entries())
    if (place !== at) await setSignerState(tx, signer.id, move.signers[place] ?? signer.state);
  await record(tx, by, {
    ...{ verb: 'signatureRefused', entity: 'signature', entityId: request.id, accessGroupId: request.access_group_id },
    after: { codigo: request.code, justification: motivo },
  });
  await tellEverybody(
    services,
    tx,
    { ...request, row_version: request.row_version + 1 },
    signers,
    'signatureRefused',
    own,
  );
}
