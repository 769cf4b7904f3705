import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { SignerStateWord } from '@cracha/contract/features/document/document-words.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { openStep, type SignerState } from '#core/document/signature-moves.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import type { Message, SignatureRow, SignerRow } from './signature.queries.ts';

type Row = ResponseSent<(typeof documentContract)['hrSentDocuments']>['items'][number];
type Standing = Pick<Row, 'assinantes' | 'causaSelo' | 'esperando'>;

export const signerWords = {
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

export const maskedContact = ({ contact, email, cell_phone }: Pick<SignerRow, 'contact' | 'email' | 'cell_phone'>) =>
  contact === 'email' ? email && maskEmail(email) : cell_phone && maskCellPhone(cell_phone);

/** Who signs, whose turn it is, and what failed: for a request's page and its document's row. */
export function presentStanding(
  request: Pick<SignatureRow, 'state' | 'failure'>,
  signers: readonly SignerRow[],
  messages: readonly Message[],
): Standing {
  return {
    assinantes: signers.map(one => presentSigner(one, messages)),
    causaSelo: request.failure === null ? null : { codigo: request.failure, valores: {} },
    esperando: waitingFor(request, signers, messages),
  };
}

function presentSigner(one: SignerRow, messages: readonly Message[]) {
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
function waitingFor(request: Pick<SignatureRow, 'state'>, signers: readonly SignerRow[], messages: readonly Message[]) {
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
