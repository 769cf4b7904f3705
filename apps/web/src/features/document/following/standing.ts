import type { Tone } from '#ui/base/Status.tsx';
import type { DocumentRow, ListedDocument, SignatureWhole, Signer } from '../document.api.ts';

/** Why a document stands where it is. */
export type Cause =
  | 'draft'
  | 'notPrepared'
  | 'ready'
  | 'preparing'
  | 'returned'
  | 'noAnswer'
  | 'queued'
  | 'yours'
  | 'notOpened'
  | 'notFinished'
  | 'notSigned'
  | 'sealing'
  | 'sealMissing'
  | 'completed'
  | 'refused'
  | 'expired'
  | 'canceled'
  | 'replaced'
  | 'waiting'
  | 'unread'
  | 'unacknowledged'
  | 'allRead'
  | 'toDecide'
  | 'accepted'
  | 'turnedDown';

export interface Standing {
  cause: Cause;
  /** Whose turn it is, or who refused. */
  signer?: Signer;
  since: string | null;
}

const tones: Partial<Record<Cause, Tone>> = {
  ...{ returned: 'bad', sealMissing: 'bad', refused: 'bad', expired: 'bad', turnedDown: 'bad', notPrepared: 'bad' },
  ...{ noAnswer: 'warn', yours: 'warn', notFinished: 'warn', notSigned: 'warn', toDecide: 'warn' },
  ...{ completed: 'ok', accepted: 'ok', allRead: 'ok' },
  ...{ draft: 'neutral', ready: 'neutral', canceled: 'neutral', replaced: 'neutral' },
};
export const toneOf = (cause: Cause): Tone => tones[cause] ?? 'brand';

const ended = {
  preparando: 'preparing',
  selando: 'sealing',
  falhaSelo: 'sealMissing',
  concluido: 'completed',
  recusado: 'refused',
  vencido: 'expired',
  cancelado: 'canceled',
  substituido: 'replaced',
} as const;
const isEnded = (state: string): state is keyof typeof ended => Object.hasOwn(ended, state);

/** Of those whose turn it is: the gravest first. */
const turns: readonly Cause[] = ['returned', 'noAnswer', 'notFinished', 'notSigned', 'queued', 'notOpened'];

/** What became of the newest message to a signer; undefined: none was sent, the bell told them. */
export function lastDelivery({ entregas }: Signer): Signer['entregas'][number] | undefined {
  return entregas.toSorted((one, other) => other.em.localeCompare(one.em))[0];
}

/** Signers who may sign now. */
export const inTurn = (signers: readonly Signer[]) =>
  signers.filter(({ situacao }) => situacao === 'convidado' || situacao === 'aberto' || situacao === 'lido');

function turnOf(signer: Signer): Required<Standing> {
  const delivery = lastDelivery(signer);
  const at = (cause: Cause, since: string | null) => ({ cause, signer, since });
  if (signer.situacao === 'lido') return at('notSigned', signer.lidoEm);
  if (signer.situacao === 'aberto') return at('notFinished', signer.abertoEm);
  if (delivery?.situacao === 'recusada') return at('returned', delivery.em);
  if (delivery?.situacao === 'semResposta') return at('noAnswer', delivery.em);
  if (delivery?.situacao === 'naFila') return at('queued', delivery.em);
  return at('notOpened', delivery?.em ?? null);
}

interface Looked {
  document: DocumentRow;
  /** Undefined: it has none, or it is not the reader's. */
  request: Pick<SignatureWhole, 'assinantes' | 'causaSelo' | 'esperando' | 'selo' | 'can'> | undefined;
}

/** Of a list's row, which tells of its request what the standing needs. */
export function lookedOf(document: ListedDocument): Looked {
  const { idAssinatura, assinantes, causaSelo, esperando } = document;
  if (idAssinatura === null) return { document, request: undefined };
  const can = document.can.filter(act => act === 'assina');
  return { document, request: { assinantes, causaSelo, esperando, selo: null, can } };
}

/** Where one stands, and since when: what is gravest of it. */
export function standingOf({ document, request }: Looked): Standing {
  const { situacao: state, pede } = document;
  if (pede !== 'assinatura') return withoutSignatures(document);
  const signers = request?.assinantes ?? [];
  if (state === 'rascunho') return { cause: draftOf(request), since: document.criadoEm };
  if (isEnded(state)) {
    const signer = signers.find(({ situacao }) => situacao === 'recusou');
    const last = signers.flatMap(({ assinadoEm }) => assinadoEm ?? []).toSorted();
    const since = request?.selo?.em ?? last.at(-1) ?? null;
    return { cause: ended[state], since, ...(signer && { signer }) };
  }
  const waiting = inTurn(signers)
    .map(turnOf)
    .toSorted((one, other) => turns.indexOf(one.cause) - turns.indexOf(other.cause));
  const [first] = waiting;
  if (!first) return { cause: 'waiting', since: document.criadoEm };
  const since = first.since ?? request?.esperando?.desde ?? null;
  if (request?.can.includes('assina') && first.cause !== 'returned') return { cause: 'yours', since };
  return { ...first, since };
}

function draftOf(request: Looked['request']): Cause {
  if (!request) return 'draft';
  return request.causaSelo ? 'notPrepared' : 'ready';
}

function withoutSignatures({ situacao, pede, leitura, can, criadoEm }: DocumentRow): Standing {
  const at = (cause: Cause) => ({ cause, since: criadoEm });
  if (situacao === 'aceito') return at('accepted');
  if (situacao === 'recusado') return at('turnedDown');
  if (can.includes('aceita') || can.includes('recusa')) return at('toDecide');
  if (pede === 'ciente') return at(leitura.cientes < leitura.total ? 'unacknowledged' : 'allRead');
  return at(leitura.vistos < leitura.total ? 'unread' : 'allRead');
}
