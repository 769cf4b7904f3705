import type { DocumentState } from '@cracha/contract/features/document/document-words.ts';
import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import {
  signatureStatement,
  signatureTerms,
  signatureTermsVersion,
} from '@cracha/contract/features/document/signature-terms.ts';
import type { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import { openStep, type SignatureState } from '#core/document/signature-moves.ts';
import type { By } from '#kernel/http/by.ts';
import type { Message, SealTold, SignatureRow, SignerRow } from '../signature.queries.ts';
import { maskedContact, presentStanding, signerWords } from '../signer.presenter.ts';
import { factorsOf } from './factor.ts';
import type { Standing } from './sign.ts';
import { canOf } from './signature.policy.ts';

export const stateWords = {
  draft: 'rascunho',
  preparing: 'preparando',
  waiting: 'aguardando',
  sealing: 'selando',
  sealFailed: 'falhaSelo',
  completed: 'concluido',
  refused: 'recusado',
  expired: 'vencido',
  canceled: 'cancelado',
  replaced: 'substituido',
} as const satisfies Record<SignatureState, DocumentState>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function sealOfWire(seal: SealTold | null, sealedAt: Date | null) {
  if (!seal || !sealedAt) return null;
  const { profile: perfil, certificate: certificado, until: validoAte, stamp } = seal;
  const carimbo = stamp && { em: stamp.at, autoridade: stamp.authority };
  return { em: sealedAt.toISOString(), perfil, certificado, validoAte, carimbo };
}

/** A request for signatures for who asked, and for HR. */
export function presentSignature(
  by: By,
  request: SignatureRow,
  signers: readonly SignerRow[],
  messages: readonly Message[],
): ResponseSent<(typeof signatureContract)['signature']> {
  return {
    ...{ id: request.id, idDocumento: request.document_id, codigo: request.code, titulo: request.title },
    ...{
      situacao: stateWords[request.state],
      prazo: request.due_on,
      mensagem: request.message,
      paginas: request.pages,
    },
    ...{ hashEnviado: request.hash_sent, hashLido: request.hash_read, hashFinal: request.hash_final },
    codigoAutenticidade: request.check_code,
    ...presentStanding(request, signers, messages),
    selo: sealOfWire(request.seal, request.sealed_at),
    can: canOf({ personId: by.personId, profile: by.profile, permissions: by.actor.permissions }, request, signers),
  };
}

/** What a signer sees: who sent it, who signs, where they stand, and what the act needs. */
export function presentSigning(
  by: By,
  { request, signers, at, own }: Standing,
  read: { counted: readonly number[] },
): ResponseSent<(typeof signingContract)['signing']> {
  const language = columns[by.request.language];
  const step = openStep(signers);
  const pages = request.pages ?? 0;
  const values = { t: String(pages), codigo: request.code, resumo: (request.hash_read ?? '').slice(0, 8) };
  return {
    ...{ idAssinatura: request.id, idAssinante: own.id, titulo: request.title, codigo: request.code },
    ...{ remetente: request.asked_by_name, empresa: request.company, mensagem: request.message, prazo: request.due_on },
    ...{ situacao: stateWords[request.state], minhaSituacao: signerWords[own.state] },
    minhaVez: request.state === 'waiting' && own.step === step && own.state !== 'signed',
    deQuemEVez: signers.filter(one => one.step === step && one.state !== 'signed').map(({ name }) => name),
    ...{ paginas: pages, hash: request.hash_read, lido: pages > 0 && read.counted.length >= pages },
    lidas: [...read.counted].sort((a, b) => a - b),
    ...{ nivel: 'simples', fatores: [...factorsOf(own)], contato: maskedContact(own) },
    termos: { versao: signatureTermsVersion, texto: signatureTerms[language] },
    declaracao: signatureStatement[language].replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]),
    assinantes: signers.map((one, place) => ({
      ...{ nome: one.name, papel: one.role, passo: one.step, assinadoEm: iso(one.signed_at) },
      situacao: place === at ? signerWords[own.state] : signerWords[one.state],
    })),
    posicoes: [],
  };
}
