import type { DocumentState, SignerStateWord } from '@cracha/contract/features/document/document-words.ts';
import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import {
  signatureStatement,
  signatureTerms,
  signatureTermsVersion,
} from '@cracha/contract/features/document/signature-terms.ts';
import type { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import { openStep, type SignatureState, type SignerState } from '#core/document/signature-moves.ts';
import type { By } from '#kernel/http/by.ts';
import type { SealTold, SignatureRow, SignerRow } from '../signature.queries.ts';
import { factorsOf } from './factor.ts';
import { maskedContact } from './invite.ts';
import type { Standing } from './sign.ts';
import { canOf } from './signature.policy.ts';
import type { messagesOf } from './signer-message.queries.ts';

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

const signerWords = {
  awaitingTurn: 'aguardandoVez',
  invited: 'convidado',
  opened: 'aberto',
  read: 'lido',
  signed: 'assinou',
  refused: 'recusou',
  expired: 'vencido',
  released: 'liberado',
} as const satisfies Record<SignerState, SignerStateWord>;

const deliveryWords = { queued: 'naFila', sent: 'enviada', refused: 'recusada', noAnswer: 'semResposta' } as const;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function sealOfWire(seal: SealTold | null, sealedAt: Date | null) {
  if (!seal || !sealedAt) return null;
  const { profile: perfil, certificate: certificado, until: validoAte, stamp } = seal;
  const carimbo = stamp && { em: stamp.at, autoridade: stamp.authority };
  return { em: sealedAt.toISOString(), perfil, certificado, validoAte, carimbo };
}

type Messages = Awaited<ReturnType<typeof messagesOf>>;

/** A request for signatures for who asked, and for HR. */
export function presentSignature(
  by: By,
  request: SignatureRow,
  signers: readonly SignerRow[],
  messages: Messages,
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
    assinantes: signers.map(one => presentSigner(one, messages)),
    selo: sealOfWire(request.seal, request.sealed_at),
    causaSelo: request.failure === null ? null : { codigo: request.failure, valores: {} },
    esperando: waitingFor(request, signers, messages),
    can: canOf({ personId: by.personId, profile: by.profile, permissions: by.actor.permissions }, request, signers),
  };
}

function presentSigner(one: SignerRow, messages: Messages) {
  return {
    ...{ id: one.id, nome: one.name, papel: one.role, passo: one.step, nivel: 'simples' as const },
    nivelAlcancado: one.act?.level ?? null,
    situacao: signerWords[one.state],
    contato: maskedContact(one),
    entregas: messages
      .filter(({ signer_id, kind }) => signer_id === one.id && kind !== 'code')
      .map(({ kind: tipo, made_at, state }) => ({ tipo, em: made_at.toISOString(), situacao: deliveryWords[state] })),
    ...{ abertoEm: iso(one.opened_at), lidoEm: iso(one.read_at), assinadoEm: iso(one.signed_at), motivo: one.reason },
  };
}

/** Why it stands still: whose turn it is, since when, and whether the message arrived. */
function waitingFor(request: SignatureRow, signers: readonly SignerRow[], messages: Messages) {
  if (request.state !== 'waiting') return null;
  const step = openStep(signers);
  const turn = signers.filter(one => one.step === step && one.state !== 'signed');
  const since = turn.map(one => one.invited_at?.getTime() ?? 0).sort((a, b) => a - b)[0];
  const outside = turn.filter(one => one.person_id === null);
  const got = outside.map(
    one => messages.find(({ signer_id, kind }) => signer_id === one.id && kind !== 'code')?.state === 'sent',
  );
  return {
    quem: turn.map(({ name }) => name),
    desde: since ? new Date(since).toISOString() : null,
    recebeu: outside.length === 0 ? null : got.every(Boolean),
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
